import { randomUUID } from 'node:crypto';
import { getOrder, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { expect, test } from 'vitest';
import { deleteAnswersBefore } from '#server/http/idempotency.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });
const twenty = Array.from({ length: 20 }, (_, i) => i);

test('a sale sent again gets its order after its key is gone, from another member on another instance', async () => {
  const at = await shop.openStore();
  const sale = shop.americano(at, { saleId: randomUUID(), tenders: [cash(4_500)] });
  const first = await shop.call(takeOrder, sale, at.owner);
  await deleteAnswersBefore(shop.db, new Date('2030-01-01'));
  await shop.db
    .updateTable('menuItems')
    .set({ priceKrw: 9_000 })
    .where('id', '=', at.menu.americano)
    .execute();
  const staff = await shop.staffOf({ id: at.storeId });
  const { call } = await shop.instance();

  const again = await call(takeOrder, sale, staff);

  expect(again).toMatchObject({ http: 200, response: { id: first.response.id, paid: 4_500, version: 1 } });
  expect(await countOrders(at.storeId)).toBe(1);
});

test('a repeated sale is answered with the present state of its order', async () => {
  const at = await shop.openStore();
  const sale = shop.americano(at, { saleId: randomUUID() });
  const { response } = await shop.call(takeOrder, sale, at.owner);
  await shop.pay(at, response.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });

  expect(await shop.call(takeOrder, sale, at.owner)).toMatchObject({
    response: { id: response.id, status: 'CLOSED', paid: 4_500 },
  });
});

test('one sale sent twenty times at once with different keys is one order, and takes its stock once', async () => {
  const at = await shop.openStore();
  const lines = [{ itemId: at.menu.cake, quantity: 3 }];
  const sale = shop.americano(at, { saleId: randomUUID(), lines, total: 20_400, tenders: [cash(20_400)] });
  const plain = shop.americano(at, { saleId: randomUUID() });

  const answers = await Promise.all(
    twenty.flatMap(() => [shop.call(takeOrder, sale, at.owner), shop.call(takeOrder, plain, at.owner)]),
  );

  expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ response }) => response.id)).size).toBe(2);
  expect(
    answers
      .map(({ response }) => response.orderNumber)
      .toSorted()
      .at(-1),
  ).toBe(2);
  expect(await countOrders(at.storeId)).toBe(2);
});

test('a different sale with the id of an earlier one is refused', async () => {
  const at = await shop.openStore();
  const saleId = randomUUID();
  await shop.order(at, { saleId });

  const other = shop.americano(at, { saleId, note: '다른 판매' });

  expect(await shop.call(takeOrder, other, at.owner)).toMatchObject({ http: 422, status: 'SALE_ID_REUSED' });
});

test('a repeat that is refused after it took stock gets its order, and leaves the stock as it was', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at);
  const customer = await shop.customer(at);
  await shop.reward(at, customer.id, 'EARN', 3_000);
  const lines = [{ itemId: at.menu.cake, quantity: 1 }];
  const paid = { customer: { phone: customer.number }, pointsUsed: 3_000, total: 3_800 };
  const sale = shop.americano(at, { saleId: randomUUID(), lines, ...paid, tenders: [cash(3_800)] });
  const first = await shop.call(takeOrder, sale, at.owner);
  const stock = await stockOf(at.menu.cake);
  await deleteAnswersBefore(shop.db, new Date('2030-01-01'));

  const again = await shop.call(takeOrder, sale, at.owner);

  expect(again).toMatchObject({ http: 200, response: { id: first.response.id } });
  expect(await stockOf(at.menu.cake)).toBe(stock);
  expect(await countOrders(at.storeId)).toBe(1);
});

test('another store may use the same id', async () => {
  const saleId = randomUUID();
  const [one, other] = [await shop.openStore(), await shop.openStore()];

  expect((await shop.order(one, { saleId })).id).not.toBe((await shop.order(other, { saleId })).id);
});

test('a refused sale is no order, and may be sent again', async () => {
  const at = await shop.openStore();
  const saleId = randomUUID();
  const wrong = shop.americano(at, { saleId, total: 1 });

  expect(await shop.call(takeOrder, wrong, at.owner)).toMatchObject({ status: 'PRICE_CHANGED' });
  expect((await shop.order(at, { saleId })).orderNumber).toBe(1);
});

test('a sale names the member who took it beside the one who sends it', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  await shop.db.updateTable('users').set({ name: '이직원' }).where('id', '=', staff.id).execute();

  const order = await shop.order(at, { saleId: randomUUID(), takenBy: staff.id, tenders: [cash(4_500)] });

  expect(order).toMatchObject({ takenBy: '이직원', payments: [{ takenBy: '이직원', takenById: staff.id }] });
  expect(order.history.map(({ kind, by }) => [kind, by])).toEqual([
    ['TAKEN', '이직원'],
    ['PAID', '이직원'],
    ['CLOSED', '이직원'],
    ['SENT', '김마루'],
  ]);
  const { response } = await shop.call(getOrder, { storeId: at.storeId, orderId: order.id }, at.owner);
  expect(response).toMatchObject({ takenBy: '이직원', history: order.history.map(({ kind }) => ({ kind })) });
});

test('the taker of a sale must have been a member then: a removed member counts, a stranger and a later sale do not', async () => {
  const at = await shop.openStore();
  const { storeId } = at;
  const staff = await shop.staffOf({ id: storeId });
  await shop.call(updateAccessControl, { storeId, action: 'REMOVE', userId: staff.id, version: 1 }, at.owner);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  const send = (takenBy: string, age: number) =>
    shop.call(takeOrder, shop.americano(at, { saleId: randomUUID(), takenBy }), at.owner, {
      headers: { [saleAgeHeader]: `${age}` },
    });

  expect(await send(staff.id, 3_700)).toMatchObject({ http: 200 });
  const refused = { http: 400, fields: { takenBy: 'wrongFormat' } };
  expect(await send(staff.id, 60)).toMatchObject(refused);
  expect(await send((await shop.person()).id, 3_700)).toMatchObject(refused);
});

test('an offline sale is recorded for anybody who ever was a member, whenever it was taken', async () => {
  const at = await shop.openStore();
  const { storeId } = at;
  const staff = await shop.staffOf({ id: storeId });
  await shop.call(updateAccessControl, { storeId, action: 'REMOVE', userId: staff.id, version: 1 }, at.owner);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  const receipted = { lines: [{ unitPrice: 4_500 }] };
  const send = (takenBy: string) =>
    shop.call(
      takeOrder,
      shop.americano(at, { saleId: randomUUID(), takenBy, receipted, tenders: [cash(4_500)] }),
      at.owner,
      { headers: { [saleAgeHeader]: '60' } },
    );

  expect((await send(staff.id)).response).toMatchObject({ takenBy: '김마루', status: 'CLOSED' });
  expect(await send((await shop.person()).id)).toMatchObject({
    ...{ http: 400, fields: { takenBy: 'wrongFormat' } },
  });
});

async function stockOf(itemId: string) {
  const item = shop.db.selectFrom('menuItems').select('stock').where('id', '=', itemId);
  return (await item.executeTakeFirstOrThrow()).stock;
}

async function countOrders(storeId: string): Promise<number> {
  return (await shop.db.selectFrom('orders').select('id').where('storeId', '=', storeId).execute()).length;
}
