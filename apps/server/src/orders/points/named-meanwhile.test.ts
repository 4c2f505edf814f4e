import { deleteCustomer, mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expirePoints } from '#server/points/expiry/expire-points.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();

async function openStore() {
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
  const at = await shop.openStore();
  await shop.setPoints(at, { validityMonths: 1 });
  return { ...at, customer: await shop.customer(at), other: await shop.customer(at, '김영희') };
}
type At = Awaited<ReturnType<typeof openStore>>;

/** The ways in which an order names a customer. */
const ways: [string, (at: At, orderId: string) => ReturnType<typeof name>][] = [
  ['a new order names by number', (at) => take(at, { customer: { phone: at.customer.number } })],
  ['a new order names by id', (at) => take(at, { customer: { id: at.customer.id } })],
  ['a sale names', (at) => take(at, { customer: { id: at.customer.id }, tenders: [cash] })],
  ['a sale with points names', (at) => take(at, { customer: { phone: at.customer.number }, ...withPoints })],
  ['an open order begins to name', (at, orderId) => name(at, orderId)],
];
const cash = { type: 'INSTORE_CASH' as const, amount: 4_500 };
const withPoints = { pointsUsed: 100, total: 4_400, tenders: [{ ...cash, amount: 4_400 }] };

const name = (at: At, orderId: string) =>
  shop.call(changeOrder, { storeId: at.storeId, orderId, customer: { id: at.customer.id } }, at.owner);
const take = (at: At, over: Parameters<typeof shop.americano>[1]) =>
  shop.call(takeOrder, shop.americano(at, over), at.owner);

/**
 * Runs the act on the customer until it holds the account and waits for `row`, then the order until it waits for the
 * account, then both to their ends.
 */
async function meanwhile<A, B>(
  row: { table: string; column: string; id: string },
  act: () => Promise<A>,
  order: () => Promise<B>,
) {
  const holder = await shop.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from ${row.table} where ${row.column} = $1 for update`, [row.id]);
    const acting = act();
    await waitUntilBlocked(shop.db);
    const ordering = order();
    await waitUntilBlocked(shop.db, 2);
    await holder.query('commit');
    return await Promise.all([acting, ordering]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** The last row that an act on a customer locks. */
const eventsOf = ({ storeId }: At) => ({ table: 'store_event_counters', column: 'store_id', id: storeId });

test.each(ways.slice(0, 2))(
  'if %s a customer while their points expire, it shows the points that are left',
  async (_name, order) => {
    const at = await openStore();
    await shop.reward(at, at.customer.id, 'EARN', 500);
    shop.clock.now = new Date('2026-11-25T12:00:00+09:00');
    await shop.reward(at, at.customer.id, 'EARN', 30);
    shop.clock.now = new Date('2026-12-21T12:00:00+09:00');
    const log = { error: (facts: unknown) => expect(facts).toBeUndefined() };
    const expire = expirePoints({ db: shop.db, clock: () => shop.clock.now, log });
    const lots = { table: 'point_lots', column: 'customer_id', id: at.customer.id };
    const [, answer] = await meanwhile(lots, expire, () => order(at, ''));
    expect(answer).toMatchObject({ http: 200, response: { points: { balance: 30 } } });
  },
);

test.each(ways)(
  'if %s a customer who is being deleted, it is refused, and no open order names them',
  async (_name, order) => {
    const at = await openStore();
    await shop.reward(at, at.customer.id, 'EARN', 500);
    const open = await shop.order(at, { tenders: [] });
    const [deleted, answer] = await meanwhile(eventsOf(at), remove(at), () => order(at, open.id));
    expect(deleted.http).toBe(204);
    expect(answer).toMatchObject({ http: 409, status: 'CUSTOMER_NOT_FOUND' });
    expect(await ordersOf(at)).toEqual([{ id: open.id, customerId: null }]);
  },
);

test.each<[string, object]>([
  ['an order of an offline till', { customerMayBeUnknown: true }],
  [
    'a sale that was paid offline',
    { tenders: [cash], receipted: { lines: [{ unitPrice: 4_500 }] }, saleId: newId() },
  ],
])('%s is taken without a customer who is being deleted, and says so', async (_name, offline) => {
  const at = await openStore();
  const sale = { ...shop.americano(at, { customer: { phone: at.customer.number } }), ...offline };
  const [, answer] = await meanwhile(eventsOf(at), remove(at), () =>
    shop.call(takeOrder, sale, at.owner, { headers: { 'sale-age': '60' } }),
  );
  expect(answer).toMatchObject({ http: 200, response: { points: null } });
  expect(answer.response.history.map(({ kind }) => kind)).toContain('CUSTOMER_UNKNOWN');
});

test.each(ways)(
  'if %s a customer who is being merged, it shows the one who is kept, with all points',
  async (_name, order) => {
    const at = await openStore();
    await shop.reward(at, at.customer.id, 'EARN', 500);
    await shop.reward(at, at.other.id, 'EARN', 70);
    const open = await shop.order(at, { tenders: [] });
    const ids = { keptId: at.other.id, mergedId: at.customer.id };
    const merging = { storeId: at.storeId, ...ids, preview: false, reason: '번호가 바뀜' };
    const [merged, answer] = await meanwhile(
      eventsOf(at),
      () => shop.call(mergeCustomers, merging, at.owner),
      () => order(at, open.id),
    );
    expect(merged.http).toBe(200);
    const { earned = 0, used = 0 } = answer.response.points ?? {};
    const points = { customer: { id: at.other.id }, balance: 570 + earned - used };
    expect(answer).toMatchObject({ http: 200, response: { points } });
    await expectSoundLedger(shop.db, at.storeId, shop.clock.now);
  },
);

function remove({ storeId, customer, owner }: At) {
  const deleting = { storeId, customerId: customer.id, reason: '손님이 요청' };
  return () => shop.call(deleteCustomer, deleting, owner);
}

async function ordersOf({ storeId }: At) {
  return shop.db.selectFrom('orders').select(['id', 'customerId']).where('storeId', '=', storeId).execute();
}
