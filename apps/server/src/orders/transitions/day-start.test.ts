import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { correctTender } from '@maru/contract/orders/order-payments.endpoints.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const lastMinute = '2026-11-21T03:59:59+09:00';
const dayStart = '2026-11-21T04:00:00+09:00';
const cash = { paymentMethod: 'INSTORE_CASH', amount: 4_500 } as const;

function now(at: string) {
  shop.clock.now = new Date(at);
}

/** The days on which the money of an order moved, in the order of its transactions. */
async function daysOf(orderId: string) {
  return shop.db
    .selectFrom('paymentTransactions')
    .select(['kind', 'businessDate', 'eventDate'])
    .where('orderId', '=', orderId)
    .orderBy('seq')
    .execute();
}

async function takenAtLastMinute(paid: boolean): Promise<{ at: At; id: string; paymentId: string }> {
  now(lastMinute);
  const at = await shop.openStore();
  const tenders = paid ? [{ type: 'INSTORE_CASH' as const, amount: 4_500 }] : [];
  const { id, payments } = await shop.order(at, { tenders });
  return { at, id, paymentId: payments[0]?.id ?? '' };
}

const first = { kind: 'APPROVAL', businessDate: '2026-11-20', eventDate: '2026-11-20' };
const later = (kind: 'APPROVAL' | 'REFUND') => {
  return { kind, businessDate: '2026-11-20', eventDate: '2026-11-21' };
};

test.each<
  [string, boolean, (sold: { at: At; id: string; paymentId: string }) => Promise<{ http: number }>, object[]]
>([
  ['paid', false, ({ at, id }) => shop.pay(at, id, cash), [later('APPROVAL')]],
  [
    'refunded',
    true,
    ({ at, id, paymentId }) =>
      shop.refund(at, id, { amount: 1_000, tenders: [{ paymentId, amount: 1_000 }] }),
    [first, later('REFUND')],
  ],
  ['cancelled', true, ({ at, id }) => shop.cancel(at, id), [first, later('REFUND')]],
  [
    'corrected',
    true,
    ({ at: { storeId, owner }, paymentId }) =>
      shop.call(correctTender, { storeId, id: paymentId, type: 'INSTORE_CAT', reason: '단말기' }, owner),
    [first, later('REFUND'), later('APPROVAL')],
  ],
])(
  'an order of 03:59 that is %s at 04:00 keeps its day, and its money moves on the next',
  async (_, paid, act, days) => {
    const sold = await takenAtLastMinute(paid);

    now(dayStart);
    expect(await act(sold)).toMatchObject({ http: 200 });

    const order = await shop.readOrder(sold.at, sold.id);
    expect(order).toMatchObject({ businessDate: '2026-11-20', orderNumber: 1 });
    expectToAddUp(order);
    expect(await daysOf(sold.id)).toEqual(days);
  },
);

test('a line added at 04:00 to an order taken at 03:59 counts for the day of the order', async () => {
  const { at, id } = await takenAtLastMinute(false);
  const { storeId, owner, menu } = at;

  now(dayStart);
  const added = { add: [{ itemId: menu.fruitBox, quantity: 1 }], addedTotal: 5_500 };
  expect(await shop.call(changeOrder, { storeId, orderId: id, ...added }, owner)).toMatchObject({
    http: 200,
  });
  await shop.pay(at, id, { ...cash, amount: 10_000 });

  const period = { storeId, from: '2026-11-20', to: '2026-11-21', unit: 'day' } as const;
  const { rows } = (await shop.call(reportByTime, period, owner)).response;
  expect(rows.filter(({ orders }) => orders > 0)).toMatchObject([{ key: '2026-11-20', net: 10_000 }]);
});

test('a card charge requested at 03:59 and approved at 04:00 belongs to the next day', async () => {
  const { at, id } = await takenAtLastMinute(false);
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.pay(at, id, { ...cash, paymentMethod: 'card' });

  now(dayStart);
  shop.passTerminalTime();
  await shop.runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CLOSED', businessDate: '2026-11-20' });
  expect(await daysOf(id)).toEqual([later('APPROVAL')]);
});

test('a card charge approved at 03:59 belongs to the day that ended, also if its answer comes at 04:00', async () => {
  const { at, id } = await takenAtLastMinute(false);
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.pay(at, id, { ...cash, paymentMethod: 'card' });
  await shop.db
    .updateTable('simulatedTerminalCharges')
    .set({ answersAt: new Date(lastMinute) })
    .where('storeId', '=', at.storeId)
    .execute();

  now(dayStart);
  shop.passTerminalTime();
  await shop.runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CLOSED', businessDate: '2026-11-20' });
  expect(await daysOf(id)).toEqual([first]);
});
