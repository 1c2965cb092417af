import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storageFaults } from '../soak/storage_faults.js';
import { tabs } from '../soak/tabs.js';

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
