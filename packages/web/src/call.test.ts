import { changeOrderStatus, listOrders } from '@maru/contract/orders/orders.endpoints.ts';
import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, openBrowser, openTab, plantSession, type Sent } from '../test/browser.ts';

const ok = (response: unknown): Answer => ({ body: { status: 'OK', response } });
const refuse = (status: number, code: string, rest: object = {}): Answer => ({
  status,
  body: { status: code, message: 'words', ...rest },
});

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser(() => ok([]));
});

async function refusalOf(promise: Promise<unknown>) {
  return promise.then(
    () => undefined,
    (error) => error,
  );
}

test('a read sends its path keys in the path and the rest in the query, in wire spelling, with keys of lists repeated', async () => {
  plantSession();
  const { call } = await openTab();

  await call(listOrders, { storeId: 'a/b', status: ['OPEN', 'CLOSED'], numberOfElements: 2 });
  await call(getStore, { storeId: 's' });

  expect(browser.sent[0]).toMatchObject({
    method: 'GET',
    url: '/v6/stores/a%2Fb/orders?status=OPEN&status=CLOSED&numberOfElements=2',
    body: undefined,
  });
  expect(browser.sent[1]?.url).toBe('/v5/store/getstore?storeID=s');
});

test('a write sends the rest of the input as JSON in the wire spelling, without what is undefined', async () => {
  plantSession();
  browser.answerWith(() => ok({ id: 'o' }));
  const { call } = await openTab();
  const endpoint = { ...changeOrderStatus, wireNames: { newOrderStatus: 'orderStatus' } };
  const input = { storeId: 's', orderId: 'o', newOrderStatus: 'CANCELLED' as const, reason: undefined };

  expect(await call(endpoint, input, { idempotencyKey: 'key-1' })).toEqual({ id: 'o' });

  const [sent] = browser.sent;
  expect(sent?.url).toBe('/v6/stores/s/orders/o/status');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ orderStatus: 'CANCELLED' });
  expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'key-1' });
});

test('spec 9 · every call: device type web, client version 7.3.7, language ko, JSON accept header, anti-forgery cookie as header, and the bearer token', async () => {
  plantSession();
  vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=abc%3D' });
  const { call } = await openTab();

  await call(listOrders, { storeId: 's' });
  await call(listOrders, { storeId: 's' });

  const [first, second] = browser.sent;
  expect(first?.headers).toMatchObject({
    accept: 'application/json',
    devicetype: 'web',
    clientversion: '7.3.7',
    devicelanguage: 'ko',
    authorization: 'Bearer access-1',
    'x-xsrf-token': 'abc=',
  });
  expect(first?.headers.deviceuuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.headers.deviceuuid).toBe(first?.headers.deviceuuid);
});

test('spec 9 · a call has no timeout by default and can be aborted by its caller', async () => {
  const sent = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ status: 'OK', response: [] }),
  );
  plantSession();
  vi.stubGlobal('fetch', sent);
  const { call } = await openTab();
  const { signal } = new AbortController();

  await call(listOrders, { storeId: 's' });
  await call(listOrders, { storeId: 's' }, { signal });
  expect(sent.mock.calls.map(([, init]) => init.signal)).toEqual([undefined, signal]);
});

test('a refusal is an ApiError with its code, status, fields and detail', async () => {
  plantSession();
  browser.answerWith(() => refuse(429, 'TOO_MANY_REQUESTS', { detail: { seconds: 7 } }));
  const { call } = await openTab();
  const { isApiError } = await import('./api-error.ts');

  const error = await refusalOf(call(listOrders, { storeId: 's' }));

  expect(isApiError(error)).toBe(true);
  expect(isApiError(error, 'NOT_FOUND')).toBe(false);
  expect(isApiError(error, 'TOO_MANY_REQUESTS') && error.detail.seconds).toBe(7);
  expect(error).toMatchObject({ http: 429, message: 'words' });
});

test('WRONG_FORMAT with HTTP 200 is a refusal with its fields', async () => {
  plantSession();
  browser.answerWith(() => refuse(200, 'WRONG_FORMAT', { fields: { name: 'required' } }));
  const { call } = await openTab();

  const error = await refusalOf(call(listOrders, { storeId: 's' }));
  expect(error).toMatchObject({ code: 'WRONG_FORMAT', fields: { name: 'required' } });
});

test.each([
  ['a lost connection', { error: new TypeError('Failed to fetch') }, { kind: 'network' }],
  ['a caller that gave up', { error: new DOMException('', 'AbortError') }, { kind: 'aborted' }],
  ['a time limit', { error: new DOMException('', 'TimeoutError') }, { kind: 'timeout' }],
  ['a proxy that answers itself', { status: 502, body: 'Bad Gateway' }, { kind: 'status', http: 502 }],
] satisfies [string, Answer, object][])('%s is a NetworkError', async (_name, answer, expected) => {
  plantSession();
  browser.answerWith(() => answer);
  const { call } = await openTab();

  const error = await refusalOf(call(listOrders, { storeId: 's' }));
  expect(error).toMatchObject({ name: 'NetworkError', ...expected });
});

