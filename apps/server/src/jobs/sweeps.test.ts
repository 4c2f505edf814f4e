import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { insertJob } from './jobs.queries.ts';

const shop = await openShop();
const noon = shop.clock.now;
const hour = 3_600_000;

/** Runs a scheduled job now. */
async function run(task: string) {
  await insertJob(shop.db, { task, payload: {} });
  await shop.runJobs();
}

test('the stored answer of a call is kept for 48 hours', async () => {
  const at = await shop.openStore();
  const send = () => shop.call(takeOrder, shop.americano(at), at.owner, { key: 'kept' });
  const first = await send();

  shop.clock.now = new Date(noon.getTime() + 48 * hour);
  await run('sweep-answers');
  expect((await send()).response.id).toBe(first.response.id);

  shop.clock.now = new Date(noon.getTime() + 48 * hour + 1);
  await run('sweep-answers');
  expect((await send()).response.id).not.toBe(first.response.id);
});

test('events are kept for a day, and their numbering continues', async () => {
  const at = await shop.openStore();
  const seqs = async () => {
    const rows = shop.db.selectFrom('storeEvents').select('seq').where('storeId', '=', at.storeId);
    return (await rows.orderBy('seq').execute()).map(({ seq }) => seq);
  };
  shop.clock.now = noon;
  await shop.order(at);
  shop.clock.now = new Date(noon.getTime() + 20 * hour);
  await shop.order(at);

  shop.clock.now = new Date(noon.getTime() + 25 * hour);
  await run('sweep-events');
  await shop.order(at);

  expect(await seqs()).toEqual([2, 3]);
});
