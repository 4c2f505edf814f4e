import { wordsOf } from '@maru/contract/error-words.ts';
import type { ErrorCode } from '@maru/contract/errors.ts';
import type { Language } from '@maru/contract/language.ts';
import { getOrder, listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const at = await shop.openStore();
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/);

test('a success has status and response and is not cached', async () => {
  const answer = await shop.app.hub.inject({
    url: getProfile.path,
    headers: { authorization: `Bearer ${at.owner.token}` },
  });

  expect(answer.json()).toEqual({
    status: 'OK',
    response: expect.objectContaining({
      id: at.owner.id,
      username: at.owner.username,
      name: '김마루',
    }),
  });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': uuid,
  });
});

test('the API answers on both origins', async () => {
  for (const origin of [shop.app.account, shop.app.hub]) {
    const answer = await origin.inject({
      url: getProfile.path,
      headers: { authorization: `Bearer ${at.owner.token}` },
    });
    expect(answer.json()).toMatchObject({ status: 'OK', response: { id: at.owner.id } });
  }
});

test.each<[Record<string, string>, Language]>([
  [{}, 'ko'],
  [{ devicelanguage: 'en' }, 'en'],
  [{ devicelanguage: 'en-US' }, 'en'],
  [{ devicelanguage: 'fr', 'accept-language': 'en-US,en;q=0.9' }, 'en'],
  [{ devicelanguage: 'ko', 'accept-language': 'en' }, 'ko'],
  [{ 'accept-language': 'fr,ja' }, 'ko'],
])('with the headers %j a refusal is in %s', async (headers, language) => {
  const answers = [
    await shop.call(getProfile, {}, undefined, { headers }),
    await shop.call(getOrder, { storeId: at.storeId, orderId: newId() }, at.owner, { headers }),
    await shop.call(listOrders, { storeId: 'x' }, at.owner, { headers }),
  ];

  const expected: ErrorCode[] = ['UNAUTHENTICATED', 'NOT_FOUND', 'WRONG_FORMAT'];
  expect(answers.map(({ status }) => status)).toEqual(expected);
  expect(answers.map(({ message }) => message)).toEqual(expected.map((code) => wordsOf(code, language)));
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': uuid });
  }
});

test('the words of a refusal are filled from its detail', async () => {
  const { id } = await shop.order(at);
  const { message } = await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 9_999 });

  expect(message).toContain('4,500');
});

test('an internal error reveals only a request id, which is in the log too', async () => {
  const broken = await shop.openStore();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { app } = await shop.instance({ log });
  await shop.pool.query(`alter table stores rename column application_status to secret_column`);

  const answer = await app.hub.inject({
    method: 'POST',
    url: takeOrder.path.replace(':storeId', broken.storeId),
    headers: { authorization: `Bearer ${broken.owner.token}`, 'idempotency-key': 'k', devicelanguage: 'en' },
    payload: { ...shop.americano(broken), storeId: undefined },
  });
  await shop.pool.query(`alter table stores rename column secret_column to application_status`);

  const { detail, ...rest } = answer.json();
  expect(answer.statusCode).toBe(500);
  expect(rest).toEqual({ status: 'INTERNAL', message: wordsOf('INTERNAL', 'en', detail) });
  expect(detail).toEqual({ requestId: answer.headers['x-request-id'] });
  expect(answer.body).not.toMatch(/secret_column|select|stack|\.ts/i);
  expect(lines).toMatchObject([
    { reqId: detail.requestId, err: { message: expect.stringContaining('application_status') } },
  ]);
});

test('after an internal error the same key can be retried', async () => {
  const broken = await shop.openStore();
  const send = () => shop.call(takeOrder, shop.americano(broken), broken.owner, { key: 'again' });
  await shop.pool.query('alter table order_numbers rename to gone');

  const first = await send();
  await shop.pool.query('alter table gone rename to order_numbers');

  expect(first).toMatchObject({ http: 500, status: 'INTERNAL' });
  expect(await send()).toMatchObject({ http: 200, response: { orderNumber: 1 } });
});

test('healthz and readyz report the process and its database', async () => {
  for (const url of ['/healthz', '/readyz']) {
    expect((await shop.app.hub.inject({ url })).json()).toEqual({ status: 'OK' });
  }
});
