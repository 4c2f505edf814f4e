import { createHash } from 'node:crypto';
import { findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { listReceipted } from '@maru/contract/orders/receipted.endpoints.ts';
import { listRewardsByUser } from '@maru/contract/points/points.endpoints.ts';
import { expect, test } from 'vitest';
import { canonicalJson } from '#server/http/run-once.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';
import { toldToTake } from '#test/told-to-take.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof openStore>>;

async function openStore(over: Parameters<typeof shop.setPoints>[1] = {}) {
  const at = await shop.openStore();
  await shop.setPoints(at, over);
  return { ...at, customer: await shop.customer(at) };
}

async function balanceOf({ storeId, owner, customer }: At) {
  const { response } = await shop.call(findCustomer, { storeId, phone: customer.number }, owner);
  const { balance, debt, visits } = response.customers[0] ?? {};
  return { balance, debt, visits };
}

const cash = (amount: number) => [{ type: 'INSTORE_CASH' as const, amount }];

/** An americano for 4,500 won, paid in cash less the points used. */
function sell(at: At, pointsUsed = 0) {
  const total = 4_500 - pointsUsed;
  const points = pointsUsed > 0 ? { pointsUsed } : {};
  return shop.order(at, {
    ...{ customer: { phone: at.customer.number }, total, ...points },
    tenders: total > 0 ? cash(total) : [],
  });
}

test('a sale earns when it closes, and uses points in the transaction that takes it', async () => {
  const at = await openStore();
  const first = await sell(at);
  expect(first).toMatchObject({
    status: 'CLOSED',
    points: { used: 0, earned: 450, willEarn: 0, earnedOn: { rate: 1_000 }, balance: 450 },
  });
  expect(first.points?.customer).toMatchObject({
    name: '홍*동',
    phone: `****-${at.customer.number.slice(-4)}`,
  });

  const second = await sell(at, 400);
  expect(second).toMatchObject({ pointsUsed: 400, total: 4_100, paid: 4_100, status: 'CLOSED' });
  expect(second.points).toMatchObject({ used: 400, earned: 410, balance: 460 });
  expectToAddUp(second);
  expect(second.history.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['POINTS_USED', 'POINTS_EARNED']),
  );
  expect(await balanceOf(at)).toEqual({ balance: 460, debt: 0, visits: 2 });
  expect((await shop.readOrder(at, second.id)).points).toEqual(second.points);
});

test('an open order holds the points that it uses, and earns once it is closed', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 1_000);
  const open = await shop.order(at, {
    ...{ customer: { phone: at.customer.number }, pointsUsed: 1_000, total: 3_500 },
  });
  expect(open).toMatchObject({ status: 'OPEN', leftToPay: 3_500 });
  expect(open.points).toMatchObject({ used: 1_000, earned: 0, willEarn: 350, balance: 0 });

  await shop.pay(at, open.id, { paymentMethod: 'INSTORE_CASH', amount: 3_500 });
  const closed = await shop.readOrder(at, open.id);
  expect(closed).toMatchObject({ status: 'CLOSED', points: { earned: 350, willEarn: 0 } });
});

test('the rate of the moment of closing applies, and lines outside of earning categories earn nothing', async () => {
  const at = await openStore({ rate: 500 });
  const open = await shop.order(at, {
    ...{ customer: { id: at.customer.id }, total: 10_000 },
    lines: [
      { itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 },
      { itemId: at.menu.fruitBox, quantity: 1 },
    ],
  });
  expect(open.points).toMatchObject({ willEarn: 500 });
  await shop.setPoints(at, { rate: 1_000, nonEarningCategoryIds: [at.menu.fruit] });
  await shop.pay(at, open.id, { paymentMethod: 'INSTORE_CASH', amount: 10_000 });
  expect((await shop.readOrder(at, open.id)).points).toMatchObject({ earned: 450 });
});

test('a cancel takes back what was earned and gives back what was used; a revert moves both again', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 300);
  const sold = await sell(at, 300);
  expect(await balanceOf(at)).toEqual({ balance: 420, debt: 0, visits: 1 });

  const { response: cancelled } = await shop.cancel(at, sold.id);
  expect(cancelled.points).toMatchObject({
    used: 0,
    givenBack: 300,
    earned: 0,
    takenBack: 420,
    balance: 300,
  });
  expect(await balanceOf(at)).toEqual({ balance: 300, debt: 0, visits: 0 });

  const { response: reverted } = await shop.revert(at, sold.id);
  expect(reverted).toMatchObject({ status: 'CLOSED', points: { used: 300, earned: 420, balance: 420 } });
});

