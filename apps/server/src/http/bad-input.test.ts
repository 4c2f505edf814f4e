import { checkMenuImport } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { getOrder, listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const at = await shop.openStore();
const orders = `/v6/stores/${at.storeId}/orders`;
const authorization = `Bearer ${at.owner.token}`;

/** Posts a raw body to takeOrder. */
async function post(payload: string | Buffer | undefined, headers: Record<string, string> = {}) {
  const response = await shop.app.hub.inject({
    method: 'POST',
    url: orders,
    headers: { authorization, 'idempotency-key': newId(), 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { http: response.statusCode, ...response.json() };
}

const postJson = (body: unknown) => post(JSON.stringify(body));

async function get(url: string) {
  const response = await shop.app.hub.inject({ url, headers: { authorization } });
  return { http: response.statusCode, ...response.json() };
}

const wrong = (fields: Record<string, string>) => ({ http: 400, status: 'WRONG_FORMAT', fields });
const good = { lines: shop.americano(at).lines, total: 4_500 };

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['nothing', {}, { lines: 'required', total: 'required' }],
  ['a wrong type', { lines: 'x', total: '4500' }, { lines: 'wrongType', total: 'wrongType' }],
  ['null', { ...good, lines: null }, { lines: 'wrongType' }],
  ['an unknown field', { ...good, tip: 1 }, { tip: 'unknownField' }],
  [
    'an unknown field within',
    { ...good, lines: [{ ...good.lines[0], price: 1 }] },
    { 'lines.0.price': 'unknownField' },
  ],
  ['too few', { ...good, lines: [] }, { lines: 'tooShort' }],
  ['too many', { ...good, lines: Array(201).fill(good.lines[0]) }, { lines: 'tooLong' }],
  ['too long a text', { ...good, note: '가'.repeat(101) }, { note: 'tooLong' }],
  ['far too long a text', { ...good, note: 'a'.repeat(500_000) }, { note: 'tooLong' }],
  ['a NUL', { ...good, note: 'a\0b' }, { note: 'wrongFormat' }],
  ['half a surrogate pair', { ...good, note: 'a\ud800b' }, { note: 'wrongFormat' }],
  [
    'an id that is none',
    { ...good, lines: [{ itemId: "1' or '1'='1", quantity: 1 }] },
    { 'lines.0.itemId': 'wrongFormat' },
  ],
  ['a fraction', { ...good, total: 4_500.5 }, { total: 'wrongType' }],
  ['a number below', { ...good, total: -1 }, { total: 'tooSmall' }],
  ['a number beyond', { ...good, total: 1e15 }, { total: 'tooLarge' }],
  ['a number beyond all', { ...good, total: 1e300 }, { total: 'tooLarge' }],
  [
    'a quantity beyond',
    { ...good, lines: [{ ...good.lines[0], quantity: 1000 }] },
    { 'lines.0.quantity': 'tooLarge' },
  ],
  ['an unknown choice of ours', { ...good, orderType: 'PHONE' }, { orderType: 'wrongFormat' }],
  [
    'a kind that is none',
    { ...good, orderDiscount: { kind: 'HALF' } },
    { 'orderDiscount.kind': 'wrongFormat' },
  ],
  ['a field of the address in the body', { ...good, storeId: at.storeId }, { storeId: 'unknownField' }],
])('a body with %s is refused, and the wrong fields are named', async (_, body, fields) => {
  expect(await postJson(body)).toMatchObject(wrong(fields));
});

test('names of built-in object properties are unknown fields, too', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const body = `{"lines":[],"total":1,"${name}":{"a":1}}`;
    expect((await post(body)).fields).toMatchObject({ [name]: 'unknownField' });
    expect(await get(`${orders}?${name}=1`)).toMatchObject(wrong({ [name]: 'unknownField' }));
  }
});

test.each<[string, string | Buffer | undefined]>([
  ['no body', undefined],
  ['an empty body', ''],
])('%s is refused, because every required field is missing', async (_, body) => {
  expect(await post(body)).toMatchObject(wrong({ lines: 'required', total: 'required' }));
});

test.each<[string, string | Buffer]>([
  ['an array', '[]'],
  ['a text', '"x"'],
  ['a number', '1'],
])('%s as body is of the wrong type', async (_, body) => {
  expect(await post(body)).toMatchObject(wrong({ body: 'wrongType' }));
});

test.each<[string, string | Buffer]>([
  ['half a body', '{"lines":'],
  ['no JSON', 'lines=1'],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['another encoding', Buffer.from('{"note":"x"}', 'utf16le')],
  ['a body of 1 MB and more', `{"note":"${'a'.repeat(1_100_000)}"}`],
  ['a body of 10 MB', Buffer.alloc(10_000_000, ' ')],
])('%s is refused as a malformed body', async (_, body) => {
  expect(await post(body)).toMatchObject(wrong({ body: 'wrongFormat' }));
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
])('a body of type "%s" is refused', async (type) => {
  expect(await post(JSON.stringify(good), { 'content-type': type })).toMatchObject(
    wrong({ body: 'wrongFormat' }),
  );
});

