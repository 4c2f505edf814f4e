import { deleteStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { correctTender } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

/** An order of two cakes, taken before the owner deletes the cake. */
async function soldBeforeDeletion(paid: boolean) {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const order = await shop.order(at, {
    lines: [{ itemId: menu.cake, quantity: 2 }],
    total: 13_600,
    tenders: paid ? [{ type: 'INSTORE_CASH', amount: 13_600 }] : [],
  });
  const [line, payment] = [order.lines[0]?.id ?? '', order.payments[0]?.id ?? ''];
  expect(await shop.call(deleteStoreItem, { storeId, id: menu.cake, version: 1 }, owner)).toMatchObject({
    status: 'OK',
  });
  return { at, id: order.id, line, payment };
}

test('a line of an item that was deleted meanwhile is refunded, and the rest is cancelled and not reverted', async () => {
  const { at, id, line, payment } = await soldBeforeDeletion(true);

  const asked = { lines: [{ lineId: line, quantity: 1 }], tenders: [{ paymentId: payment, amount: 6_800 }] };
  const refunded = await shop.refund(at, id, asked);
  expect(refunded).toMatchObject({ http: 200, response: { status: 'CLOSED', refunded: 6_800 } });
  expectToAddUp(refunded.response);
  expect(await shop.cancel(at, id)).toMatchObject({ http: 200, response: { status: 'CANCELLED', paid: 0 } });
  expect(await shop.revert(at, id)).toMatchObject({ detail: { reason: 'REFUNDED_IN_PART' } });
});

test('an open order of a deleted item can be lowered and paid, but its quantity cannot be raised', async () => {
  const { at, id, line } = await soldBeforeDeletion(false);
  const change = (quantity: number, addedTotal = 0) =>
    shop.call(
      changeOrder,
      { storeId: at.storeId, orderId: id, lines: [{ lineId: line, quantity }], addedTotal },
      at.owner,
    );

  expect(await change(3, 6_800)).toMatchObject({
    ...{ http: 409, status: 'STORE_ITEM_NOT_FOUND', detail: { lines: [0] } },
  });
  expect(await change(1)).toMatchObject({ http: 200, response: { total: 6_800 } });
  expect(await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 6_800 })).toMatchObject({
    response: { order: { status: 'CLOSED' } },
  });
});

test('a tender that was switched off meanwhile takes no new money, but is given back, refunded and cancelled', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const paid = async () => (await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] })).id;
  const [open, closed, waiting] = [await paid(), await paid(), (await shop.order(at)).id];
  await shop.close(at, closed);
  await shop.db
    .updateTable('storeSettings')
    .set({ tenderTypes: ['card', 'INSTORE_CAT'] })
    .where('storeId', '=', at.storeId)
    .execute();

  expect(await shop.pay(at, waiting, { paymentMethod: 'INSTORE_CASH', amount: 4_500 })).toMatchObject({
    ...{ http: 409, status: 'TENDER_NOT_ACCEPTED' },
  });
  const correct = { storeId: at.storeId, id: await paymentOf(at, open), reason: '단말기로 받음' };
  expect(await shop.call(correctTender, { ...correct, type: 'cash' }, at.owner)).toMatchObject({
    status: 'TENDER_NOT_ACCEPTED',
  });
  expect(await shop.giveBack(at, await paymentOf(at, open))).toMatchObject({ http: 200 });
  const tenders = [{ paymentId: await paymentOf(at, closed), amount: 1_000 }];
  expect(await shop.refund(at, closed, { amount: 1_000, tenders })).toMatchObject({ http: 200 });
  expect(await shop.cancel(at, closed)).toMatchObject({ http: 200 });
});

async function paymentOf(at: At, orderId: string): Promise<string> {
  return (await shop.readOrder(at, orderId)).payments[0]?.id ?? '';
}
