import { randomUUID } from 'node:crypto';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { mostSaleAge, saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { updateGeneralSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { deleteAnswersBefore } from '#server/http/idempotency.queries.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const noon = shop.clock.now;
afterEach(() => {
  shop.clock.now = noon;
});

type At = Awaited<ReturnType<typeof shop.openStore>>;
type SaleInput = Partial<InputOf<typeof takeOrder>>;
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });

/** Two iced americanos with a shot, at 5,500 won each, paid in cash: as the device had it. */
function saleOf(at: At, over: SaleInput = {}): InputOf<typeof takeOrder> {
  return {
    storeId: at.storeId,
    lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.iced, at.menu.shot], quantity: 2 }],
    total: 11_000,
    tenders: [cash(11_000)],
    saleId: randomUUID(),
    receipted: { lines: [{ unitPrice: 5_500, optionDifferences: [500, 500] }] },
    ...over,
  };
}

type Sending = { age?: number | string; by?: Caller; key?: string };

const send = (at: At, over: SaleInput = {}, { age = 0, by = at.owner, key }: Sending = {}) =>
  shop.call(takeOrder, saleOf(at, over), by, {
    headers: { [saleAgeHeader]: `${age}` },
    ...(key === undefined ? {} : { key }),
  });

async function taken(...sending: Parameters<typeof send>) {
  const answer = await send(...sending);
  expect(answer).toMatchObject({ http: 200 });
  expectToAddUp(answer.response);
  return answer.response;
}

const differencesOf = ({ history }: Awaited<ReturnType<typeof taken>>) =>
  history.find(({ kind }) => kind === 'RECEIPTED')?.differences;

const setItem = (id: string, row: object) =>
  shop.db.updateTable('menuItems').set(row).where('id', '=', id).execute();
const setChoice = (id: string, row: object) =>
  shop.db.updateTable('optionChoices').set(row).where('id', '=', id).execute();

test('an offline sale that fits the menu is recorded without a difference, at the time that its age gives', async () => {
  const at = await shop.openStore();

  const order = await taken(at, {}, { age: 36 * 3_600 });

  expect(order).toMatchObject({
    status: 'CLOSED',
    businessDate: '2026-11-18',
    orderNumber: 1,
    takenAt: '2026-11-18T15:00:00.000Z',
    closedAt: '2026-11-18T15:00:00.000Z',
    total: 11_000,
    lines: [{ unitPrice: 5_500, options: [{ priceDifference: 500 }, { priceDifference: 500 }] }],
    payments: [{ approved: 11_000, takenAt: '2026-11-18T15:00:00.000Z' }],
  });
  const [entry] = order.history.filter(({ kind }) => kind === 'RECEIPTED');
  expect(entry).toMatchObject({ at: noon.toISOString(), by: '김마루', differences: [] });
  const rows = shop.db.selectFrom('paymentTransactions').select('eventDate').where('orderId', '=', order.id);
  expect(await rows.execute()).toEqual([{ eventDate: '2026-11-18' }]);
  expect(await shop.readOrder(at, order.id)).toMatchObject({ id: order.id, status: 'CLOSED' });
});

test('prices that have changed since stay as they were on the device, and are listed', async () => {
  const at = await shop.openStore();
  await setItem(at.menu.americano, { priceKrw: 5_000 });
  await setChoice(at.menu.shot, { priceDifferenceKrw: 700 });

  const order = await taken(at);

  expect(order).toMatchObject({ total: 11_000, lines: [{ unitPrice: 5_500 }] });
  expect(differencesOf(order)).toEqual([
    { kind: 'PRICE', name: '아메리카노', nameEn: 'Americano', menu: 5_000, sold: 4_500 },
    { kind: 'OPTION_PRICE', name: '샷 추가', nameEn: null, menu: 700, sold: 500 },
  ]);
});

test('if a sale states only unit prices, the price differences of its options are those of the menu', async () => {
  const at = await shop.openStore();
  const receipted = { lines: [{ unitPrice: 5_300 }] };
  const order = await taken(at, { receipted, total: 10_600, tenders: [cash(600)] });

  expect(order).toMatchObject({ status: 'OPEN', leftToPay: 10_000, lines: [{ unitPrice: 5_300 }] });
  expect(differencesOf(order)).toMatchObject([{ kind: 'PRICE', menu: 4_500, sold: 4_300 }]);
});

