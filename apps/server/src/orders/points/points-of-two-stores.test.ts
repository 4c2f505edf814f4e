import { deleteCustomer, mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { addCustomer, findCustomer } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { listPointStores, listRewardsByUser } from '@maru/contract/points/points.endpoints.ts';
import { expect, test } from 'vitest';
import { claimOf, openSharing, type Sharing } from '#test/open-sharing.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';

const shop = await openShop();
const noon = shop.clock.now;
const daysLater = (days: number) => {
  shop.clock.now = new Date(noon.getTime() + days * 86_400_000);
};

async function expectSound({ here, there }: Sharing) {
  await expectSoundLedger(shop.db, here.storeId, shop.clock.now);
  await expectSoundLedger(shop.db, there.storeId, shop.clock.now);
}

const balancesOf = async ({ here, there }: Sharing) => {
  const both = [here.customer.id, there.customer.id];
  const rows = await shop.db
    .selectFrom('pointAccounts')
    .select(['customerId', 'balance'])
    .where('customerId', 'in', both)
    .execute();
  return both.map((id) => rows.find(({ customerId }) => customerId === id)?.balance);
};

const sell = ({ here }: Pick<Sharing, 'here'>, pointsUsed: number) =>
  shop.call(
    takeOrder,
    shop.americano(here, {
      ...{ customer: { phone: here.customer.number }, pointsUsed, total: 4_500 - pointsUsed },
      tenders: [{ type: 'INSTORE_CASH', amount: 4_500 - pointsUsed }],
    }),
    here.owner,
  );

test('points of another store are found by the whole phone number, and those that expire first are used first', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.reward(there, there.customer.id, 'EARN', 700);
  daysLater(1);
  await shop.reward(here, here.customer.id, 'EARN', 500);
  const { response } = await shop.call(
    findCustomer,
    { storeId: here.storeId, phone: here.customer.number },
    here.owner,
  );
  expect(response.customers).toMatchObject([{ balance: 500 }]);
  const last4 = here.customer.number.slice(-4);
  expect(response.elsewhere).toEqual([
    { storeId: there.storeId, store: '홍대점', name: '홍*동', phone: `****-${last4}`, balance: 700 },
  ]);

  const { http, response: sold } = await sell(both, 1_000);
  expect([http, sold.points]).toMatchObject([
    200,
    { used: 1_000, usedElsewhere: [{ store: '홍대점', points: 700 }], balance: 200 + 350 },
  ]);
  expect((await shop.readOrder(here, sold.id)).points).toEqual(sold.points);
  expect(await balancesOf(both)).toEqual([550, 0]);
  await expectSound(both);

  const entries = await shop.call(
    listRewardsByUser,
    { storeId: there.storeId, customerId: there.customer.id },
    there.owner,
  );
  expect(entries.response.content[0]).toMatchObject({
    ...{ kind: 'USE', status: 'USED', amount: -700, usedIn: '강남점', order: null, isCancellable: false },
  });
  shop.clock.now = noon;
});

test('the ledgers of both stores sum to zero and show what one owes the other, until a refund returns the points', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.reward(there, there.customer.id, 'EARN', 700);
  const { response: sold } = await sell(both, 600);
  const { rows } = await shop.pool.query(
    `select sum(legs)::integer as legs from (
      select sum(amount + counter_amount) as legs from point_entries where store_id = any($1)
      union all select sum(redeemed + claim) from point_clearings where store_id = any($1)) both_stores`,
    [[here.storeId, there.storeId]],
  );
  expect(rows).toEqual([{ legs: 0 }]);
  expect(await claimOf(shop, here.storeId)).toBe(-600);
  const owed = async ({ storeId, owner }: Sharing['here' | 'there']) =>
    (await shop.call(listPointStores, { storeId }, owner)).response.map(({ name, owes }) => ({ name, owes }));
  expect(await owed(there)).toEqual([{ name: '강남점', owes: 600 }]);
  expect(await owed(here)).toEqual([{ name: '홍대점', owes: -600 }]);

  const line = sold.lines[0]?.id ?? '';
  const refunded = await shop.refund(here, sold.id, {
    lines: [{ lineId: line, quantity: 1 }],
    tenders: [{ paymentId: sold.payments[0]?.id ?? '', amount: 3_900 }],
  });
  expect(refunded.response.points).toMatchObject({ used: 0, givenBack: 600, usedElsewhere: [] });
  expect(await balancesOf(both)).toEqual([0, 700]);
  expect(await claimOf(shop, here.storeId)).toBe(0);
  const lots = await shop.db
    .selectFrom('pointLots')
    .select(['storeId', 'remaining', 'earned'])
    .where('storeId', 'in', [here.storeId, there.storeId])
    .where('remaining', '>', 0)
    .execute();
  expect(lots).toEqual([{ storeId: there.storeId, remaining: 700, earned: 700 }]);
  await expectSound(both);
});

