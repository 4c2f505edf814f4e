import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';
import type { CardProvider } from './card-provider.ts';
import type { Checkout } from './checkout.ts';
import { answerCheckout, type CheckoutAnswer } from './simulated-checkout.queries.ts';

const shop = await openShop();
const { checkout: page } = (await shop.gateways.checkoutOf(newId())) ?? expect.fail();
const checkout = page as Checkout & CardProvider;
const { signal } = new AbortController();

async function begin(answer: CheckoutAnswer | null) {
  const { id: storeId } = await shop.store();
  const urls = { returnUrl: 'http://localhost:3000/back', failUrl: 'http://localhost:3000/left' };
  const asked = {
    storeId,
    tryId: newId(),
    amount: 4_500,
    taxFree: 0,
    orderName: '라떼',
    language: 'ko' as const,
    keys: null,
  };
  const begun = await checkout.begin({ ...asked, ...urls }, signal);
  if (begun.status !== 'BEGUN') throw new Error(begun.failure);
  const { checkoutKey, checkoutUrl } = begun;
  if (answer) await answerCheckout(shop.db, checkoutKey, answer);
  return { checkoutUrl, request: { storeId, intentId: newId(), amount: 4_500, checkoutKey, keys: null } };
}

const find = (request: Awaited<ReturnType<typeof begin>>['request']) =>
  checkout.find({ ...request, kind: 'APPROVAL' });

test('a payment that the guest made is confirmed once, by one charge', async () => {
  const { request } = await begin('PAY');
  const first = await checkout.approve(request, signal);

  expect(first).toMatchObject({ status: 'APPROVED' });
  expect(await checkout.approve(request, signal)).toEqual(first);
  expect(await find(request)).toEqual(first);
  const second = { ...request, intentId: newId() };
  expect(await checkout.approve(second, signal)).toEqual({ status: 'FAILED', failure: 'EXPIRED' });
});

test.each([
  ['nothing was pressed', null, 4_500, 'EXPIRED'],
  ['the card was declined', 'DECLINE', 4_500, 'DECLINED'],
  ['the amount is another', 'PAY', 4_400, 'EXPIRED'],
] as const)('nothing is charged if %s', async (_what, answer, amount, failure) => {
  const { request } = await begin(answer);
  expect(await checkout.approve({ ...request, amount }, signal)).toEqual({ status: 'FAILED', failure });
});

test('an answer that was lost can be found', async () => {
  const { request } = await begin('LOSE');
  await expect(checkout.approve(request, signal)).rejects.toThrow('lost');
  shop.passTerminalTime();
  expect(await find(request)).toMatchObject({ status: 'APPROVED' });
});

test('the checkout page accepts one answer, refuses unknown ones, and leads back with the payment', async () => {
  const { checkoutUrl, request } = await begin(null);
  const { pathname } = new URL(checkoutUrl);
  const press = (answer: string, url = pathname) =>
    shop.app.account.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ answer }).toString(),
    });

  expect((await press('STEAL')).json()).toMatchObject({ status: 'WRONG_FORMAT' });
  expect((await press('PAY', '/dev/checkout/unknown')).json()).toMatchObject({ status: 'NOT_FOUND' });
  const { statusCode, headers } = await press('PAY');
  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^http:\/\/localhost:3000\/back\?orderId=.+&paymentKey=.+&amount=4500$/);
  await press('DECLINE');
  expect(await checkout.approve(request, signal)).toMatchObject({ status: 'APPROVED' });
});