test.each([
  [200, true],
  [201, true],
  [204, true],
  [299, true],
  [300, false],
  [500, false],
])('spec 9 · HTTP status %i is a success: %s', async (status, isSuccess) => {
  plantSession();
  browser.answerWith(() => (status === 204 ? { status } : { ...ok([]), status }));
  const { call } = await openTab();
  const isAnswered = await call(listOrders, { storeId: 's' }).then(
    () => true,
    () => false,
  );
  expect(isAnswered).toBe(isSuccess);
});

test('an answer that is not JSON is a NetworkError of the kind status', async () => {
  plantSession();
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));
  const { call } = await openTab();

  const error = await refusalOf(call(listOrders, { storeId: 's' }));
  expect(error).toMatchObject({ kind: 'status', http: 200 });
});

test('a refused token is refreshed and the call is retried once', async () => {
  plantSession();
  const renewing = (sent: Sent) => {
    if (sent.url === '/oauth/token')
      return { body: { access_token: 'access-2', refresh_token: 'refresh-2' } };
    return sent.headers.authorization === 'Bearer access-2' ? ok(['x']) : refuse(401, 'UNAUTHENTICATED');
  };
  browser.answerWith(renewing);
  const { call } = await openTab();

  expect(await call(listOrders, { storeId: 's' })).toEqual(['x']);
  expect(browser.sent.map(({ url }) => url)).toEqual([
    '/v6/stores/s/orders',
    '/oauth/token',
    '/v6/stores/s/orders',
  ]);
});

test('a token refused again after its refresh is not refreshed a second time', async () => {
  plantSession();
  browser.answerWith(({ url }) =>
    url === '/oauth/token' ? { body: { access_token: 'access-2' } } : refuse(401, 'UNAUTHENTICATED'),
  );
  const { call } = await openTab();

  const error = await refusalOf(call(listOrders, { storeId: 's' }));
  expect(error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(browser.sent).toHaveLength(3);
});

test('without a session an open call is sent without a token, and any other call is not sent', async () => {
  const { call } = await openTab();

  expect(await call(grantClientToken, {})).toEqual([]);
  expect(browser.sent[0]?.headers).not.toHaveProperty('authorization');

  expect(await refusalOf(call(listOrders, { storeId: 's' }))).toMatchObject({ name: 'SessionEnded' });
  expect(browser.sent).toHaveLength(1);
});

test.each([
  ['an answer', ok([])],
  ['a refusal', refuse(404, 'NOT_FOUND')],
])('the network error notice is removed by the next answer: %s', async (_name, answer) => {
  plantSession();
  const { call } = await openTab();
  const { pageNotices } = await import('@maru/ui/notice/page-notices.ts');
  const ids = () => pageNotices.read().map(({ id }) => id);
  pageNotices.show({ id: 'NETWORK', type: 'ERROR', message: 'words' });
  pageNotices.show({ id: 'CONFLICT', type: 'ERROR', message: 'words' });

  browser.answerWith(() => ({ status: 502, body: 'Bad Gateway' }));
  await refusalOf(call(listOrders, { storeId: 's' }));
  expect(ids()).toEqual(['NETWORK', 'CONFLICT']);
  browser.answerWith(() => answer);
  await refusalOf(call(listOrders, { storeId: 's' }));
  expect(ids()).toEqual(['CONFLICT']);
});

test('the notice of a failed write stays after successful reads and background writes, and is removed by the next successful write', async () => {
  plantSession();
  const { call } = await openTab();
  const { pageNotices } = await import('@maru/ui/notice/page-notices.ts');
  const { reportError } = await import('./report-error.ts');
  const ids = () => pageNotices.read().map(({ id }) => id);
  const input = { storeId: 's', orderId: 'o', newOrderStatus: 'CANCELLED' as const };
  const act = (options = {}) =>
    refusalOf(call(changeOrderStatus, input, { idempotencyKey: 'k', ...options }));

  browser.answerWith(() => ({ error: new TypeError('Failed to fetch') }));
  reportError(await refusalOf(call(listOrders, { storeId: 's' })));
  expect(ids()).toEqual(['NETWORK']);
  reportError(await act());
  reportError(await refusalOf(call(listOrders, { storeId: 's' })));
  expect(ids()).toEqual(['NETWORK_ACT']);

  browser.answerWith(() => ok([]));
  await call(listOrders, { storeId: 's' });
  await act({ isByItself: true });
  expect(ids()).toEqual(['NETWORK_ACT']);
  await act();
  expect(ids()).toEqual([]);
});
