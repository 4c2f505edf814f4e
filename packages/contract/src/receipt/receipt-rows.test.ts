import { expect, test } from 'vitest';
import type { CashReceipt } from '../cash-receipts/cash-receipt.ts';
import { type Cart, priceCart } from '../money/price-cart.ts';
import type { Order } from '../orders/order.ts';
import { orderOf, type Paid } from './order-builders.ts';
import { type Edition, receiptRows } from './receipt-rows.ts';
import { type Sold, soldOfCart } from './sold.ts';
import { soldOfOrder } from './sold-order.ts';

const issuer = {
  ...{ name: '마루 카페', businessNumber: '111-11-11119', ownerName: '김마루' },
  ...{ address: '서울 종로구 자하문로 1', addressDetail: '2층', phone: '+82212345678' },
};
const noTexts = { receiptHeader: '', receiptFooter: '' };

const rowsOfSold = (sold: Sold, edition: Edition = 'ORIGINAL', texts = noTexts) =>
  receiptRows(sold, { issuer, texts, edition });
const rowsOf = (order: Order, edition?: Edition) => rowsOfSold(soldOfOrder(order), edition);

const coffee = { price: 5_500, optionDifferences: [], quantity: 2, taxable: true };
const beans = { ...coffee, price: 9_000, quantity: 1, taxable: false };
const cart = (over: Partial<Cart> = {}): Cart => ({ lines: [coffee], taxType: 'GENERAL', ...over });
const byCash: Paid[] = [{ type: 'INSTORE_CASH', amount: 11_000 }];
const inShort = (rows: readonly { kind: string; amount: number }[]) =>
  rows.map(({ kind, amount }) => [kind, amount]);

test('the head shows the registered data of the store, with its phone number formatted', () => {
  expect(rowsOf(orderOf(cart(), byCash)).head).toEqual([
    { kind: 'STORE', text: '마루 카페' },
    { kind: 'BUSINESS_NUMBER', text: '111-11-11119' },
    { kind: 'OWNER', text: '김마루' },
    { kind: 'ADDRESS', text: '서울 종로구 자하문로 1 2층' },
    { kind: 'PHONE', text: '02-1234-5678' },
  ]);
});

test('spec 3 · the extension of the telephone number is on the receipt', () => {
  const sold = soldOfOrder(orderOf(cart(), byCash));
  const { head } = receiptRows(sold, {
    issuer: { ...issuer, phoneExtension: '12' },
    texts: { receiptHeader: '', receiptFooter: '' },
    edition: 'ORIGINAL',
  });

  expect(head.at(-1)).toEqual({ kind: 'PHONE_EXTENSION', text: '02-1234-5678', extension: '12' });
});

test('header and footer texts of the store are shown unless they are blank or repeat its name', () => {
  const sold = soldOfOrder(orderOf(cart(), byCash));
  const said = rowsOfSold(sold, 'ORIGINAL', { receiptHeader: ' 어서 오세요 ', receiptFooter: '감사합니다' });
  const unsaid = rowsOfSold(sold, 'ORIGINAL', { receiptHeader: '마루 카페 ', receiptFooter: ' \n' });

  expect(said.head.at(-1)).toEqual({ kind: 'WORDS', text: '어서 오세요' });
  expect(said.footer).toBe('감사합니다');
  expect(unsaid.head.map(({ kind }) => kind)).not.toContain('WORDS');
  expect(unsaid.footer).toBeNull();
});

test('a general taxpayer shows supply, VAT and tax-free, and marks tax-free lines', () => {
  const mixed = orderOf(cart({ lines: [coffee, beans] }), [{ type: 'card', amount: 20_000 }]);
  const { lines, sums } = rowsOf(mixed);

  expect(lines).toMatchObject([{ isTaxFree: false }, { isTaxFree: true }]);
  expect(inShort(sums)).toEqual([
    ['TOTAL', 20_000],
    ['SUPPLY', 10_000],
    ['VAT', 1_000],
    ['TAX_FREE', 9_000],
  ]);
});

test('a general taxpayer who sells only tax-free items shows no VAT row', () => {
  const { sums } = rowsOf(orderOf(cart({ lines: [beans] }), [{ type: 'card', amount: 9_000 }]));

  expect(inShort(sums)).toEqual([
    ['TOTAL', 9_000],
    ['TAX_FREE', 9_000],
  ]);
});

