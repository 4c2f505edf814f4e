import type { InputOf } from '@maru/contract/endpoint.ts';
import { deleteOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type Over = Partial<InputOf<typeof takeOrder>>;
type At = Awaited<ReturnType<typeof shop.openStore>>;

/** Takes an order that must be refused, and checks that nothing was written. */
async function refused(at: At, over: Over = {}) {
  const before = await written(at.storeId);
  const answer = await shop.call(takeOrder, shop.americano(at, over), at.owner);
  expect(await written(at.storeId)).toEqual(before);
  return answer;
}

async function written(storeId: string) {
  const count = async (table: 'orders' | 'orderLines' | 'payments' | 'paymentTransactions' | 'storeEvents') =>
    (await shop.db.selectFrom(table).select('storeId').where('storeId', '=', storeId).execute()).length;
  const stock = shop.db.selectFrom('menuItems').select(['id', 'stock']).where('storeId', '=', storeId);
  const numbers = shop.db.selectFrom('orderNumbers').selectAll().where('storeId', '=', storeId);
  return {
    orders: await count('orders'),
    lines: await count('orderLines'),
    payments: await count('payments'),
    transactions: await count('paymentTransactions'),
    events: await count('storeEvents'),
    stock: await stock.orderBy('id').execute(),
    numbers: await numbers.execute(),
  };
}

const vanished = '019a9000-0000-7000-8000-000000000000';

test('a store that is not approved takes no orders', async () => {
  for (const applicationStatus of ['DRAFT', 'PENDING']) {
    const at = await shop.openStore({ applicationStatus });
    expect(await refused(at)).toMatchObject({ http: 409, status: 'STORE_NOT_APPROVED' });
  }
});

test('unknown items are named by their lines', async () => {
  const at = await shop.openStore();
  const elsewhere = await shop.openStore();
  const { menu } = at;
  await shop.db
    .updateTable('menuItems')
    .set({ deletedAt: new Date() })
    .where('id', '=', menu.fruitBox)
    .execute();
  const lines = [vanished, menu.cake, elsewhere.menu.cake, menu.fruitBox].map((itemId) => ({
    itemId,
    quantity: 1,
  }));

  expect(await refused(at, { lines })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_NOT_FOUND',
    detail: { lines: [0, 2, 3] },
  });
});

test('an item of a disabled category cannot be sold', async () => {
  const at = await shop.openStore();
  await shop.db
    .updateTable('menuCategories')
    .set({ enabled: false })
    .where('id', '=', at.menu.drinks)
    .execute();

  expect(await refused(at)).toMatchObject({ status: 'STORE_ITEM_NOT_FOUND', detail: { lines: [0] } });
});

test('an item of a deleted category cannot be sold', async () => {
  const at = await shop.openStore();
  const gone = { deletedAt: new Date() };
  await shop.db.updateTable('menuCategories').set(gone).where('id', '=', at.menu.drinks).execute();

  expect(await refused(at)).toMatchObject({ status: 'STORE_ITEM_NOT_FOUND', detail: { lines: [0] } });
});

test('options must fit the item: mandatory ones given, one of a single collection, none unknown, none twice', async () => {
  const at = await shop.openStore();
  const elsewhere = await shop.openStore();
  const { menu } = at;
  const wrong = [
    [],
    [menu.shot],
    [menu.hot, menu.iced],
    [menu.hot, vanished],
    [menu.hot, elsewhere.menu.shot],
    [menu.hot, menu.hot],
  ];
  const lines = [
    ...wrong.map((choiceIds) => ({ itemId: menu.americano, choiceIds, quantity: 1 })),
    { itemId: menu.cake, choiceIds: [menu.shot], quantity: 1 },
    { itemId: menu.americano, choiceIds: [menu.hot, menu.shot, menu.syrup], quantity: 1 },
  ];

  expect(await refused(at, { lines })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    detail: { lines: [0, 1, 2, 3, 4, 5, 6] },
  });
});

test('a deleted choice in an order is refused as unknown', async () => {
  const at = await shop.openStore();
  await shop.db
    .updateTable('optionChoices')
    .set({ deletedAt: new Date() })
    .where('id', '=', at.menu.hot)
    .execute();

  expect(await refused(at)).toMatchObject({ status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND' });
});

test('a line with a choice of a deleted collection is refused, and is sold without that choice', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  await shop.call(deleteOptionCollection, { storeId, id: menu.extras, version: 1 }, owner);
  const plain = { itemId: menu.americano, choiceIds: [menu.hot], quantity: 1 };
  const lines = [plain, { ...plain, choiceIds: [menu.hot, menu.shot] }];

  expect(await refused(at, { lines })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
    detail: { lines: [1] },
  });
  expect(await shop.order(at, { lines: [plain] })).toMatchObject({ total: 4_500 });
});

test('a deleted mandatory collection is no longer required', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  await shop.call(deleteOptionCollection, { storeId, id: menu.temperature, version: 1 }, owner);

  const order = await shop.order(at, { lines: [{ itemId: menu.americano, quantity: 1 }] });

  expect(order).toMatchObject({ total: 4_500 });
});

