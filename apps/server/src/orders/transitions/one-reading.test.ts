import type { Order } from '@maru/contract/orders/order.ts';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { type Answer, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Paid = Answer<{ order: Order }>;

const cash = { type: 'INSTORE_CASH' as const, amount: 4_500 };
const byCash = { paymentMethod: 'INSTORE_CASH' as const, amount: 4_500 };
const byCard = { paymentMethod: 'card' as const, amount: 4_500 };
const orderIn = async (paying: Promise<Paid>) => (await paying).response.order;
const answered = async (moving: Promise<Answer<Order>>) => (await moving).response;

/** Counts how often the whole order is read from the database. */
async function countReadings(act: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await act();
  const readings = query.mock.calls.filter(([sent]) => JSON.stringify(sent).includes('from orders o where'));
  query.mockRestore();
  return readings.length;
}

/** Answers and the database write timestamps differently. */
function withInstants(order: Order): unknown {
  return JSON.parse(JSON.stringify(order), (_, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value,
  );
}

test.each<[string, number, (at: At) => Promise<() => Promise<Order>>]>([
  [
    'closed',
    1,
    async (at) => {
      const { id } = await shop.order(at, { orderType: 'ONLINE', tenders: [{ ...cash, type: 'cash' }] });
      return () => answered(shop.close(at, id));
    },
  ],
  [
    'cancelled',
    1,
    async (at) => {
      const { id } = await shop.order(at, { tenders: [cash] });
      return () => answered(shop.cancel(at, id));
    },
  ],
  [
    'cancelled by card, once for the intent and once for its outcome',
    2,
    async (at) => {
      const { id } = await shop.order(at);
      await shop.pay(at, id, byCard);
      return () => answered(shop.cancel(at, id));
    },
  ],
  [
    'reverted',
    1,
    async (at) => {
      const { id } = await shop.order(at, { tenders: [cash] });
      await shop.cancel(at, id);
      return () => answered(shop.revert(at, id));
    },
  ],
  [
    'paid in cash',
    1,
    async (at) => {
      const { id } = await shop.order(at);
      return () => orderIn(shop.pay(at, id, byCash));
    },
  ],
  [
    'paid by card, once for the intent and once for its outcome',
    2,
    async (at) => {
      const { id } = await shop.order(at);
      return () => orderIn(shop.pay(at, id, byCard));
    },
  ],
  [
    'given a tender back',
    1,
    async (at) => {
      const { id, payments } = await shop.order(at, { tenders: [{ ...cash, amount: 1_000 }] });
      return () => orderIn(shop.giveBack(at, payments[0]?.id ?? id));
    },
  ],
])('an order that is %s is read %i time(s), and the answer is as stored', async (_, times, prepare) => {
  const at = await shop.openStore();
  const act = await prepare(at);
  let answer: Order | undefined;

  const readings = await countReadings(async () => {
    answer = await act();
  });

  expect(readings).toBe(times);
  const order = answer ?? expect.fail();
  expect(withInstants(order)).toEqual(withInstants(await shop.readOrder(at, order.id)));
});