test('an exempt store shows the total as tax-free, a simplified one shows no tax rows', () => {
  const exempt = rowsOf(orderOf(cart({ taxType: 'EXEMPT' }), byCash));
  const simplified = rowsOf(orderOf(cart({ taxType: 'SIMPLIFIED' }), byCash));

  expect(inShort(exempt.sums)).toEqual([
    ['TOTAL', 11_000],
    ['TAX_FREE', 11_000],
  ]);
  expect(exempt.lines).toMatchObject([{ isTaxFree: false }]);
  expect(inShort(simplified.sums)).toEqual([['TOTAL', 11_000]]);
});

test('a line discount has a row below its line, order discount and points have rows before the total', () => {
  const reduced = cart({
    lines: [{ ...coffee, discount: { kind: 'AMOUNT', amount: 1_000 } }],
    orderDiscount: { kind: 'PERCENT', percent: 10 },
    pointsUsed: 3_500,
  });
  const { lines, sums } = rowsOf(orderOf(reduced, [{ type: 'card', amount: 5_500 }]));

  expect(inShort(lines)).toEqual([
    ['LINE', 11_000],
    ['LINE_DISCOUNT', -1_000],
  ]);
  expect(inShort(sums)).toEqual([
    ['SUBTOTAL', 10_000],
    ['ORDER_DISCOUNT', -1_000],
    ['POINTS_USED', -3_500],
    ['TOTAL', 5_500],
    ['SUPPLY', 5_000],
    ['VAT', 500],
  ]);
});

test('an order paid wholly with points has a total of 0, no tax rows and no tender', () => {
  const { sums, tenders } = rowsOf(orderOf(cart({ pointsUsed: 11_000 }), []));

  expect(inShort(sums)).toEqual([
    ['SUBTOTAL', 11_000],
    ['POINTS_USED', -11_000],
    ['TOTAL', 0],
  ]);
  expect(tenders).toEqual([]);
});

test('cash shows the received amount and the change if there was change', () => {
  const change = rowsOf(orderOf(cart(), [{ type: 'INSTORE_CASH', amount: 11_000, received: 20_000 }]));

  expect(change.tenders).toMatchObject([{ cash: { received: 20_000, change: 9_000 } }]);
  expect(rowsOf(orderOf(cart(), byCash)).tenders).toMatchObject([{ cash: null }]);
});

test('a part payment shows the rest as left to pay', () => {
  const part = orderOf(cart(), [{ type: 'card', amount: 4_000 }]);

  expect(inShort(rowsOf(part).tenders)).toEqual([
    ['TENDER', 4_000],
    ['LEFT', 7_000],
  ]);
});

test('tenders with nothing approved are not on the receipt', () => {
  const order = orderOf(cart(), [{ type: 'card', amount: 11_000 }]);
  const declined = { ...order, payments: order.payments.map((payment) => ({ ...payment, approved: 0 })) };

  expect(rowsOf(declined).tenders).toEqual([]);
});

test('a tender that was given back is shown with the returned amount', () => {
  const order = orderOf(cart(), [
    { type: 'INSTORE_CASH', amount: 11_000, returned: 11_000 },
    { type: 'card', amount: 11_000 },
  ]);
  const { tenders, refund } = rowsOf(order);

  expect(inShort(tenders)).toEqual([
    ['TENDER', 11_000],
    ['RETURNED', -11_000],
    ['TENDER', 11_000],
  ]);
  expect(refund).toEqual([]);
});

test('a partial refund is one row, below its tender, and the remaining amount has its own tax', () => {
  const paid: Paid[] = [{ type: 'card', amount: 11_000, returned: 5_500 }];
  const { sums, refund, tenders } = rowsOf(orderOf(cart(), paid, { status: 'CLOSED', refunded: 5_500 }));

  expect(inShort(sums)).toEqual([
    ['TOTAL', 11_000],
    ['SUPPLY', 10_000],
    ['VAT', 1_000],
  ]);
  expect(inShort(refund)).toEqual([
    ['STANDS', 5_500],
    ['SUPPLY', 5_000],
    ['VAT', 500],
  ]);
  expect(inShort(tenders)).toEqual([
    ['TENDER', 11_000],
    ['RETURNED', -5_500],
  ]);
});

test('a line has the number of its pieces that were refunded', () => {
  const order = orderOf(cart(), byCash);
  const lines = order.lines.map((line) => ({ ...line, refundedQuantity: 1, refunded: 5_500 }));

  expect(rowsOf(order).lines).toMatchObject([{ quantity: 2, refundedQuantity: 0 }]);
  expect(rowsOf({ ...order, lines }).lines).toMatchObject([{ quantity: 2, refundedQuantity: 1 }]);
});