test('an item or choice that is switched off is sold out until its time', async () => {
  const at = await shop.openStore();
  const soldOutUntil = new Date(shop.clock.now.getTime() + 60_000);
  await shop.db.updateTable('menuItems').set({ soldOutUntil }).where('id', '=', at.menu.fruitBox).execute();
  await shop.db.updateTable('optionChoices').set({ soldOutUntil }).where('id', '=', at.menu.hot).execute();
  const lines = [
    { itemId: at.menu.cake, quantity: 1 },
    { itemId: at.menu.fruitBox, quantity: 1 },
    { itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 },
  ];

  expect(await refused(at, { lines })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_SOLD_OUT',
    detail: {
      lines: [
        { line: 1, left: 0 },
        { line: 2, left: 0 },
      ],
    },
  });
  shop.clock.now = soldOutUntil;
  expect(await shop.order(at, { lines, total: 16_800 })).toMatchObject({ total: 16_800 });
});

test('insufficient stock over all lines is refused with what is left', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const lines = [
    { itemId: menu.cake, quantity: 2 },
    { itemId: menu.fruitBox, quantity: 50 },
    { itemId: menu.cake, quantity: 2 },
  ];

  expect(await refused(at, { lines, total: 302_200 })).toMatchObject({
    http: 409,
    status: 'STORE_ITEM_SOLD_OUT',
    detail: {
      lines: [
        { line: 0, left: 3 },
        { line: 2, left: 3 },
      ],
    },
  });
});

test('a wrong total is refused with the newly priced cart', async () => {
  const at = await shop.openStore();
  for (const total of [0, 4_499, 4_501]) {
    expect(await refused(at, { total })).toMatchObject({
      http: 409,
      status: 'PRICE_CHANGED',
      detail: { total: 4_500, lines: [{ unitPrice: 4_500 }] },
    });
  }
});

test('tenders never exceed the total', async () => {
  const at = await shop.openStore();
  const tenders = [
    { type: 'INSTORE_CASH' as const, amount: 4_500 },
    { type: 'INSTORE_CAT' as const, amount: 1 },
  ];

  expect(await refused(at, { tenders })).toMatchObject({
    http: 409,
    status: 'TENDERS_EXCEED_TOTAL',
    detail: { leftToPay: 4_500 },
  });
  const free = { orderDiscount: { kind: 'PERCENT' as const, percent: 100 }, total: 0 };
  expect(await refused(at, { ...free, tenders })).toMatchObject({ detail: { leftToPay: 0 } });
});

test('too little cash, received cash for a terminal, or an approval number for cash is invalid input', async () => {
  const at = await shop.openStore();
  const short = { type: 'INSTORE_CASH' as const, amount: 4_500, received: 4_499 };
  const typedIn = { type: 'INSTORE_CAT' as const, amount: 4_500, received: 5_000 };

  expect(await refused(at, { tenders: [short] })).toMatchObject({
    http: 400,
    fields: { 'tenders.0.received': 'tooSmall' },
  });
  expect(await refused(at, { tenders: [typedIn] })).toMatchObject({
    http: 400,
    fields: { 'tenders.0.received': 'wrongFormat' },
  });
  const slip = { type: 'INSTORE_CASH' as const, amount: 4_500, approvalNumber: '1' };
  expect(await refused(at, { tenders: [slip] })).toMatchObject({
    http: 400,
    fields: { 'tenders.0.approvalNumber': 'wrongFormat' },
  });
});

test('only a cancelled order of the same store can be replaced', async () => {
  const at = await shop.openStore();
  const elsewhere = await shop.openStore();
  const open = await shop.order(at);
  const cancelled = await shop.order(elsewhere);
  await shop.cancel(elsewhere, cancelled.id);

  for (const replacesOrderId of [open.id, cancelled.id, vanished]) {
    expect(await refused(at, { replacesOrderId })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  }
});

test('a cancelled order can be replaced only once, however many tills try concurrently', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.cancel(at, id);

  const again = () => shop.call(takeOrder, shop.americano(at, { replacesOrderId: id }), at.owner);
  const answers = await Promise.all([again(), again(), again()]);

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'ORDER_ALREADY_REPLACED')).toHaveLength(2);
});

test('tenders that the store does not accept, or not for this order, are refused', async () => {
  const cardOnly = await shop.openStore({ settings: { tenderTypes: ['card'] } });
  const inHand = { tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_500 }] };
  const handedOver = { tenders: [{ type: 'cash' as const, amount: 4_500 }] };
  const refusal = { http: 409, status: 'TENDER_NOT_ACCEPTED' };

  expect(await refused(cardOnly, inHand)).toMatchObject(refusal);
  expect(await refused(cardOnly, handedOver)).toMatchObject(refusal);
  const { id } = await shop.order(cardOnly);
  expect(await shop.pay(cardOnly, id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 })).toMatchObject(
    refusal,
  );
  expect((await shop.order(cardOnly, { orderType: 'ONLINE', ...handedOver })).paid).toBe(4_500);
});

test('a cart beyond the limit of amounts is refused before anything is written', async () => {
  const at = await shop.openStore();
  await shop.db
    .updateTable('menuItems')
    .set({ priceKrw: 1_000_000_000 })
    .where('id', '=', at.menu.fruitBox)
    .execute();
  const line = { itemId: at.menu.fruitBox, quantity: 999 };

  expect(
    await refused(at, { lines: [line, line], orderDiscount: { kind: 'PERCENT', percent: 100 }, total: 0 }),
  ).toMatchObject({
    http: 400,
    fields: { lines: 'tooLarge' },
  });
});