test('a revert is refused, all or nothing, once the points are gone', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 3_000);
  const sold = await sell(at, 3_000);
  await shop.cancel(at, sold.id);
  await shop.reward(at, at.customer.id, 'USE', 2_900);

  expect(await shop.revert(at, sold.id)).toMatchObject({
    ...{ http: 409, status: 'ORDER_NOT_REVERTIBLE', detail: { reason: 'POINTS' } },
  });
  expect(await shop.readOrder(at, sold.id)).toMatchObject({ status: 'CANCELLED', points: { used: 0 } });
  expect(await balanceOf(at)).toMatchObject({ balance: 100 });
});

test('points that were spent before they are taken back become a debt, which the next earning pays', async () => {
  const at = await openStore();
  const sold = await sell(at);
  await shop.reward(at, at.customer.id, 'USE', 400);
  expect((await shop.cancel(at, sold.id)).http).toBe(200);
  expect(await balanceOf(at)).toMatchObject({ balance: 0, debt: 400 });

  await sell(at);
  expect(await balanceOf(at)).toMatchObject({ balance: 50, debt: 0 });
});

test('an order paid wholly with points closes without a payment and is refunded by line', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 9_000);
  const sold = await shop.order(at, {
    ...{ customer: { phone: at.customer.number }, pointsUsed: 9_000, total: 0 },
    lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 2 }],
  });
  expect(sold).toMatchObject({ status: 'CLOSED', paymentType: 'NOTPAID', paid: 0, points: { earned: 0 } });
  const [line] = sold.lines;

  const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
  const { response: once } = await shop.refund(at, sold.id, { lines, tenders: [] });
  expect(once.points).toMatchObject({ used: 4_500, givenBack: 4_500, balance: 4_500 });
  const { response: twice } = await shop.refund(at, sold.id, { lines, tenders: [] });
  expect(twice.points).toMatchObject({ used: 0, givenBack: 9_000, balance: 9_000 });
  expectToAddUp(twice);
});

test('a refund by line gives back its share of the points and takes back what the rest does not earn', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 1_000);
  const sold = await shop.order(at, {
    ...{ customer: { phone: at.customer.number }, pointsUsed: 1_000, total: 12_500, tenders: cash(12_500) },
    lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 3 }],
  });
  expect(sold.points).toMatchObject({ used: 1_000, earned: 1_250 });

  const payment = sold.payments[0]?.id ?? '';
  const piece = [{ lineId: sold.lines[0]?.id ?? '', quantity: 1 }];
  expect(toldToTake(sold, { lines: piece })).toBe(417);
  const { response: refunded } = await shop.refund(at, sold.id, {
    lines: piece,
    tenders: [{ paymentId: payment, amount: 4_166 }],
  });
  expect(refunded.points).toMatchObject({ used: 667, givenBack: 333, earned: 833, takenBack: 417 });
  expectToAddUp(refunded);

  expect(toldToTake(refunded, { amount: 1_000 })).toBe(100);
  const { response: byAmount } = await shop.refund(at, sold.id, {
    amount: 1_000,
    tenders: [{ paymentId: payment, amount: 1_000 }],
  });
  expect(byAmount.points).toMatchObject({ used: 667, earned: 733 });
});

test('points given back live in the same lots, and seven days more if those expired meanwhile', async () => {
  const at = await openStore({ validityMonths: 1 });
  await shop.reward(at, at.customer.id, 'EARN', 500);
  const open = await shop.order(at, {
    ...{ customer: { phone: at.customer.number }, pointsUsed: 300, total: 4_200 },
  });
  shop.clock.now = new Date('2027-01-10T12:00:00+09:00');
  try {
    expect(await balanceOf(at)).toMatchObject({ balance: 0 });
    const { response: cancelled } = await shop.cancel(at, open.id);
    expect(cancelled.points).toMatchObject({ used: 0, balance: 300 });
    const { response } = await shop.call(
      listRewardsByUser,
      { storeId: at.storeId, customerId: at.customer.id },
      at.owner,
    );
    expect(response.content.map(({ kind, amount, expiresAt }) => [kind, amount, expiresAt])).toEqual([
      ['GIVE_BACK', 300, null],
      ['EXPIRE', -200, null],
      ['USE', -300, null],
      ['EARN', 500, '2027-01-17T19:00:00.000Z'],
    ]);
    shop.clock.now = new Date('2027-01-18T04:00:00+09:00');
    expect(await balanceOf(at)).toMatchObject({ balance: 0 });
  } finally {
    shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
  }
});

