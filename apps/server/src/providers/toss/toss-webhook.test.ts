import { expect, test } from 'vitest';
import { openTossShop } from '#test/stand-ins/toss/toss-shop.ts';
import { readTossWebhook } from './toss-webhook.ts';

test('an event says which payment changed, and nothing else of it is read', async () => {
  const shop = await openTossShop();
  const { tryId, checkoutKey } = await shop.begin();
  const event = shop.server.webhookOf(checkoutKey);
  expect(event.data).toMatchObject({ status: 'READY', totalAmount: 10_000 });
  expect(readTossWebhook(event)).toEqual({ paymentKey: checkoutKey, orderId: tryId });
});

const data = { paymentKey: 'key', orderId: 'order-1' };

test.each([
  [undefined],
  [null],
  ['PAYMENT_STATUS_CHANGED'],
  [[]],
  [{ eventType: 'PAYMENT_STATUS_CHANGED' }],
  [{ eventType: 'DEPOSIT_CALLBACK', data }],
  [{ eventType: 'PAYMENT_STATUS_CHANGED', data: { ...data, paymentKey: 1 } }],
  [{ eventType: 'PAYMENT_STATUS_CHANGED', data: { ...data, paymentKey: 'x'.repeat(201) } }],
  [{ eventType: 'PAYMENT_STATUS_CHANGED', data: { ...data, orderId: '' } }],
])('the event %j is ignored', (body) => {
  expect(readTossWebhook(body)).toBeUndefined();
});
