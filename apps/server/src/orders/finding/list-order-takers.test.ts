import { listOrderTakers } from '@maru/contract/orders/find-orders.endpoints.ts';
import { expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore } = lockBuilders(shop);

test('everybody who took an order is listed once, also who has left, and nobody else', async () => {
  const at = await shop.openStore();
  const { storeId } = at;
  const [seller, leaver] = await Promise.all([
    shop.staffOf({ id: storeId }),
    shop.staffOf({ id: storeId }),
    shop.staffOf({ id: storeId }),
  ]);
  for (const owner of [seller, leaver, seller]) await shop.order({ ...at, owner });
  await shop.order(await shop.openStore());
  await shop.pool.query('delete from store_members where store_id = $1 and user_id = $2', [
    storeId,
    leaver.id,
  ]);

  const { response } = await shop.call(listOrderTakers, { storeId }, at.owner);
  expect(new Set(response.map(({ id }) => id))).toEqual(new Set([seller.id, leaver.id]));
  expect(response).toHaveLength(2);
});

test('the list of order takers needs the right ORDER, or SALES while the sales analysis is not locked', async () => {
  const locked = await lockedStore(['SALES_ANALYSIS']);
  const input = { storeId: locked.storeId };
  const [seller, analyst, cook] = await Promise.all([
    shop.staffOf({ id: locked.storeId }, ['ORDER']),
    shop.staffOf({ id: locked.storeId }, ['SALES']),
    shop.staffOf({ id: locked.storeId }, ['MENU']),
  ]);

  expect(await shop.call(listOrderTakers, input, seller)).toMatchObject({ http: 200, response: [] });
  expect(await shop.call(listOrderTakers, input, analyst)).toMatchObject({ http: 423, status: 'LOCKED' });
  expect(await shop.call(listOrderTakers, input, cook)).toMatchObject({ http: 403 });
  expect(await shop.call(listOrderTakers, input, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(listOrderTakers, input)).toMatchObject({ http: 401 });
});
