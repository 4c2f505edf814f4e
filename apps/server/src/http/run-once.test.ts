import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const send = (at: At, key: string, over: Partial<Parameters<typeof shop.americano>[1]> = {}) =>
  shop.call(takeOrder, shop.americano(at, over), at.owner, { key });

async function ordersOf({ storeId }: At) {
  return shop.db.selectFrom('orders').select('id').where('storeId', '=', storeId).execute();
}

test('the same key and body gets the first answer and changes nothing', async () => {
  const at = await shop.openStore();

  const first = await send(at, 'till-1/7');
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  const again = await send(at, 'till-1/7');

  expect(again.http).toBe(200);
  expect(again.response).toEqual(first.response);
  expect(await ordersOf(at)).toHaveLength(1);
});

test('of many concurrent requests one runs, and the others get its answer or REQUEST_IN_PROGRESS', async () => {
  const at = await shop.openStore();

  const answers = await Promise.all(Array.from({ length: 10 }, () => send(at, 'at once')));

  const taken = answers.filter(({ http }) => http === 200);
  const waiting = answers.filter(({ status }) => status === 'REQUEST_IN_PROGRESS');
  expect(new Set(taken.map(({ response }) => response.id)).size).toBe(1);
  expect(taken.length + waiting.length).toBe(10);
  for (const { http, headers } of waiting) {
    expect({ http, after: headers['retry-after'] }).toEqual({ http: 409, after: '1' });
  }
  expect(await ordersOf(at)).toHaveLength(1);
});

test('a stored refusal is repeated, even if the call would succeed now', async () => {
  const at = await shop.openStore();
  const cakes = { lines: [{ itemId: at.menu.cake, quantity: 4 }], total: 27_200 };
  const first = await send(at, 'four cakes', cakes);
  await shop.db.updateTable('menuItems').set({ stock: 100 }).where('id', '=', at.menu.cake).execute();

  const again = await send(at, 'four cakes', cakes);

  expect(first).toMatchObject({ http: 409, status: 'STORE_ITEM_SOLD_OUT' });
  const { http, status, message, detail } = first;
  expect(again).toMatchObject({ http, status, message, detail });
  expect(await send(at, 'four more', cakes)).toMatchObject({ http: 200 });
});

test('a repeated refusal names the same fields', async () => {
  const at = await shop.openStore();
  await shop.db
    .updateTable('menuItems')
    .set({ priceKrw: 1_000_000_000 })
    .where('id', '=', at.menu.fruitBox)
    .execute();
  const line = { itemId: at.menu.fruitBox, quantity: 999 };
  const dear = { lines: [line, line], total: 0 };

  const first = await send(at, 'too dear', dear);

  expect(first).toMatchObject({ http: 400, status: 'WRONG_FORMAT', fields: { lines: 'tooLarge' } });
  expect(await send(at, 'too dear', dear)).toMatchObject({ http: 400, fields: first.fields });
});

test('another body under the same key is refused and does not affect the first', async () => {
  const at = await shop.openStore();
  const first = await send(at, 'one');

  expect(await send(at, 'one', { note: '다른 주문' })).toMatchObject({
    http: 422,
    status: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect((await send(at, 'one')).response).toEqual(first.response);
});

test('the order of fields does not matter', async () => {
  const at = await shop.openStore();
  const first = await send(at, 'same');
  const { lines, total } = shop.americano(at);

  const again = await shop.call(takeOrder, { total, lines, storeId: at.storeId }, at.owner, { key: 'same' });

  expect(again.response).toEqual(first.response);
});

test('another member of the store gets the first answer, and the first sender is recorded', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  const first = await send(at, 'left behind');

  const again = await shop.call(takeOrder, shop.americano(at), staff, { key: 'left behind' });

  expect(again.response).toEqual(first.response);
  const kept = shop.db.selectFrom('idempotencyKeys').select('sentBy').where('key', '=', 'left behind');
  expect(await kept.execute()).toEqual([{ sentBy: at.owner.id }]);
});

test('two stores may use the same key', async () => {
  const [one, other] = await Promise.all([shop.openStore(), shop.openStore()]);

  const answers = await Promise.all([send(one, 'mine'), send(other, 'mine')]);

  expect(answers.map(({ http }) => http)).toEqual([200, 200]);
});

test('a key of 1 to 255 printable characters is required', async () => {
  const at = await shop.openStore();
  const withKey = (key: string) => shop.call(takeOrder, shop.americano(at), at.owner, { key });

  for (const key of ['', 'k'.repeat(256), 'tab\there', '열쇠']) {
    expect(await withKey(key)).toMatchObject({ http: 400, fields: { 'Idempotency-Key': 'wrongFormat' } });
  }
  const missing = await shop.app.hub.inject({
    method: 'POST',
    url: `/v6/stores/${at.storeId}/orders`,
    headers: { authorization: `Bearer ${at.owner.token}` },
    payload: { lines: shop.americano(at).lines, total: 4_500 },
  });
  expect(missing.json()).toMatchObject({
    status: 'WRONG_FORMAT',
    fields: { 'Idempotency-Key': 'required' },
  });
  expect(await ordersOf(at)).toHaveLength(0);
  expect((await withKey('k'.repeat(255))).http).toBe(200);
});

test('invalid input is not stored: a corrected request with the same key succeeds', async () => {
  const at = await shop.openStore();

  expect(await send(at, 'mended', { total: -1 })).toMatchObject({ http: 400 });
  expect(await send(at, 'mended')).toMatchObject({ http: 200 });
});

test('a request whose key another transaction commits meanwhile is answered by that row and writes no order', async () => {
  const at = await shop.openStore();
  // The key's row is written by an uncommitted transaction: the request does not see it and inserts its own.
  const other = await shop.pool.connect();
  await other.query('begin');
  await other.query(
    `insert into idempotency_keys (scope_id, endpoint, key, body_hash, http, answer, sent_by)
     values ($1, 'takeOrder', 'race', '\\x00', 200, '{"output":{}}', $2)`,
    [at.storeId, at.owner.id],
  );

  const answer = send(at, 'race');
  await waitUntilBlocked(shop.db);
  await other.query('commit');
  other.release();

  expect(await answer).toMatchObject({ http: 422, status: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await ordersOf(at)).toHaveLength(0);
});