test('the receipt of a paid order is marked as a copy when printed again, that of a cancelled order as cancelled', () => {
  const paid = orderOf(cart(), byCash);

  expect(rowsOf(paid, 'ORIGINAL').mark).toBeNull();
  expect(rowsOf(paid, 'COPY').mark).toBe('COPY');
  expect(rowsOf(orderOf(cart(), []), 'COPY').mark).toBeNull();
  expect(rowsOf({ ...paid, status: 'CANCELLED' }, 'COPY').mark).toBe('CANCELLED');
  expect(rowsOf(paid, 'SAMPLE').mark).toBe('SAMPLE');
});

test('a cart that is not sent yet has the same rows as its order, without a number', () => {
  const reduced = cart({ orderDiscount: { kind: 'AMOUNT', amount: 1_000 }, pointsUsed: 2_000 });
  const order = orderOf(reduced, [{ type: 'INSTORE_CASH', amount: 8_000, received: 10_000 }]);
  const { lines, ...known } = rowsOf(order);
  const sold = soldOfCart(priceCart(reduced), {
    at: order.takenAt,
    lines: soldOfOrder(order).lines,
    tenders: [{ type: 'INSTORE_CASH', amount: 8_000, received: 10_000 }],
  });

  expect(rowsOfSold(sold)).toMatchObject({
    ...known,
    lines,
    orderNumber: null,
    tenders: known.tenders.map(({ key: _, ...tender }) => tender),
  });
});

test('cash receipts show the last four digits, and those that are not issued are left out', () => {
  const at = '2026-11-20T14:10:00+09:00';
  const receipt: CashReceipt = {
    ...{ id: 'r', orderId: 'order', paymentId: 'payment 0', amount: 11_000, failure: null, replacesId: null },
    ...{ supply: 10_000, vat: 1_000, taxFree: 0, serviceCharge: 0, approvalNumber: '123456789' },
    ...{ purpose: 'INCOME_DEDUCTION', identifierKind: 'PHONE', identifierLast4: '5678', status: 'ISSUED' },
    ...{ requestedAt: at, issuedAt: at, cancelledAt: null, requestedBy: null, unansweredSince: null },
  };
  const self = { identifierKind: 'SELF_ISSUED', identifierLast4: null } as const;
  const cashReceipts: CashReceipt[] = [
    { ...receipt, status: 'CANCELLED', cancelledAt: at },
    { ...receipt, id: 'own', ...self, status: 'CONFIRMED', replacesId: 'r' },
    { ...receipt, id: 'refused', status: 'REJECTED' },
    { ...receipt, id: 'asked', status: 'REQUESTED', approvalNumber: null },
    { ...receipt, id: 'leaving', status: 'CANCEL_REQUESTED' },
    { ...receipt, id: 'stays', status: 'CANCEL_REQUESTED', failure: 'REFUSED' },
  ];

  expect(rowsOf(orderOf(cart(), byCash, { cashReceipts })).cashReceipts).toEqual([
    {
      ...{ key: 'r', purpose: 'INCOME_DEDUCTION', identifier: '****5678', approvalNumber: '123456789' },
      ...{ amount: 11_000, isCancelled: true },
    },
    {
      ...{ key: 'own', purpose: 'VOLUNTARY', identifier: '0100001234', approvalNumber: '123456789' },
      ...{ amount: 11_000, isCancelled: false },
    },
    expect.objectContaining({ key: 'leaving', isCancelled: true }),
    expect.objectContaining({ key: 'stays', isCancelled: false }),
  ]);
});

test('the receipt of a completed order shows the points that it earned and the balance of the customer', () => {
  const points = {
    ...{ customer: { id: 'customer', name: '김*수', phone: '****-5678' }, balance: 3_550 },
    ...{
      used: 0,
      usedElsewhere: [],
      tookElsewhere: false,
      givenBack: 0,
      earned: 550,
      takenBack: 0,
      willEarn: 0,
      earnedOn: null,
    },
  };

  expect(rowsOf(orderOf(cart(), byCash, { points })).points).toEqual([
    { kind: 'EARNED', points: 550 },
    { kind: 'BALANCE', points: 3_550 },
  ]);
  const givenBack = { ...points, givenBack: 2_000 };
  expect(rowsOf(orderOf(cart(), byCash, { points: givenBack })).points[0]).toEqual({
    kind: 'GIVEN_BACK',
    points: 2_000,
  });
  expect(rowsOf(orderOf(cart(), [], { points })).points).toEqual([]);
  expect(rowsOf(orderOf(cart(), byCash)).points).toEqual([]);
});
