import { expect, test, vi } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { withTerminal } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { levelOf } from './settle-unsettled.ts';

const shop = await openShop();

/** An order with a card charge that has had no answer for longer than a till waits. */
async function unanswered() {
  const at = await shop.openStore();
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  const { id } = await shop.order(at);
  await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 });
  const read = () => shop.readOrder(at, id);
  expect(await read()).toMatchObject({ pending: 'PAY' });
  return { at, read };
}

test('a store whose provider does not answer holds up no other store', async () => {
  const stores = [];
  for (let n = 0; n < 3; n += 1) stores.push(await unanswered());
  const [first, ...others] = stores;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const gateways = withTerminal(shop.gateways, ({ find }) => ({
    find: async (request) => {
      if (request.storeId === first?.at.storeId) await answered;
      return find(request);
    },
  }));
  const { app } = await shop.instance({ gateways });
  shop.passTerminalTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  await insertJob(shop.db, { task: 'settle-unsettled', payload: {} });

  const running = app.runDueJobs();

  for (const { read } of others)
    await vi.waitFor(async () => expect(await read()).toMatchObject({ pending: null }), { timeout: 5_000 });
  expect(await first?.read()).toMatchObject({ pending: 'PAY' });
  answer();
  await running;
  expect(await first?.read()).toMatchObject({ pending: null });
});

test.each([
  [1, 'info'],
  [60, 'info'],
  [61, 'debug'],
  [120, 'warn'],
  [1_439, 'debug'],
  [1_440, 'warn'],
  [1_500, 'debug'],
  [2_880, 'warn'],
])('after %i minutes without an answer the log says it as %s', (minutes, level) => {
  expect(levelOf(minutes)).toBe(level);
});
