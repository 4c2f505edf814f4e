import { searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import { getOrder, listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { giveSaleLetters } from '@maru/contract/orders/sale-letters.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('devices of a store get letters of their own, also concurrently, and another store counts from the start', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const give = async ({ storeId, owner } = at) =>
    (await shop.call(giveSaleLetters, { storeId }, owner)).response?.letters;

  const given = await Promise.all(Array.from({ length: 5 }, () => give()));
  expect(given.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(await give()).toBe('F');
  expect(await give(other)).toBe('A');
});

test('a repeat of the same request gets the same letters', async () => {
  const { storeId, owner } = await shop.openStore();
  const options = { key: newId() };
  const ask = () => shop.call(giveSaleLetters, { storeId }, owner, options);
  expect((await ask()).response).toEqual({ letters: 'A' });
  expect((await ask()).response).toEqual({ letters: 'A' });
});

test('letters are given to members with ORDER only', async () => {
  const { storeId } = await shop.openStore();
  const [without, stranger] = await Promise.all([shop.staffOf({ id: storeId }, ['SALES']), shop.person()]);
  const ask = (as?: typeof stranger) => shop.call(giveSaleLetters, { storeId }, as);
  expect(await ask()).toMatchObject({ http: 401 });
  expect(await ask(without)).toMatchObject({ http: 403 });
  expect(await ask(stranger)).toMatchObject({ http: 404 });
});

test('the number that a device gave a sale stays with the order, and finds it', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const order = await shop.order(at, { saleNumber: 'B-12' });
  await shop.order(at);

  expect(order).toMatchObject({ orderNumber: 1, saleNumber: 'B-12' });
  const read = await shop.call(getOrder, { storeId, orderId: order.id }, owner);
  expect(read.response).toMatchObject({ saleNumber: 'B-12' });
  const list = await shop.call(listOrders, { storeId }, owner);
  expect(list.response?.content.map(({ saleNumber }) => saleNumber)).toEqual([null, 'B-12']);
  const found = async (saleNumber: string) =>
    (await shop.call(searchOrders, { storeId, saleNumber }, owner)).response?.content.map(({ id }) => id);
  expect(await found('B-12')).toEqual([order.id]);
  expect(await found('B-1')).toEqual([]);
});

test('a sale number in a wrong format is refused', async () => {
  const at = await shop.openStore();
  for (const saleNumber of ['12', 'b-1', 'B-0', 'B-1 ']) {
    const answer = await shop.call(takeOrder, shop.americano(at, { saleNumber }), at.owner);
    expect(answer).toMatchObject({ http: 400, fields: { saleNumber: expect.any(String) } });
  }
});
