import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { expect, test } from 'vitest';
import { expirePoints } from '#server/points/expiry/expire-points.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';

const shop = await openShop();
const expire = expirePoints({
  db: shop.db,
  clock: () => shop.clock.now,
  log: { error: (facts: object) => expect(facts).toBeUndefined() } as never,
});

async function openStore() {
  const at = await shop.openStore();
  await shop.setPoints(at, { validityMonths: 1 });
  const [first, second] = [await shop.customer(at, '홍길동'), await shop.customer(at, '김영희')];
  await shop.reward(at, first.id, 'EARN', 1_000);
  await shop.reward(at, second.id, 'EARN', 1_000);
  return { ...at, first, second };
}
type At = Awaited<ReturnType<typeof openStore>>;

const change = (at: At, orderId: string, input: object) =>
  shop.call(changeOrder, { storeId: at.storeId, orderId, ...input }, at.owner);

async function pointsOf({ storeId, first, second }: At) {
  const rows = await shop.db
    .selectFrom('pointAccounts as a')
    .select(['customerId', 'balance'])
    .select((eb) =>
      eb
        .selectFrom('pointLots as l')
        .whereRef('l.customerId', '=', 'a.customerId')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('remaining'), sum.lit(0)).as('sum'))
        .as('lots'),
    )
    .where('storeId', '=', storeId)
    .execute();
  return [first, second].map(({ id }) => {
    const row = rows.find(({ customerId }) => customerId === id);
    return [row?.balance, Number(row?.lots)];
  });
}

test('an order that changes its customer uses the points of the new one only', async () => {
  const at = await openStore();
  const { first, second } = at;
  const open = await shop.order(at, {
    ...{ customer: { phone: first.number }, pointsUsed: 800, total: 3_700 },
  });
  await change(at, open.id, { pointsUsed: 0 });
  const { response } = await change(at, open.id, {
    customer: { phone: second.number, id: second.id },
    pointsUsed: 800,
  });
  expect(response.points).toMatchObject({ customer: { id: second.id }, used: 800, balance: 200 });
  expect(await pointsOf(at)).toEqual([
    [1_000, 1_000],
    [200, 200],
  ]);
  expect((await shop.reward(at, first.id, 'USE', 900)).http).toBe(200);
  await shop.cancel(at, open.id);
  expect(await pointsOf(at)).toEqual([
    [100, 100],
    [1_000, 1_000],
  ]);
  shop.clock.now = new Date('2027-01-10T12:00:00+09:00');
  try {
    await expire();
    expect(await expectSoundLedger(shop.db, at.storeId, shop.clock.now)).toEqual({ lots: [], debt: 0 });
  } finally {
    shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
  }
});

test('a new phone number replaces the customer of an order only together with the id of its customer', async () => {
  const at = await openStore();
  const { first, second } = at;
  const open = await shop.order(at, { customer: { id: first.id } });
  const mistyped = { customer: { phone: second.number }, pointsUsed: 300 };
  expect(await change(at, open.id, mistyped)).toMatchObject({
    ...{ http: 409, status: 'CUSTOMER_DIFFERS' },
    detail: { customerId: second.id, name: '김*희', phone: `****-${second.number.slice(-4)}` },
  });
  expect(await change(at, open.id, { customer: { phone: second.number, id: first.id } })).toMatchObject({
    status: 'CUSTOMER_DIFFERS',
  });
  expect(await shop.readOrder(at, open.id)).toMatchObject({
    points: { customer: { id: first.id }, used: 0 },
  });
  expect((await change(at, open.id, { customer: { phone: first.number }, pointsUsed: 300 })).http).toBe(200);
  const unnamed = await shop.order(at);
  const named = await change(at, unnamed.id, { customer: { phone: second.number } });
  expect(named.response.points).toMatchObject({ customer: { id: second.id } });
});