test('items that are now sold out, deleted or with other options are recorded as sold, and listed', async () => {
  const at = await shop.openStore();
  const { americano, cake, fruitBox, fruit, temperature, iced, shot } = at.menu;
  const later = new Date('2026-11-22T00:00:00Z');
  await setChoice(iced, { soldOutUntil: later });
  await setChoice(shot, { deletedAt: noon });
  await setItem(cake, { deletedAt: noon });
  await shop.db.updateTable('menuCategories').set({ deletedAt: noon }).where('id', '=', fruit).execute();

  const order = await taken(at, {
    lines: [
      { itemId: americano, choiceIds: [iced, shot], quantity: 2 },
      { itemId: cake, quantity: 1 },
      { itemId: fruitBox, quantity: 1 },
    ],
    receipted: {
      lines: [
        { unitPrice: 5_500, optionDifferences: [500, 500] },
        { unitPrice: 6_800 },
        { unitPrice: 5_500 },
      ],
    },
    total: 23_300,
    tenders: [cash(23_300)],
  });

  expect(order.lines).toMatchObject([
    {
      name: '아메리카노',
      categoryName: '커피',
      options: [{ collectionId: temperature }, { name: '샷 추가' }],
    },
    { name: '치즈케이크', categoryName: '커피', taxable: true, stockTaken: 1 },
    { name: '생과일팩', categoryName: '과일', taxable: false },
  ]);
  expect(differencesOf(order)?.map(({ kind, ...rest }) => [kind, 'name' in rest && rest.name])).toEqual([
    ['OPTION_SOLD_OUT', '아이스'],
    ['OPTION_DELETED', '샷 추가'],
    ['DELETED', '치즈케이크'],
    ['CATEGORY_GONE', '생과일팩'],
  ]);

  await setItem(americano, { soldOutUntil: later });
  expect(differencesOf(await taken(at))).toMatchObject([
    { kind: 'SOLD_OUT', name: '아메리카노' },
    { kind: 'OPTION_SOLD_OUT' },
    { kind: 'OPTION_DELETED' },
  ]);
});

test('a sale without an option that its item requires is recorded, and the missing option is listed', async () => {
  const at = await shop.openStore();
  const order = await taken(at, {
    lines: [{ itemId: at.menu.americano, quantity: 1 }],
    receipted: { lines: [{ unitPrice: 4_500 }] },
    total: 4_500,
    tenders: [cash(4_500)],
  });

  expect(differencesOf(order)).toMatchObject([{ kind: 'OPTION_RULES', name: '아메리카노' }]);
});

test('counted stock stops at zero: lines keep what they took, and only that comes back', async () => {
  const at = await shop.openStore();
  const { cake } = at.menu;
  const stock = async () =>
    (await shop.db.selectFrom('menuItems').select('stock').where('id', '=', cake).executeTakeFirst())?.stock;

  const order = await taken(at, {
    lines: [
      { itemId: cake, quantity: 2 },
      { itemId: cake, quantity: 4, note: '포장' },
    ],
    receipted: { lines: [{ unitPrice: 6_800 }, { unitPrice: 6_800 }] },
    total: 40_800,
    tenders: [cash(40_800)],
  });

  expect(order.lines.map(({ stockTaken }) => stockTaken)).toEqual([2, 1]);
  expect(differencesOf(order)).toEqual([
    { kind: 'STOCK_SHORT', name: '치즈케이크', nameEn: 'Cheesecake', missing: 3 },
  ]);
  expect(await stock()).toBe(0);
  await shop.cancel(at, order.id);
  expect(await stock()).toBe(3);
});

test('an offline sale with a tender that is switched off is recorded, and the tender is listed', async () => {
  const at = await shop.openStore({ settings: { tenderTypes: ['INSTORE_CAT'] } });
  expect(differencesOf(await taken(at))).toEqual([{ kind: 'TENDER_OFF', type: 'INSTORE_CASH' }]);
});

test('a part paid leaves the order open, and the rest is paid on it', async () => {
  const at = await shop.openStore();
  const order = await taken(at, { tenders: [cash(4_000)] }, { age: 60 });
  expect(order).toMatchObject({ status: 'OPEN', paid: 4_000, leftToPay: 7_000 });

  const { response } = await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 7_000 });
  expect(response.order).toMatchObject({ status: 'CLOSED', leftToPay: 0 });
});

/** Cash that the till took 40 minutes after the sale, when the server did not have it yet. */
const later = (amount: number, over = {}) => ({
  ...cash(amount),
  key: newId(),
  secondsLater: 2_400,
  ...over,
});

test('money that the till took after the sale is booked with it at its own time, and only once if it is sent again', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  await shop.db.updateTable('users').set({ name: '이직원' }).where('id', '=', staff.id).execute();
  await setItem(at.menu.americano, { priceKrw: 5_000 });
  const tender = later(6_000, { received: 10_000, takenBy: staff.id });
  const { lines } = saleOf(at).receipted ?? { lines: [] };

  const order = await taken(at, { tenders: [], receipted: { lines, tenders: [tender] } }, { age: 3_600 });

  expect(order).toMatchObject({
    ...{ status: 'OPEN', paid: 6_000, leftToPay: 5_000, takenAt: '2026-11-20T02:00:00.000Z' },
    payments: [{ takenBy: '이직원', takenAt: '2026-11-20T02:40:00.000Z', received: 10_000 }],
  });
  expect(differencesOf(order)).toMatchObject([{ kind: 'PRICE' }]);
  const own = { paymentMethod: 'INSTORE_CASH', amount: 6_000, received: 10_000, receipted: true } as const;
  const { response } = await shop.pay(at, order.id, own, tender.key);
  expect(response).toMatchObject({ payment: { id: order.payments[0]?.id }, order: { paid: 6_000 } });
});

