import { setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

/** A store whose coffee has temperature options, and an edit of them. */
async function openStore() {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  const offer = (...ids: string[]) =>
    shop.call(
      setOptionCollection,
      {
        ...{ storeId, id: menu.temperature, version: 1, name: '온도', nameEn: null },
        ...{ mandatory: true, multiple: false },
        choices: ids.map((id) => ({ id, name: id.slice(-12), nameEn: null, priceDifference: 0 })),
      },
      owner,
    );
  const sellOut = (...ids: string[]) =>
    shop.db.updateTable('optionChoices').set({ soldOutUntil: untilChanged }).where('id', 'in', ids).execute();
  const take = (...asked: string[][]) =>
    shop.call(
      takeOrder,
      {
        storeId,
        lines: asked.map((choiceIds) => ({ itemId: menu.americano, choiceIds, quantity: 1 })),
        total: 4_500 * asked.length,
      },
      owner,
    );
  return { ...at, offer, sellOut, take };
}

test('an order with a deleted choice is refused and its lines are named; without that choice the order is taken', async () => {
  const { menu, offer, take } = await openStore();
  expect((await offer(menu.iced)).http).toBe(200);

  expect(await take([menu.iced], [menu.hot], [menu.iced], [menu.iced, menu.hot])).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    detail: { lines: [1, 3] },
  });
  expect(await take([menu.iced])).toMatchObject({ http: 200 });
});

test('an order keeps a deleted choice: it can be read, closed, cancelled and reverted', async () => {
  const at = await openStore();
  const { menu, offer } = at;
  const lines = [{ itemId: menu.americano, choiceIds: [menu.hot, menu.shot], quantity: 1 }];
  const order = await shop.order(at, { lines, total: 5_000 });
  await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 5_000, received: 5_000 });
  const before = await shop.readOrder(at, order.id);

  await offer(menu.iced);

  const read = await shop.readOrder(at, order.id);
  expect(read).toEqual(before);
  expect(read.lines[0]?.options).toMatchObject([{ name: '핫' }, { name: '샷 추가', priceDifference: 500 }]);
  expect(await shop.cancel(at, order.id)).toMatchObject({ http: 200, response: { status: 'CANCELLED' } });
  expect(await shop.revert(at, order.id)).toMatchObject({
    http: 200,
    response: { status: 'CLOSED', total: 5_000, lines: read.lines },
  });
});

test('if all choices of a mandatory collection are sold out, the item is sold out', async () => {
  const { menu, sellOut, take } = await openStore();
  await sellOut(menu.hot, menu.iced);

  expect(await take([], [menu.hot], [menu.shot])).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_SOLD_OUT',
    detail: { lines: [0, 1, 2].map((line) => ({ line, left: 0 })) },
  });
});

test('with one mandatory choice left the item can be sold; only lines with a sold-out choice are refused', async () => {
  const { menu, sellOut, take } = await openStore();
  await sellOut(menu.hot, menu.shot, menu.syrup);

  expect(await take([menu.hot])).toMatchObject({ status: 'STORE_ITEM_SOLD_OUT' });
  expect(await take([menu.iced, menu.shot])).toMatchObject({ status: 'STORE_ITEM_SOLD_OUT' });
  expect(await take([])).toMatchObject({ status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND' });
  expect(await take([menu.iced])).toMatchObject({ status: 'PRICE_CHANGED', detail: { total: 5_000 } });
});