test('an open order gets a customer, more points, fewer points and no customer again', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 2_000);
  const open = await shop.order(at);
  const change = (input: object) =>
    shop.call(changeOrder, { storeId: at.storeId, orderId: open.id, ...input }, at.owner);
  const customer = { phone: at.customer.number };

  expect((await change({ customer: { id: at.customer.id } })).response.points).toMatchObject({
    willEarn: 450,
  });
  expect(await change({ pointsUsed: 500 })).toMatchObject({
    http: 400,
    fields: { 'customer.phone': 'required' },
  });
  const { response: used } = await change({ customer, pointsUsed: 1_500 });
  expect(used).toMatchObject({ total: 3_000, points: { used: 1_500, balance: 500, willEarn: 300 } });
  expect(await change({ customer: null })).toMatchObject({ detail: { reason: 'POINTS_HELD' } });
  const { response: fewer } = await change({ pointsUsed: 200 });
  expect(fewer).toMatchObject({ total: 4_300, points: { used: 200, givenBack: 0, balance: 1_800 } });
  await change({ pointsUsed: 0 });
  const { response: none } = await change({ customer: null });
  expect(none).toMatchObject({ total: 4_500, points: null });
  expect(none.history.map(({ kind }) => kind)).toContain('CUSTOMER_REMOVED');
  expect(await balanceOf(at)).toMatchObject({ balance: 2_000 });
});

test('points never bring the total below what was paid, and removed lines give back points beyond the new total', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 9_000);
  const open = await shop.order(at, {
    ...{ customer: { phone: at.customer.number }, pointsUsed: 6_000, total: 5_300 },
    lines: [
      { itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 },
      { itemId: at.menu.cake, quantity: 1 },
    ],
  });
  const change = (input: object) =>
    shop.call(changeOrder, { storeId: at.storeId, orderId: open.id, ...input }, at.owner);
  const cake = open.lines.find(({ itemId }) => itemId === at.menu.cake);
  const { response: smaller } = await change({ lines: [{ lineId: cake?.id, quantity: 0 }] });
  expect(smaller).toMatchObject({ status: 'CLOSED', total: 0, pointsUsed: 4_500, points: { used: 4_500 } });
  expect(await balanceOf(at)).toMatchObject({ balance: 4_500 });

  const other = await shop.order(at, { tenders: cash(4_000) });
  const asked = { customer: { phone: at.customer.number }, pointsUsed: 1_000 };
  expect(
    await shop.call(changeOrder, { storeId: at.storeId, orderId: other.id, ...asked }, at.owner),
  ).toMatchObject({ status: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'BELOW_PAID' } });
});

test('points are refused that the customer, the store or the order does not allow', async () => {
  const at = await openStore({ leastUse: 1_000, useStep: 100 });
  await shop.reward(at, at.customer.id, 'EARN', 5_000);
  const take = (pointsUsed: number, over: object = {}) =>
    shop.call(
      takeOrder,
      {
        ...shop.americano(at, { total: Math.max(0, 4_500 - pointsUsed), pointsUsed }),
        customer: { phone: at.customer.number },
        ...over,
      },
      at.owner,
    );
  const refused = { http: 409, status: 'POINTS_NOT_USABLE' };
  expect(await take(900)).toMatchObject({ ...refused, detail: { reason: 'TOO_FEW', usable: 5_000 } });
  expect(await take(1_050)).toMatchObject({ ...refused, detail: { reason: 'STEP' } });
  expect(await take(5_000)).toMatchObject({ ...refused, detail: { reason: 'NOT_PAYABLE', usable: 4_500 } });
  await shop.reward(at, at.customer.id, 'USE', 4_000);
  expect(await take(1_100)).toMatchObject({ ...refused, detail: { reason: 'NOT_ENOUGH', usable: 1_000 } });
  expect(await take(1_000, { customer: { id: at.customer.id } })).toMatchObject({
    ...{ http: 400, fields: { 'customer.phone': 'required' } },
  });
  expect(await take(1_000, { customer: { phone: '010-9999-9999' } })).toMatchObject({
    ...{ http: 409, status: 'CUSTOMER_NOT_FOUND' },
  });
  expect(await balanceOf(at)).toMatchObject({ balance: 1_000 });
});