test('an unpaid sale is refused if its items have changed since, although it states its prices', async () => {
  const at = await shop.openStore();
  const unpaid = { tenders: [] };
  expect(await taken(at, unpaid, { age: 60 })).toMatchObject({
    status: 'OPEN',
    takenAt: '2026-11-20T02:59:00.000Z',
  });

  await setItem(at.menu.americano, { stock: 1 });
  expect(await send(at, unpaid)).toMatchObject({
    ...{ status: 'STORE_ITEM_SOLD_OUT', detail: { lines: [{ line: 0, left: 1 }] } },
  });
  await setItem(at.menu.americano, { priceKrw: 5_000 });
  expect(await send(at, unpaid)).toMatchObject({ status: 'PRICE_CHANGED', detail: { total: 12_000 } });
  await setChoice(at.menu.shot, { priceDifferenceKrw: 0 });
  expect(await send(at, unpaid)).toMatchObject({ status: 'PRICE_CHANGED', detail: { total: 11_000 } });
  await setItem(at.menu.americano, { deletedAt: noon });
  expect(await send(at, unpaid)).toMatchObject({ status: 'STORE_ITEM_NOT_FOUND' });
  expect((await taken(at)).lines).toMatchObject([{ stockTaken: 1 }]);
});

test('a paid sale stays open if the store closes orders by hand', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  expect(await taken(at)).toMatchObject({ status: 'OPEN', leftToPay: 0 });
});

test('tax type and day start are those of the time of the sale', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const setting = { storeId, language: 'ko' as const, newOrderSound: true };
  const change = (taxType: 'EXEMPT' | 'SIMPLIFIED', dayStart: number, version: number) =>
    shop.call(updateGeneralSetting, { ...setting, taxType, dayStart, version }, owner);
  await change('EXEMPT', 360, 1);
  shop.clock.now = new Date('2026-11-22T12:00:00+09:00');
  await change('SIMPLIFIED', 360, 2);

  const ageAt = (instant: string) => (shop.clock.now.getTime() - Date.parse(instant)) / 1_000;
  const first = await taken(at, {}, { age: ageAt('2026-11-20T04:30:00+09:00') });
  const second = await taken(at, {}, { age: ageAt('2026-11-22T05:00:00+09:00') });
  const now = await taken(at);

  expect(first).toMatchObject({ taxType: 'GENERAL', vat: 1_000, businessDate: '2026-11-20' });
  expect(differencesOf(first)).toEqual([{ kind: 'TAX_TYPE', sold: 'GENERAL', now: 'SIMPLIFIED' }]);
  expect(second).toMatchObject({ taxType: 'EXEMPT', taxFree: 11_000, businessDate: '2026-11-21' });
  expect(differencesOf(second)).toEqual([{ kind: 'TAX_TYPE', sold: 'EXEMPT', now: 'SIMPLIFIED' }]);
  expect(now).toMatchObject({ taxType: 'SIMPLIFIED', vat: 0 });
  expect(differencesOf(now)).toEqual([]);
});

test('a sale with an impossible age is dated by its arrival, and the age is listed as a difference', async () => {
  const at = await shop.openStore();
  for (const age of [-1, mostSaleAge + 1, 999_999_999_999_999]) {
    const order = await taken(at, {}, { age });
    expect(order.takenAt).toBe(noon.toISOString());
    expect(differencesOf(order)).toEqual([{ kind: 'AGE' }]);
  }
  expect(differencesOf(await taken(at, {}, { age: mostSaleAge }))).toEqual([]);
});

test('typed-in lines and items at market price are no differences from the menu', async () => {
  const at = await shop.openStore();
  await setItem(at.menu.fruitBox, { marketPrice: true });

  const order = await taken(at, {
    lines: [
      { name: '선물 포장', unitPrice: 2_000, taxable: true, quantity: 1 },
      { itemId: at.menu.fruitBox, unitPrice: 9_000, quantity: 1, discount: { kind: 'PERCENT', percent: 10 } },
    ],
    receipted: { lines: [{ unitPrice: 2_000 }, { unitPrice: 9_000 }] },
    orderDiscount: { kind: 'AMOUNT', amount: 100 },
    total: 10_000,
    tenders: [cash(10_000)],
  });

  expect(order.lines).toMatchObject([
    { itemId: null, name: '선물 포장', priceTyped: true },
    { unitPrice: 9_000, discount: 900, priceTyped: true },
  ]);
  expect(differencesOf(order)).toEqual([]);
});

