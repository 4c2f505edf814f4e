import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { failureOf, openTossShop } from '#test/stand-ins/toss/toss-shop.ts';
import { TossUndecided } from './toss-calls.ts';

const shop = await openTossShop();
const { server, checkout, card, hasty, keys, signal } = shop;

const requestOf = (over: object = {}) => ({
  ...{ storeId: newId(), tryId: newId(), amount: 10_000, taxFree: 0, orderName: '라떼' },
  ...{ language: 'ko' as const, keys },
  ...{ returnUrl: 'https://hub.example/pay/back?try=1', failUrl: 'https://hub.example/pay/failed' },
  ...over,
});

test('a checkout begins with a page, and the guest comes back from it with the payment', async () => {
  const { tryId, begun } = await shop.begin(12_345);
  if (begun.status !== 'BEGUN') throw new Error('did not begin');

  expect(server.calls).toMatchObject([
    {
      ...{ method: 'POST', path: '/v1/payments', idempotencyKey: tryId },
      body: { method: 'CARD', amount: 12_345, orderId: tryId, orderName: '아메리카노 외 1건' },
    },
  ]);
  const page = await fetch(begun.checkoutUrl).then((response) => response.text());
  expect(page).toContain('12,345원');
  const paid = await pressed(begun.checkoutUrl, 'pay');
  expect(Object.fromEntries(paid.searchParams)).toEqual({
    ...{ paymentType: 'NORMAL', paymentKey: begun.checkoutKey, orderId: tryId, amount: '12345' },
  });
  const approval = {
    storeId: newId(),
    intentId: newId(),
    amount: 12_345,
    checkoutKey: begun.checkoutKey,
    keys,
  };
  expect(await card.approve(approval, signal)).toMatchObject({ status: 'APPROVED' });
});

test('the provider gets the tax-free amount of a payment, if there is one', async () => {
  const { checkoutKey } = await shop.begin(10_000, { taxFree: 3_000 });
  expect(server.webhookOf(checkoutKey).data).toMatchObject({
    totalAmount: 10_000,
    taxFreeAmount: 3_000,
    vat: 636,
  });
  await shop.begin(10_000);
  expect(server.calls.at(-1)?.body).not.toHaveProperty('taxFreeAmount');
});

test('a guest who cancels comes back to the address of failures, and may pay after all', async () => {
  const { tryId, begun } = await shop.begin();
  if (begun.status !== 'BEGUN') throw new Error('did not begin');
  const failedAt = await pressed(begun.checkoutUrl, 'decline');
  expect(failedAt.href).toMatch(/^https:\/\/hub\.example\/pay\/failed\?/);
  expect(failedAt.searchParams.get('code')).toBe('PAY_PROCESS_CANCELED');
  expect(failedAt.searchParams.get('orderId')).toBe(tryId);
  expect((await pressed(begun.checkoutUrl, 'pay')).pathname).toBe('/pay/back');
});

async function pressed(url: string, choice: string): Promise<URL> {
  const body = new URLSearchParams({ choice });
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}

test('a page that nobody used expires after half an hour', async () => {
  const { begun, checkoutKey } = await shop.begin();
  if (begun.status !== 'BEGUN') throw new Error('did not begin');
  shop.minutesPass(31);
  expect((await fetch(begun.checkoutUrl)).status).toBe(410);
  const approval = { storeId: newId(), intentId: newId(), amount: 10_000, checkoutKey, keys };
  expect(await card.approve(approval, signal)).toEqual({ status: 'FAILED', failure: 'EXPIRED' });
});

test('a repeat of a try begins the same payment, also after a lost answer', async () => {
  const request = requestOf();
  server.next('SILENT');
  expect(await failureOf(checkout.begin(request, server.givesUp()))).toBeInstanceOf(TossUndecided);
  const begun = await checkout.begin(request, signal);
  expect(begun).toMatchObject({ status: 'BEGUN' });
  expect(await checkout.begin(request, signal)).toEqual(begun);
  expect(server.payments.filter(({ orderId }) => orderId === request.tryId)).toHaveLength(1);
});

