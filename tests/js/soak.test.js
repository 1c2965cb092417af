import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storageFaults } from '../soak/storage_faults.js';
import { tabs } from '../soak/tabs.js';
import { updateFaults, updateOrders } from '../soak/updates.js';

test('whichever call of the storage fails, whatever was played is stored in the end', async () => {
  const { tried, complaints } = await storageFaults(9);
  assert.ok(tried > 100);
  assert.deepEqual(complaints, []);
});

test('tabs that play the same games in every order lose nothing and mix nothing', async () => {
  const { tried, complaints } = await tabs(120);
  assert.equal(tried, 120);
  assert.deepEqual(complaints, []);
});

test('a new version comes whole or not at all, whatever is wrong with its files', async () => {
  const { tried, complaints } = await updateFaults({ every: 4 });
  assert.ok(tried > 70);
  assert.deepEqual(complaints, []);
});

test('versions and tabs that come and go in every order leave no page with files of two versions', async () => {
  assert.deepEqual((await updateOrders(40)).complaints, []);
});
