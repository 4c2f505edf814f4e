import { getOrderStatus } from '@maru/contract/orders/find-orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('the status of an order is read, with its version', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const ask = async () =>
    (await shop.call(getOrderStatus, { storeId: at.storeId, orderId: id }, at.owner)).response;

  expect(await ask()).toEqual({ id, status: 'OPEN', pending: null, version: 1 });
  await shop.cancel(at, id);
  expect(await ask()).toEqual({ id, status: 'CANCELLED', pending: null, version: 2 });
});

test('unknown orders and those of another store are not found, and strangers are sent away', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { id } = await shop.order(other);
  const { storeId, owner } = at;

  for (const orderId of [id, newId()])
    expect(await shop.call(getOrderStatus, { storeId, orderId }, owner)).toMatchObject({ http: 404 });
  expect(await shop.call(getOrderStatus, { storeId: other.storeId, orderId: id }, owner)).toMatchObject({
    http: 404,
  });
  expect(await shop.call(getOrderStatus, { storeId: other.storeId, orderId: id })).toMatchObject({
    http: 401,
  });
});