test('less than 100 won is refused without a request', async () => {
  server.calls.length = 0;
  expect(await checkout.begin(requestOf({ amount: 99 }), signal)).toEqual({
    status: 'FAILED',
    failure: 'BELOW_MINIMUM',
  });
  expect(server.calls).toEqual([]);
  expect(await checkout.begin(requestOf({ amount: 100 }), signal)).toMatchObject({ status: 'BEGUN' });
});

test('a long name of an order is cut to 100 characters, never in the middle of one', async () => {
  const request = requestOf({ orderName: `${'가'.repeat(98)}🍰🍰🍰` });
  expect(await checkout.begin({ ...request, orderName: '가'.repeat(150) }, signal)).toMatchObject({
    status: 'BEGUN',
  });
  expect(server.payments.at(-1)?.orderName).toBe('가'.repeat(100));
});

test.each([
  ['BELOW_MINIMUM_AMOUNT', 400, 'BELOW_MINIMUM'],
  ['INVALID_ORDER_ID', 400, 'REFUSED'],
  ['NOT_SUPPORTED_METHOD', 400, 'BUSINESS_REFUSED'],
  ['MAINTAINED_METHOD', 400, 'TRY_LATER'],
  ['UNAUTHORIZED_KEY', 401, 'KEYS_REFUSED'],
  ['INCORRECT_BASIC_AUTH_FORMAT', 403, 'KEYS_REFUSED'],
  ['A_CODE_THAT_IS_NOT_DOCUMENTED', 400, 'REFUSED'],
])('the refusal %s (%i) is our failure %3$s', async (code, http, failure) => {
  server.next({ http, code });
  expect(await checkout.begin(requestOf(), signal)).toEqual({ status: 'FAILED', failure });
});

test.each(['LOST', 'BROKEN', 'CUT'] as const)(
  'without a usable answer (%s) it is undecided whether a checkout began',
  async (day) => {
    server.next(day);
    expect(await failureOf(hasty.checkout.begin(requestOf(), signal))).toBeInstanceOf(TossUndecided);
  },
);

test('a caller who gives up ends the request', async () => {
  server.next('LOST');
  const error = await failureOf(checkout.begin(requestOf(), AbortSignal.timeout(30)));
  expect(error.message).toMatch(/^toss: no answer \((TimeoutError|AbortError)\)$/);
});

test.each([
  ['another order', { orderId: 'another-order' }, 'orderId'],
  ['another amount', { totalAmount: 1 }, 'amount'],
  ['a page elsewhere', { checkout: { url: 'https://tosspayments.com.evil.example/' } }, 'page'],
  ['a page without encryption', { checkout: { url: 'http://api.tosspayments.com/v1' } }, 'page'],
  ['no page', { checkout: null }, 'page'],
])('an answer with %s is refused, and its page is not given to the guest', async (_, other, name) => {
  const request = requestOf();
  await checkout.begin(request, signal);
  const { paymentKey = '' } = server.payments.at(-1) ?? {};
  server.next({ answer: { http: 200, body: { ...server.webhookOf(paymentKey).data, ...other } } });
  expect((await failureOf(checkout.begin(request, signal))).message).toContain(`differs in ${name}`);
});

test('a page of the provider itself is given to the guest', async () => {
  const request = requestOf();
  await checkout.begin(request, signal);
  const { paymentKey = '' } = server.payments.at(-1) ?? {};
  const url = `https://api.tosspayments.com/v1/payments/${paymentKey}/checkout`;
  server.next({ answer: { http: 200, body: { ...server.webhookOf(paymentKey).data, checkout: { url } } } });
  expect(await checkout.begin(request, signal)).toMatchObject({ status: 'BEGUN', checkoutUrl: url });
});
