import { listOrdersBetween } from '@maru/contract/orders/find-orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('orders taken between two business days are listed, both days included, page by page', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  for (const day of ['17', '18', '19', '20']) {
    shop.clock.now = new Date(`2026-11-${day}T12:00:00+09:00`);
    await shop.order(at);
  }
  const period = { storeId, from: '2026-11-18', to: '2026-11-19' };
  const first = await shop.call(listOrdersBetween, { ...period, numberOfElements: 1 }, owner);
  expect(first.response).toMatchObject({ totalElements: 2, content: [{ businessDate: '2026-11-19' }] });
  const cursor = first.response.nextCursor ?? '';
  const second = await shop.call(listOrdersBetween, { ...period, cursor }, owner);
  expect(second.response).toMatchObject({ content: [{ businessDate: '2026-11-18' }], nextCursor: null });
});

test('listing orders between two days needs both days, and a member of the store', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { storeId } = at;
  const period = { storeId, from: '2026-11-18', to: '2026-11-19' };

  expect(
    await shop.call(listOrdersBetween, { storeId, from: '2026-11-18' } as typeof period, at.owner),
  ).toMatchObject({ http: 400, fields: { to: 'required' } });
  expect(await shop.call(listOrdersBetween, period, other.owner)).toMatchObject({ http: 404 });
  expect(await shop.call(listOrdersBetween, period)).toMatchObject({ http: 401 });
});
