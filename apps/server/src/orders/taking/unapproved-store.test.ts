import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const notApproved = { http: 409, status: 'STORE_NOT_APPROVED' };
type At = Awaited<ReturnType<typeof shop.openStore>>;

const move = (at: At, applicationStatus: string) =>
  shop.db.updateTable('stores').set({ applicationStatus }).where('id', '=', at.storeId).execute();

test.each(['DRAFT', 'PENDING', 'TERMINATED'])(
  'a store that is %s takes no orders and charges no cards',
  async (status) => {
    const at = await shop.openStore();
    const { id } = await shop.order(at);
    await move(at, status);

    expect(await shop.call(takeOrder, shop.americano(at), at.owner)).toMatchObject(notApproved);
    expect(await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 })).toMatchObject(notApproved);
    const charges = shop.db.selectFrom('simulatedTerminalCharges').selectAll();
    expect(await charges.where('storeId', '=', at.storeId).execute()).toEqual([]);
    expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', pending: null, payments: [] });
  },
);

test('open orders of a terminated store can still be paid in hand, cancelled and refunded', async () => {
  const at = await shop.openStore();
  const [paid, charged] = [await shop.order(at), await shop.order(at)];
  await shop.pay(at, charged.id, { paymentMethod: 'card', amount: 4_500 });
  await move(at, 'TERMINATED');

  const inHand = await shop.pay(at, paid.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  expect(inHand.response.order).toMatchObject({ status: 'CLOSED' });
  const cancelled = await shop.cancel(at, charged.id);
  expect(cancelled.response).toMatchObject({ status: 'CANCELLED', payments: [{ refunded: 4_500 }] });
});

test('a store that is approved again goes on', async () => {
  const at = await shop.openStore();
  await move(at, 'TERMINATED');
  await move(at, 'APPROVED');
  const { id } = await shop.order(at);

  expect((await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 })).http).toBe(200);
});