test('JSON of 100,000 levels is refused like any other', async () => {
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);

  expect(await post(deep('[', ']'))).toMatchObject(wrong({ body: 'wrongType' }));
  expect(await post(`{"lines":${deep('[', ']')},"total":1}`)).toMatchObject(
    wrong({ 'lines.0': 'wrongType' }),
  );
  expect((await post(`${'{"lines":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).http).toBe(400);
});

test('the refusal of a body with thousands of mistakes names at most fifty of them', async () => {
  const lines = Array(60_000).fill(1);
  const unknown = Object.fromEntries(lines.map((_, i) => [`f${i}`, 1]));

  for (const body of [{ lines, total: 1 }, unknown]) {
    const { http, fields } = await postJson(body);
    expect(http).toBe(400);
    expect(fields.body).toBeUndefined();
    expect(Object.keys(fields).length).toBeLessThanOrEqual(50);
  }
});

test.each<[string, Record<string, string>]>([
  ['?numberOfElements=x', { numberOfElements: 'wrongType' }],
  ['?numberOfElements=', { numberOfElements: 'wrongType' }],
  ['?numberOfElements=0', { numberOfElements: 'tooSmall' }],
  ['?numberOfElements=201', { numberOfElements: 'tooLarge' }],
  ['?numberOfElements=1.5', { numberOfElements: 'wrongType' }],
  ['?numberOfElements=1e2', { numberOfElements: 'wrongType' }],
  [`?numberOfElements=${'9'.repeat(400)}`, { numberOfElements: 'wrongType' }],
  ['?numberOfElements=1&numberOfElements=2', { numberOfElements: 'wrongType' }],
  ['?from=2026-02-31', { from: 'wrongFormat' }],
  ['?from=yesterday', { from: 'wrongFormat' }],
  ['?status=OPEN&status=LOST', { 'status.1': 'wrongFormat' }],
  ['?status=OPEN&status=OPEN&status=OPEN&status=OPEN', { status: 'tooLong' }],
  ['?cursor=%00', { cursor: 'wrongFormat' }],
  ['?cursor=%ff', { cursor: 'wrongFormat' }],
  [`?cursor=${'a'.repeat(201)}`, { cursor: 'tooLong' }],
  ['?page=1', { page: 'unknownField' }],
  ['?storeId=00000000-0000-7000-8000-000000000000', { storeId: 'unknownField' }],
])('the query %s is refused, and the wrong field is named', async (query, fields) => {
  expect(await get(orders + query)).toMatchObject(wrong(fields));
});

test('a single query value is read as a list of one', async () => {
  expect(await get(`${orders}?status=OPEN`)).toMatchObject({ http: 200, status: 'OK' });
});

test.each(['%', '%zz', '%ff', '%c0%80'])('a URL with %s in it is malformed', async (part) => {
  expect(await get(`/v6/stores/${part}/orders`)).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
});

test('an invalid id in the path is reported by its name', async () => {
  expect(await shop.call(getOrder, { storeId: 'x', orderId: '1' }, at.owner)).toMatchObject(
    wrong({ storeId: 'wrongFormat', orderId: 'wrongFormat' }),
  );
});

test('a field is reported under its wire name', async () => {
  const address = '/v5/store/getstore';
  expect(await get(address)).toMatchObject(wrong({ storeID: 'required' }));
  expect(await get(`${address}?storeID=x`)).toMatchObject(wrong({ storeID: 'wrongFormat' }));
  expect(await get(`${address}?storeID=${at.storeId}&storeId=${at.storeId}`)).toMatchObject(
    wrong({ storeId: 'unknownField' }),
  );
  expect(await shop.call(getStore, { storeId: at.storeId }, at.owner)).toMatchObject({ http: 200 });
});

test('overlong header values are tolerated', async () => {
  const strange = {
    devicelanguage: 'x'.repeat(4_000),
    'accept-language': ','.repeat(4_000),
    'last-event-id': 'x',
  };
  expect(await shop.call(listOrders, { storeId: at.storeId }, at.owner, { headers: strange })).toMatchObject({
    http: 200,
  });
});

test('text is stored trimmed and in NFC', async () => {
  const order = await shop.order(at, { note: '  ㅎㅎ 👩‍👩‍👧 e\u0301  ' });
  expect(order.note).toBe('ㅎㅎ 👩‍👩‍👧 é');
  const long = '👩‍👩‍👧'.repeat(100);
  expect((await shop.call(takeOrder, shop.americano(at, { note: long }), at.owner)).http).toBe(200);
});

test.each([
  ['of a visitor', undefined, { http: 401, status: 'UNAUTHENTICATED' }],
  ['of somebody who is signed in', authorization, wrong({ body: 'wrongFormat' })],
])('a large body %s is read only after the check of the token', async (_, by, answer) => {
  const response = await shop.app.hub.inject({
    method: 'POST',
    url: checkMenuImport.path,
    headers: { 'content-type': 'application/json', ...(by && { authorization: by }) },
    payload: '{'.repeat(2_000_000),
  });
  expect({ http: response.statusCode, ...response.json() }).toMatchObject(answer);
});