test('ten tills that spend the same last points spend no more than there are', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 1_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.call(
        takeOrder,
        {
          ...shop.americano(at, { total: 4_200, pointsUsed: 300 }),
          customer: { phone: at.customer.number },
        },
        at.owner,
      ),
    ),
  );
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 'POINTS_NOT_USABLE')).toHaveLength(7);
  expect(await balanceOf(at)).toMatchObject({ balance: 100 });
});

test('a repeated sale moves no points again', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 1_000);
  const saleId = '0190a000-0000-7000-8000-00000000a001';
  const body = {
    ...shop.americano(at, { total: 4_200, pointsUsed: 300, tenders: cash(4_200) }),
    ...{ customer: { phone: at.customer.number }, saleId },
  };
  const first = await shop.call(takeOrder, body, at.owner, { key: 'sale' });
  const again = await shop.call(takeOrder, body, at.owner, { key: 'sale' });
  const anew = await shop.call(takeOrder, body, at.owner, { key: 'another key' });
  expect([again.response.id, anew.response.id]).toEqual([first.response.id, first.response.id]);
  expect(await balanceOf(at)).toMatchObject({ balance: 1_120 });
});

test('a sale without network earns by the setting of when it is sent, and is recorded also if its customer is unknown', async () => {
  const at = await openStore({ rate: 100 });
  const age = { headers: { 'sale-age': '7200' } };
  const sale = (phone: string, saleId: string) => ({
    ...shop.americano(at, { tenders: cash(4_500), customer: { phone }, saleId }),
    receipted: { lines: [{ unitPrice: 4_500 }] },
  });
  await shop.setPoints(at, { rate: 1_000 });
  const known = await shop.call(
    takeOrder,
    sale(at.customer.number, '0190a000-0000-7000-8000-00000000a002'),
    at.owner,
    age,
  );
  expect(known.response).toMatchObject({ status: 'CLOSED', points: { earned: 450, balance: 450 } });
  const strangers = [
    ['010-9999-8888', '0190a000-0000-7000-8000-00000000a003'],
    ['no number', '0190a000-0000-7000-8000-00000000a004'],
  ] as const;
  for (const [phone, saleId] of strangers)
    expect(await shop.call(takeOrder, sale(phone, saleId), at.owner, age)).toMatchObject({
      ...{ http: 200, response: { status: 'CLOSED', points: null } },
    });
  const { id } = (
    await shop.call(takeOrder, sale('no number', '0190a000-0000-7000-8000-00000000a004'), at.owner, age)
  ).response;
  const { history } = await shop.readOrder(at, id);
  expect(history.filter(({ kind }) => kind === 'CUSTOMER_UNKNOWN')).toHaveLength(1);
});

test('an offline sale cannot use points: nothing is recorded, and no points move', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 600);
  const saleId = '0190a000-0000-7000-8000-00000000a008';
  const sale = { tenders: cash(3_900), customer: { phone: at.customer.number }, saleId };
  const using = shop.americano(at, { ...sale, total: 3_900, pointsUsed: 600 });
  const receipted = { ...using, receipted: { lines: [{ unitPrice: 4_500 }] } };
  const age = { headers: { 'sale-age': '60' } };
  expect(await shop.call(takeOrder, receipted, at.owner, age)).toMatchObject({
    ...{ http: 400, fields: { pointsUsed: 'unknownField' } },
  });
  expect(await balanceOf(at)).toMatchObject({ balance: 600, visits: 0 });
  // Nothing was recorded, so the same sale, sent with a connection, counts as new and uses the points.
  expect((await shop.call(takeOrder, using, at.owner)).response).toMatchObject({
    ...{ status: 'CLOSED', pointsUsed: 600, points: { used: 600 } },
  });
});