test('a refused sale that is sent again as an offline sale is recognised as the same sale', async () => {
  const at = await shop.openStore();
  await setItem(at.menu.americano, { priceKrw: 5_000 });
  const sale = saleOf(at);
  const { receipted: _, ...priced } = sale;
  expect(await shop.call(takeOrder, priced, at.owner)).toMatchObject({ status: 'PRICE_CHANGED' });

  const order = await taken(at, sale, { age: 100 });
  await deleteAnswersBefore(shop.db, new Date('2030-01-01'));

  const again = await send(at, sale, { age: 200 });
  expect(again).toMatchObject({ http: 200, response: { id: order.id } });
  expect(await shop.call(takeOrder, priced, at.owner)).toMatchObject({ response: { id: order.id } });
  expect(await send(at, { ...sale, note: '다른 판매' })).toMatchObject({
    http: 422,
    status: 'SALE_ID_REUSED',
  });
});

test('the age is no part of the request: the same key with another age gets the same answer', async () => {
  const at = await shop.openStore();
  const sale = saleOf(at);
  const key = newId();
  const first = await send(at, sale, { age: 10, key });

  expect(await send(at, sale, { age: 3_600, key })).toMatchObject({ response: first.response });
});

test('two devices that send one offline sale at once make one order', async () => {
  const at = await shop.openStore();
  const sale = saleOf(at);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, age) => send(at, sale, { age })));

  expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ response }) => response.id)).size).toBe(1);
});

test('malformed sales and items that the store never had are refused', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  const line = { itemId: at.menu.americano, choiceIds: [at.menu.iced, at.menu.shot], quantity: 2 };
  const stated = { unitPrice: 5_500, optionDifferences: [500, 500] };
  const wrong: [SaleInput, object][] = [
    [{ total: 10_999, tenders: [cash(1)] }, { fields: { total: 'wrongFormat' } }],
    [{ saleId: undefined }, { fields: { saleId: 'required' } }],
    [{ replacesOrderId: newId() }, { fields: { replacesOrderId: 'unknownField' } }],
    [{ receipted: { lines: [stated, stated] } }, { fields: { 'receipted.lines': 'wrongFormat' } }],
    [
      { receipted: { lines: [{ unitPrice: 5_500, optionDifferences: [500] }] } },
      { fields: { 'receipted.lines.0.optionDifferences': 'wrongFormat' } },
    ],
    [
      { lines: [{ ...line, choiceIds: [at.menu.iced, at.menu.iced] }] },
      { fields: { 'lines.0.choiceIds': 'wrongFormat' } },
    ],
    [
      {
        lines: [{ name: '포장', unitPrice: 5_000, taxable: true, quantity: 2 }],
        receipted: { lines: [{ unitPrice: 5_500 }] },
      },
      { fields: { 'receipted.lines.0.unitPrice': 'wrongFormat' } },
    ],
    [
      { tenders: [], receipted: { lines: [stated], tenders: [] } },
      { fields: { 'receipted.tenders': 'tooShort' } },
    ],
    [
      { tenders: [cash(11_000)], receipted: { lines: [stated], tenders: [later(1)] } },
      { status: 'TENDERS_EXCEED_TOTAL' },
    ],
    [{ tenders: [cash(11_001)] }, { status: 'TENDERS_EXCEED_TOTAL' }],
    [
      { lines: [{ ...line, itemId: other.menu.americano }] },
      { status: 'STORE_ITEM_NOT_FOUND', detail: { lines: [0] } },
    ],
    [
      { lines: [{ ...line, choiceIds: [at.menu.iced, other.menu.shot] }] },
      { status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', detail: { lines: [0] } },
    ],
  ];
  for (const [over, refusal] of wrong) expect(await send(at, over)).toMatchObject(refusal);
  expect(await send(at, {}, { age: '1.5' })).toMatchObject({ fields: { [saleAgeHeader]: 'wrongFormat' } });
  const ageless = await shop.call(takeOrder, saleOf(at), at.owner);
  expect(ageless).toMatchObject({ http: 400, fields: { [saleAgeHeader]: 'required' } });
});

test('a stranger, a member without the right and a store that is not approved are refused', async () => {
  const at = await shop.openStore();
  expect(await send(at, {}, { by: await shop.person() })).toMatchObject({ http: 404 });
  expect(await send(at, {}, { by: await shop.clientToken() })).toMatchObject({ http: 401 });
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  expect(await send(at, {}, { by: staff })).toMatchObject({ http: 403 });
  const draft = await shop.openStore({ applicationStatus: 'DRAFT' });
  expect(await send(draft)).toMatchObject({ status: 'STORE_NOT_APPROVED' });
});