test('an open order takes and returns points of both stores, the last taken first, and a cancelled one can be reverted', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.reward(here, here.customer.id, 'EARN', 300);
  daysLater(1);
  await shop.reward(there, there.customer.id, 'EARN', 900);
  const open = await shop.order(here, { customer: { id: here.customer.id } });
  const change = (pointsUsed: number) =>
    shop.call(
      changeOrder,
      { storeId: here.storeId, orderId: open.id, customer: { phone: here.customer.number }, pointsUsed },
      here.owner,
    );
  expect((await change(1_000)).response.points).toMatchObject({ used: 1_000, balance: 0 });
  expect(await balancesOf(both)).toEqual([0, 200]);
  expect((await change(400)).response.points).toMatchObject({
    ...{ used: 400, usedElsewhere: [{ points: 100 }] },
  });
  expect(await balancesOf(both)).toEqual([0, 800]);
  await shop.pay(here, open.id, { paymentMethod: 'INSTORE_CASH', amount: 4_100 });
  const cancelled = await shop.cancel(here, open.id);
  // More points went back than this store alone holds, so only the server knows if a revert is possible.
  expect(cancelled.response.points).toMatchObject({ givenBack: 400, balance: 300, tookElsewhere: true });
  expect(await balancesOf(both)).toEqual([300, 900]);
  const reverted = await shop.revert(here, open.id);
  expect([reverted.http, reverted.response.points]).toMatchObject([200, { used: 400 }]);
  // The earned points expire with those of the other store; then points of the order's store are used first.
  expect(await balancesOf(both)).toEqual([310, 900]);
  await expectSound(both);
  shop.clock.now = noon;
});

test('points given back to an expired lot of the other store are valid for seven more days', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.setPoints(there, { validityMonths: 1, useStoreIds: [here.storeId] });
  await shop.reward(there, there.customer.id, 'EARN', 500);
  const { response: sold } = await sell(both, 500);
  daysLater(40);
  await shop.cancel(here, sold.id);
  expect(await balancesOf(both)).toEqual([0, 500]);
  daysLater(49);
  expect((await sell(both, 500)).status).toBe('POINTS_NOT_USABLE');
  await expectSound(both);
  shop.clock.now = noon;
});

test('nothing is shared unless both list each other, with one business number and one owner', async () => {
  const alone = [
    await openSharing(shop, { lists: [true, false] }),
    await openSharing(shop, { lists: [false, true] }),
    await openSharing(shop, { businessNumbers: ['1111111119', '2222222227'] }),
  ];
  const apart = await openSharing(shop);
  await shop.db
    .updateTable('stores')
    .set({ businessNumber: '2222222227' })
    .where('id', '=', apart.there.storeId)
    .execute();
  const left = await openSharing(shop);
  await shop.db.deleteFrom('storeMembers').where('storeId', '=', left.there.storeId).execute();
  for (const both of [...alone, apart]) await shop.reward(both.there, both.there.customer.id, 'EARN', 700);
  for (const both of [...alone, apart, left]) {
    const { here } = both;
    const input = { storeId: here.storeId, phone: here.customer.number };
    expect((await shop.call(findCustomer, input, here.owner)).response.elsewhere).toEqual([]);
    expect(await sell(both, 100)).toMatchObject({
      ...{ http: 409, status: 'POINTS_NOT_USABLE', detail: { reason: 'NOT_ENOUGH', usable: 0 } },
    });
  }
});

test('points go back although the stores no longer share, but a revert may not take them again', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.reward(there, there.customer.id, 'EARN', 700);
  const { response: sold } = await sell(both, 600);
  await shop.setPoints(there, { unusedStoreIds: [here.storeId] });
  expect((await shop.cancel(here, sold.id)).http).toBe(200);
  expect(await balancesOf(both)).toEqual([0, 700]);
  expect(await shop.revert(here, sold.id)).toMatchObject({
    ...{ http: 409, status: 'ORDER_NOT_REVERTIBLE', detail: { reason: 'POINTS' } },
  });
  await expectSound(both);
});

