import { listSampleCarts } from '@maru/contract/orders/sample-carts.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { insertSampleCarts } from './sample-carts.queries.ts';

const shop = await openShop();

test('a store gets its own sample carts, and another one has none', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const line = { itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 2 };
  const carts = [
    { name: '창가 자리', lines: [line] },
    { name: '3번 테이블', lines: [line, line] },
  ];
  await shop.db.transaction().execute((tx) => insertSampleCarts(tx, at.storeId, carts));

  expect(await shop.call(listSampleCarts, { storeId: at.storeId }, at.owner)).toMatchObject({
    ...{ http: 200, response: carts },
  });
  expect((await shop.call(listSampleCarts, { storeId: other.storeId }, other.owner)).response).toEqual([]);
});

test('only members who take orders read the sample carts', async () => {
  const { storeId } = await shop.openStore();
  const [without, stranger] = await Promise.all([shop.staffOf({ id: storeId }, ['SALES']), shop.person()]);
  const ask = (as?: typeof stranger) => shop.call(listSampleCarts, { storeId }, as);

  expect(await ask()).toMatchObject({ http: 401 });
  expect(await ask(without)).toMatchObject({ http: 403 });
  expect(await ask(stranger)).toMatchObject({ http: 404 });
});

test('production does not serve the sample carts', async () => {
  const { storeId, owner } = await shop.openStore();
  const { app } = await shop.instance({ config: { ...shop.config, environment: 'production' } });
  const url = listSampleCarts.path.replace(':storeId', storeId);
  const headers = { authorization: `Bearer ${owner.token}` };

  expect((await app.hub.inject({ url, headers })).statusCode).toBe(404);
  expect((await shop.app.hub.inject({ url, headers })).statusCode).toBe(200);
});