test('a sale whose points another till used is recorded with its money, and the rest stays to be paid', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 600);
  const saleId = '0190a000-0000-7000-8000-00000000a005';
  const sale = { tenders: cash(3_900), customer: { phone: at.customer.number }, saleId };
  await sell(at, 600);
  const using = shop.americano(at, { ...sale, total: 3_900, pointsUsed: 600 });
  expect(await shop.call(takeOrder, using, at.owner)).toMatchObject({ status: 'POINTS_NOT_USABLE' });

  const receipted = { lines: [{ unitPrice: 4_500 }], pointsNotUsed: 600 };
  const { response } = await shop.call(takeOrder, shop.americano(at, { ...sale, receipted }), at.owner, {
    headers: { 'sale-age': '60' },
  });
  expect(response).toMatchObject({
    ...{ status: 'OPEN', total: 4_500, paid: 3_900, leftToPay: 600, pointsUsed: 0 },
    points: { used: 0, customer: { id: at.customer.id } },
  });
  const difference = { kind: 'POINTS_NOT_USED', points: 600 };
  expect(response.history.find(({ kind }) => kind === 'RECEIPTED')?.differences).toEqual([difference]);
  const { content } = (await shop.call(listReceipted, { storeId: at.storeId }, at.owner)).response;
  expect(content).toMatchObject([{ orderId: response.id, differences: [difference] }]);

  await shop.pay(at, response.id, { paymentMethod: 'INSTORE_CASH', amount: 600 });
  const closed = await shop.readOrder(at, response.id);
  expect(closed).toMatchObject({ status: 'CLOSED', points: { earned: 450 } });
});

test('a number typed without network that is no customer’s is in the history of its order and on the owners’ list', async () => {
  const at = await openStore();
  const unpaid = shop.americano(at, { customer: { phone: '010-9999-8888' } });
  const mayBeUnknown = { ...unpaid, customerMayBeUnknown: true as const };
  expect(await shop.call(takeOrder, unpaid, at.owner)).toMatchObject({ status: 'CUSTOMER_NOT_FOUND' });
  const using = { ...mayBeUnknown, pointsUsed: 300, total: 4_200 };
  expect(await shop.call(takeOrder, using, at.owner)).toMatchObject({
    ...{ http: 400, fields: { customerMayBeUnknown: 'unknownField' } },
  });

  const { response } = await shop.call(takeOrder, mayBeUnknown, at.owner);
  expect(response).toMatchObject({ status: 'OPEN', points: null });
  expect(response.history.map(({ kind }) => kind)).toEqual(['TAKEN', 'CUSTOMER_UNKNOWN']);
  const paid = { tenders: cash(4_500), saleId: '0190a000-0000-7000-8000-00000000a006' };
  const receipted = { ...unpaid, ...paid, receipted: { lines: [{ unitPrice: 4_500 }] } };
  const other = await shop.call(takeOrder, receipted, at.owner, { headers: { 'sale-age': '60' } });

  const list = (await shop.call(listReceipted, { storeId: at.storeId }, at.owner)).response;
  expect(list).toMatchObject({ totalElements: 2, unseen: 2 });
  const rows = new Map(list.content.map(({ orderId, differences }) => [orderId, differences]));
  for (const { id } of [response, other.response])
    expect(rows.get(id)).toEqual([{ kind: 'CUSTOMER_UNKNOWN' }]);

  const known = { ...mayBeUnknown, customer: { phone: at.customer.number } };
  expect((await shop.call(takeOrder, known, at.owner)).response).toMatchObject({
    points: { customer: { id: at.customer.id } },
  });
});

test('a repeat of a sale without the flag customerMayBeUnknown is recognised as the same sale', async () => {
  const at = await openStore();
  const saleId = '0190a000-0000-7000-8000-00000000a007';
  const sale = shop.americano(at, { saleId, customer: { phone: '010-9999-8888' } });
  const mayBeUnknown = { ...sale, customerMayBeUnknown: true as const };
  const { response } = await shop.call(takeOrder, mayBeUnknown, at.owner);

  expect(await shop.call(takeOrder, sale, at.owner)).toMatchObject({
    ...{ http: 200, response: { id: response.id } },
  });
});

