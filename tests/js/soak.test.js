import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFaults, updateOrders } from '../soak/updates.js';

test('a new version comes whole or not at all, whatever is wrong with its files', async () => {
  const { tried, complaints } = await updateFaults({ every: 4 });
  assert.ok(tried > 70);
  assert.deepEqual(complaints, []);
});

test('versions and tabs that come and go in every order leave no page with files of two versions', async () => {
  assert.deepEqual((await updateOrders(40)).complaints, []);
});