test('an open order of the other store that gave all points back keeps nobody from being merged or deleted', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.reward(there, there.customer.id, 'EARN', 700);
  const customer = { phone: here.customer.number };
  const { id: orderId } = await shop.order(here, { customer, pointsUsed: 500, total: 4_000 });
  const change = (pointsUsed: number) =>
    shop.call(changeOrder, { storeId: here.storeId, orderId, customer, pointsUsed }, here.owner);
  const kept = await shop.customer(there);
  const merging = { keptId: kept.id, mergedId: there.customer.id, preview: false, reason: '번호가 바뀜' };
  const merge = () => shop.call(mergeCustomers, { storeId: there.storeId, ...merging }, there.owner);
  expect((await change(200)).http).toBe(200);
  expect(await merge()).toMatchObject({ detail: { reason: 'OPEN_ORDER' } });

  expect((await change(0)).http).toBe(200);
  expect(await merge()).toMatchObject({ http: 200, response: { after: { balance: 700 } } });
  const removing = { storeId: there.storeId, customerId: kept.id, reason: '손님 요청' };
  expect((await shop.call(deleteCustomer, removing, there.owner)).http).toBe(204);
  await expectSound(both);
});

test('a customer whose points an open order of the other store holds is not deleted, and gets none back later', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.reward(there, there.customer.id, 'EARN', 700);
  const open = await shop.order(here, {
    ...{ customer: { phone: here.customer.number }, pointsUsed: 500, total: 4_000 },
  });
  const input = { storeId: there.storeId, customerId: there.customer.id, reason: '손님 요청' };
  const remove = () => shop.call(deleteCustomer, input, there.owner);
  expect(await remove()).toMatchObject({
    status: 'CUSTOMER_NOT_DELETABLE',
    detail: { reason: 'OPEN_ORDER' },
  });
  await shop.pay(here, open.id, { paymentMethod: 'INSTORE_CASH', amount: 4_000 });
  expect((await remove()).http).toBe(204);
  expect((await shop.cancel(here, open.id)).http).toBe(200);
  expect(await balancesOf(both)).toEqual([0, 0]);
  const { history } = await shop.readOrder(here, open.id);
  expect(history.map(({ kind }) => kind)).not.toContain('POINTS_GIVEN_BACK');
});

test('an order whose customer changed gives points back to the present customer, and a revert takes only theirs', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  const former = await shop.customer(here);
  const input = {
    storeId: there.storeId,
    phone: former.number,
    name: '임꺽정',
    consents: await shop.consents(),
  };
  const { id: formerThere } = (await shop.call(addCustomer, input, there.owner)).response;
  await shop.reward(there, formerThere, 'EARN', 1_000);
  daysLater(1);
  await shop.reward(there, there.customer.id, 'EARN', 1_000);
  const open = await shop.order(here, {
    ...{ customer: { phone: former.number }, pointsUsed: 1_000, total: 3_500 },
  });
  const change = (body: object) =>
    shop.call(changeOrder, { storeId: here.storeId, orderId: open.id, ...body }, here.owner);
  await change({ pointsUsed: 0 });
  const customer = { phone: here.customer.number, id: here.customer.id };
  expect((await change({ customer, pointsUsed: 500 })).response.points).toMatchObject({ used: 500 });
  await shop.pay(here, open.id, { paymentMethod: 'INSTORE_CASH', amount: 4_000 });

  const inOther = async () => {
    const rows = await shop.db
      .selectFrom('pointAccounts')
      .select(['customerId', 'balance'])
      .where('storeId', '=', there.storeId)
      .execute();
    return [formerThere, there.customer.id].map((id) => rows.find((row) => row.customerId === id)?.balance);
  };
  expect(await inOther()).toEqual([1_000, 500]);
  daysLater(1.5);
  expect((await shop.cancel(here, open.id)).http).toBe(200);
  expect(await inOther()).toEqual([1_000, 1_000]);
  expect((await shop.revert(here, open.id)).http).toBe(200);
  // 400 of the 500 come from what the order earned again. These points expire no later than those of the
  // other store, and the order's store comes first.
  expect(await inOther()).toEqual([1_000, 900]);
  await expectSound(both);
  shop.clock.now = noon;
});

test('after a merge in the other store its points go back to the kept customer', async () => {
  const both = await openSharing(shop);
  const { here, there } = both;
  await shop.reward(there, there.customer.id, 'EARN', 700);
  const { response: sold } = await sell(both, 600);
  const kept = await shop.customer(there);
  const merging = { keptId: kept.id, mergedId: there.customer.id, preview: false, reason: '같은 사람' };
  expect((await shop.call(mergeCustomers, { storeId: there.storeId, ...merging }, there.owner)).http).toBe(
    200,
  );
  await shop.cancel(here, sold.id);
  const { balance } = await shop.db
    .selectFrom('pointAccounts')
    .select('balance')
    .where('customerId', '=', kept.id)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(700);
  await expectSound(both);
});
