import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openCardGateways } from '#server/orders/paying/card/card-gateways.ts';
import { sealSecretKey } from '#server/payments/provider-keys/open-provider-keys.ts';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import type { Checkout } from '#server/providers/card/checkout.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openTossShop, secretKey } from '#test/stand-ins/toss/toss-shop.ts';

const shop = await openShop();
const toss = await openTossShop();
const byName = new Map<string, CardProvider>([...shop.gateways.byName, ['toss', toss.card]]);
const checkouts = { byName: new Map<string, Checkout>([['toss', toss.checkout]]), embedded: undefined };
const gateways = openCardGateways({
  ...shop,
  waitMilliseconds: 20_000,
  till: shop.gateways.till,
  byName,
  checkouts,
});
const guests = await openGuests(shop, { gateways });

/** A store with keys at Toss Payments, and an order with a link. */
async function openOrder() {
  const { keysId, ...at } = await openKeyed();
  const order = await shop.order(at);
  const url = await guests.linkOf(at, order);
  return { at, order, url, keysId, read: () => shop.readOrder(at, order.id) };
}

async function openKeyed() {
  const at = await shop.openStore();
  const keysId = newId();
  await shop.db
    .insertInto('storeProviderKeys')
    .values({
      storeId: at.storeId,
      id: keysId,
      provider: 'toss',
      sealedSecret: sealSecretKey(shop.keys, { storeId: at.storeId, id: keysId }, secretKey),
      lastFour: secretKey.slice(-4),
      createdBy: at.owner.id,
      createdAt: new Date(),
    })
    .execute();
  return { ...at, keysId };
}

/** Presses “pay” and pays at the stand-in; returns the address that leads back. */
async function payAt(url: string): Promise<string> {
  const checkoutUrl = await guests.press(url);
  expect(new URL(checkoutUrl).origin).toBe(new URL(toss.server.baseUrl).origin);
  const { checkoutKey } = await shop.db
    .selectFrom('payTries')
    .select('checkoutKey')
    .orderBy('begunAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return toss.server.guest(checkoutKey ?? '', 'pay') ?? '';
}

test('a store with keys leads its guests to Toss Payments, with its keys, and is paid there', async () => {
  const { at, url, keysId, read } = await openOrder();

  await guests.open(await payAt(url));

  expect(await guests.look(url)).toMatchObject({ state: 'PAID', amount: 4_500 });
  const order = await read();
  expect(order).toMatchObject({ status: 'CLOSED', paid: 4_500, payments: [{ isByLink: true }] });
  expectToAddUp(order);
  const rows = shop.db.selectFrom('paymentTransactions').selectAll().where('storeId', '=', at.storeId);
  expect(await rows.execute()).toMatchObject([
    { provider: 'toss', providerKeysId: keysId, status: 'APPROVED' },
  ]);
});

test('the provider knows the VAT of an order with tax-free lines, and keeps it right after refunds', async () => {
  const at = await openKeyed();
  const order = await shop.order(at, {
    lines: [
      { name: '꽃다발', unitPrice: 5_500, taxable: false, quantity: 1 },
      { name: '꽃병', unitPrice: 4_400, taxable: true, quantity: 1 },
    ],
    total: 9_900,
  });
  await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 900 });
  await guests.open(await payAt(await guests.linkOf(at, order)));

  const { lines, payments } = await shop.readOrder(at, order.id);
  const card = payments.find(({ isByLink }) => isByLink);
  const sold = card?.transactions[0];
  const atToss = () => toss.server.payments.at(-1);
  expect(sold).toMatchObject({ amount: 9_000, taxFree: 5_000, vat: 364 });
  expect(atToss()).toMatchObject({ totalAmount: 9_000, taxFreeAmount: 5_000 });

  const [flowers] = lines;
  const refund = {
    ...{ storeId: at.storeId, orderId: order.id, reason: '품절' },
    lines: [{ lineId: flowers?.id ?? '', quantity: 1, isStockLost: false }],
    tenders: [{ paymentId: card?.id ?? '', amount: 5_500 }],
  };
  expect(await guests.call(refundOrder, refund, at.owner)).toMatchObject({ http: 200 });
  const after = (await shop.readOrder(at, order.id)).payments.find(({ isByLink }) => isByLink);
  const back = after?.transactions.at(-1);
  expect(back).toMatchObject({ kind: 'REFUND', amount: 5_500 });
  expect(atToss()).toMatchObject({ balanceAmount: 3_500, taxFreeAmount: 5_000 - (back?.taxFree ?? 0) });
});

test('a cancellation that the store made at the provider itself is booked by a refund, once and to the won', async () => {
  const { at, order, url, read } = await openOrder();
  await guests.open(await payAt(url));
  const paymentKey = toss.server.payments.at(-1)?.paymentKey ?? '';
  toss.server.cancelThere(paymentKey, 4_500);
  const paymentId = (await read()).payments[0]?.id ?? '';
  const refund = (amount: number) => ({
    ...{ storeId: at.storeId, orderId: order.id, amount, reason: '결제사에서 취소함' },
    tenders: [{ paymentId, amount }],
  });

  expect(await guests.call(refundOrder, refund(4_000), at.owner)).toMatchObject({ http: 200 });
  expect(await guests.call(refundOrder, refund(500), at.owner)).toMatchObject({ http: 200 });

  const refunded = await read();
  expect(refunded).toMatchObject({
    paid: 0,
    refunded: 4_500,
    payments: [{ approved: 4_500, refunded: 4_500 }],
  });
  expectToAddUp(refunded);
  expect(toss.server.payments.at(-1)?.cancels).toHaveLength(1);
});

test('keys that were removed while the guest paid still confirm, and refund later', async () => {
  const { at, order, url, read } = await openOrder();
  const back = await payAt(url);
  await shop.db
    .updateTable('storeProviderKeys')
    .set({ removedAt: new Date() })
    .where('storeId', '=', at.storeId)
    .execute();

  await guests.open(back);

  const [payment] = (await read()).payments;
  expect(payment).toMatchObject({ approved: 4_500 });
  const asked = { amount: 1_000, tenders: [{ paymentId: payment?.id ?? '', amount: 1_000 }], reason: '품절' };
  const input = { storeId: at.storeId, orderId: order.id, ...asked };
  expect(await guests.call(refundOrder, input, at.owner)).toMatchObject({
    http: 200,
    response: { refunded: 1_000, paid: 3_500 },
  });
});

test('with keys that the provider refuses no checkout opens, and the page says so', async () => {
  const { at, url, keysId } = await openOrder();
  const row = { storeId: at.storeId, id: keysId };
  await shop.db
    .updateTable('storeProviderKeys')
    .set({ sealedSecret: sealSecretKey(shop.keys, row, 'test_sk_that_nobody_has') })
    .where('storeId', '=', at.storeId)
    .execute();

  expect(await guests.press(url)).toBe(`${url}?notopened`);
});

test('a store without keys has no checkout for payments by link', async () => {
  const at = await shop.openStore();
  expect(await gateways.checkoutOf(at.storeId)).toBeUndefined();
});

test('a long name that ends in an emoji reaches the provider whole', async () => {
  const at = await openKeyed();
  const name = `${'가'.repeat(59)}😀`;
  const order = await shop.order(at, {
    ...{ lines: [{ name, unitPrice: 3_000, taxable: true, quantity: 1 }], total: 3_000 },
  });

  await guests.press(await guests.linkOf(at, order));

  expect(toss.server.payments.at(-1)?.orderName).toBe(name);
});