test('a repeated sale is recognised by a plain hash, and by a keyed hash if it names a customer', async () => {
  const at = await openStore();
  const isPlain = async (key: string, { storeId, ...body }: Record<string, unknown>) => {
    const answer = await shop.call(takeOrder, { storeId, ...body } as never, at.owner, { key });
    expect(answer.http).toBe(200);
    const row = await shop.db
      .selectFrom('idempotencyKeys')
      .select('bodyHash')
      .where('scopeId', '=', at.storeId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const plain = createHash('sha256').update(canonicalJson([{ storeId }, body]));
    return row.bodyHash.equals(plain.digest());
  };
  expect(await isPlain('nobody', shop.americano(at))).toBe(true);
  expect(await isPlain('known', { ...shop.americano(at), customer: { phone: at.customer.number } })).toBe(
    false,
  );
});

test('a cancel by mistake is reverted immediately, also if the points that the order earned were spent', async () => {
  const at = await openStore();
  await shop.reward(at, at.customer.id, 'EARN', 300);
  const sold = await sell(at, 300);
  await shop.reward(at, at.customer.id, 'USE', 420);
  await shop.cancel(at, sold.id);
  expect(await balanceOf(at)).toMatchObject({ balance: 0, debt: 120 });
  expect((await shop.revert(at, sold.id)).http).toBe(200);
  expect(await balanceOf(at)).toMatchObject({ balance: 0, debt: 0 });
});

test('a revert earns what the order had earned, by the rate and until the expiry of the original sale', async () => {
  const noon = shop.clock.now;
  const at = await openStore({ rate: 100, validityMonths: 12 });
  const sold = await sell(at);
  await shop.cancel(at, sold.id);
  await shop.setPoints(at, { rate: 1_000, validityMonths: 36 });
  shop.clock.now = new Date('2027-01-20T12:00:00+09:00');
  expect((await shop.revert(at, sold.id)).response.points).toMatchObject({ earned: 45, balance: 45 });
  const lots = async () => (await expectSoundLedger(shop.db, at.storeId, shop.clock.now)).lots;
  expect(await lots()).toEqual([{ expiresAt: '2027-11-20T19:00:00.000Z', points: 45 }]);

  const tenders = [{ paymentId: sold.payments[0]?.id ?? '', amount: 500 }];
  const refunded = await shop.refund(at, sold.id, { amount: 500, tenders });
  expect(refunded.response.points).toMatchObject({ earned: 40, takenBack: 5 });
  shop.clock.now = noon;
});

test('a revert earns expired points again for seven days, and earns nothing where the sale had earned nothing', async () => {
  const noon = shop.clock.now;
  const at = await openStore({ rate: 1_000, validityMonths: 1 });
  const sold = await sell(at);
  await shop.cancel(at, sold.id);
  const open = await shop.order(at, { customer: { id: at.customer.id } });
  await shop.setPoints(at, { rate: 0, validityMonths: 1 });
  const unearned = await sell(at);
  await shop.cancel(at, unearned.id);
  await shop.setPoints(at, { rate: 500, validityMonths: 1 });
  shop.clock.now = new Date('2027-01-20T12:00:00+09:00');

  expect((await shop.revert(at, sold.id)).response.points).toMatchObject({ earned: 450 });
  const { lots } = await expectSoundLedger(shop.db, at.storeId, shop.clock.now);
  expect(lots).toEqual([{ expiresAt: '2027-01-27T19:00:00.000Z', points: 450 }]);
  expect((await shop.revert(at, unearned.id)).response.points).toMatchObject({ earned: 0 });
  await shop.pay(at, open.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  expect((await shop.readOrder(at, open.id)).points).toMatchObject({ earned: 225 });
  shop.clock.now = noon;
});

test('a cancelled order does not count as the last visit, and a revert counts it again at its original time', async () => {
  const at = await openStore();
  const lastVisit = async () => {
    const found = await shop.call(findCustomer, { storeId: at.storeId, phone: at.customer.number }, at.owner);
    return found.response.customers[0]?.lastVisitAt;
  };
  const hoursLater = (hours: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000);
    return shop.clock.now.toISOString();
  };
  const [noon, first] = [shop.clock.now, shop.clock.now.toISOString()];
  const one = await sell(at);
  const second = hoursLater(2);
  const other = await sell(at);
  expect(await lastVisit()).toBe(second);
  hoursLater(1);
  await shop.cancel(at, other.id);
  expect(await lastVisit()).toBe(first);
  await shop.cancel(at, one.id);
  expect(await lastVisit()).toBeNull();
  hoursLater(1);
  await shop.revert(at, other.id);
  await shop.revert(at, one.id);
  expect(await lastVisit()).toBe(second);
  shop.clock.now = noon;
});
