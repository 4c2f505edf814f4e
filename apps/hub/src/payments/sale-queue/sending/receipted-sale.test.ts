import type { ErrorCode } from '@maru/contract/errors.ts';
import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import { Receipted } from '@maru/contract/orders/receipted.ts';
import { expect, test } from 'vitest';
import { leftToPay, nextRequest, type Sale, type SaleOrder } from '#hub/payments/sale-queue/sale.ts';
import { anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { orderTaken, withTender } from '#hub/payments/sale-queue/sale-moves.ts';
import {
  afterReload,
  freezeBody,
  isRefusedForSender,
  pointsNotUsed,
  takenOffline,
} from './receipted-sale.ts';
import { type SendFailure, sendFailed } from './send-failed.ts';
import { withoutTender } from './without-tender.ts';

const cash: HandTender[] = [{ type: 'INSTORE_CASH', amount: 4_000 }];
const laterCash = { paymentMethod: 'INSTORE_CASH', amount: 6_000 } as const;
const stated = { lines: [{ unitPrice: 5_000, optionDifferences: [500] }] };
const line = { itemId: 'latte', choiceIds: ['hot'], quantity: 2 };

const notUsing = { ...stated, pointsNotUsed: 2_000 };

/** A sale of two lattes as the till makes it, before its first send. */
function newSale(tenders: HandTender[] = [], order: Partial<SaleOrder> = {}): Sale {
  const body = { lines: [line], total: 10_000, tenders, saleId: 'sale' };
  return aSale({ order: { key: 'first key', body, stated, isFixed: false, ...order } });
}

function orderIn({ order }: Sale): SaleOrder {
  if (!order) throw new Error('it has an order');
  return order;
}

function answered(sale: Sale, failure: SendFailure): Sale {
  const request = nextRequest(sale);
  return request ? sendFailed(sale, { request, failure, now: 0, nextKey: 'next key' }) : sale;
}

const unheard = (sale: Sale) => answered(sale, { kind: 'NO_CONNECTION' });
const refused = (sale: Sale, code: ErrorCode) => answered(sale, { kind: 'REFUSED', code, detail: undefined });

test('a sale with money taken without network is recorded at its own prices from its first send', () => {
  const { order } = freezeBody(newSale(cash), { isOffline: true });

  expect(order).toMatchObject({ key: 'first key', isFixed: true });
  expect(order?.body).toEqual({ ...newSale(cash).order?.body, receipted: stated });
});

test('points are not used without network: what they would have paid is left to pay', () => {
  const sale = newSale(cash);
  const body = { ...sale.order?.body, lines: [line], total: 10_000, tenders: cash };
  const using = { ...body, customer: { phone: '01012345678' }, pointsUsed: 2_000 };
  const { order } = freezeBody({ ...sale, order: { ...orderIn(sale), body: using } }, { isOffline: true });

  expect(order?.body).toEqual({ ...body, customer: using.customer, total: 12_000, receipted: notUsing });
});

test('a typed number that belongs to no customer does not delay a sale, unless the sale uses points', () => {
  const named = {
    ...newSale().order?.body,
    lines: [line],
    total: 10_000,
    customer: { phone: '01012345678' },
  };
  const sale = { ...newSale(), order: { ...orderIn(newSale()), body: named } };

  const again = refused(sale, 'CUSTOMER_NOT_FOUND');
  expect(again).toMatchObject({ refusal: null, order: { key: 'next key' } });
  expect(again.order?.body).toEqual({ ...named, customerMayBeUnknown: true });
  expect(refused(again, 'CUSTOMER_NOT_FOUND').refusal).not.toBeNull();

  const using = { ...sale, order: { ...sale.order, body: { ...named, pointsUsed: 1_000 } } };
  expect(refused(using, 'CUSTOMER_NOT_FOUND').refusal).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});

test('money taken without network before the first send also makes the sale an offline sale', () => {
  const waiting = freezeBody(newSale(), { isOffline: true });
  expect(waiting.order).toMatchObject({ isFixed: false });
  expect(waiting.order?.body.receipted).toBeUndefined();

  const paid = freezeBody(withTender(waiting, laterCash, { key: 'cash', now: 0 }), { isOffline: true });
  expect(paid.order?.body).toMatchObject({ tenders: [], receipted: stated });
});

test('an offline sale without a tender of its own states the money that was taken since', () => {
  const tender = { ...laterCash, received: 10_000 };
  const taken = withTender(newSale(), tender, { key: 'cash', now: 90_000, takenBy: 'staff' });
  const paid = takenOffline(newSale(), taken);

  const later = { type: 'INSTORE_CASH', amount: 6_000, received: 10_000, takenBy: 'staff' };
  const stating = { ...stated, tenders: [{ key: 'cash', ...later, secondsLater: 90 }] };
  expect(paid.order?.body).toEqual({ ...newSale().order?.body, receipted: stating });

  const answered = orderTaken(paid, anOrder({ paid: 6_000, leftToPay: 4_000 }));
  expect(leftToPay(paid)).toBe(4_000);
  expect(leftToPay(answered)).toBe(4_000);
  expect(nextRequest(answered)).toMatchObject({
    kind: 'PAYMENT',
    key: 'cash',
    tender: { ...tender, receipted: true },
  });
});

test('a sale states as many payments as the server takes with it; the others follow by themselves', () => {
  const keys = Array.from({ length: 21 }, (_, i) => `${i}`);
  const cashOf = (sale: Sale, key: string) =>
    withTender(sale, { ...laterCash, amount: 100 }, { key, now: 0 });
  const paid = freezeBody(keys.reduce(cashOf, newSale()), { isOffline: true });

  expect(Receipted.shape.tenders.safeParse(paid.order?.body.receipted?.tenders)).toMatchObject({
    success: true,
    data: keys.slice(0, 20).map((key) => ({ key })),
  });
  expect(leftToPay(orderTaken(paid, anOrder({ paid: 2_000, leftToPay: 8_000 })))).toBe(7_900);
});

test('money that is returned to the customer is not booked with the sale', () => {
  const both = ['one', 'other'].reduce(
    (sale, key) => withTender(sale, { ...laterCash, amount: 1_000 }, { key, now: 0 }),
    newSale(),
  );
  const paid = freezeBody(both, { isOffline: true });

  const one = withoutTender(paid, 0);
  expect(one.order?.body.receipted?.tenders).toMatchObject([{ key: 'other' }]);
  expect(withoutTender(one, 0).order?.body.receipted).toEqual(stated);
});

test('an offline sale that an older version sent without its money is sent with it once it is refused', () => {
  const paid = withTender(newSale(), laterCash, { key: 'cash', now: 0 });
  const { order } = paid;
  const old = {
    ...paid,
    order: order && { ...order, isFixed: true, body: { ...order.body, receipted: stated } },
  };

  const after = refused(old, 'PRICE_CHANGED');
  expect(after.refusal).toBeNull();
  expect(nextRequest(after)).toMatchObject({
    key: 'next key',
    body: { receipted: { tenders: [{ key: 'cash' }] } },
  });

  const kept = {
    ...old,
    refusal: { during: 'ORDER' as const, code: 'PRICE_CHANGED' as const, detail: null },
  };
  expect(nextRequest(afterReload(kept, 0))).toMatchObject({ key: 'first key' });
  expect(refused(after, 'PRICE_CHANGED').refusal).not.toBeNull();
});

test('an offline sale without its payments, refused because its taker is a former member, is sent with them', () => {
  const paid = withTender(newSale([], { isFixed: true }), laterCash, { key: 'cash', now: 0 });
  const { order } = paid;
  const old = { ...paid, order: order && { ...order, body: { ...order.body, receipted: stated } } };

  const after = refused(old, 'WRONG_FORMAT');
  expect(nextRequest(after)).toMatchObject({
    key: 'next key',
    body: { receipted: { tenders: [{ key: 'cash' }] } },
  });
  expect(refused(after, 'WRONG_FORMAT').refusal).toMatchObject({ code: 'WRONG_FORMAT' });
});

test('with a network, a body stays unchanged once it was sent', () => {
  const sent = freezeBody(newSale(cash), { isOffline: false });

  expect(sent.order?.body).toEqual(newSale(cash).order?.body);
  expect(freezeBody(sent, { isOffline: true })).toBe(sent);
  const heard = orderTaken(sent, anOrder());
  expect(freezeBody(heard, { isOffline: true })).toBe(heard);
});

test.each([
  'PRICE_CHANGED',
  'STORE_ITEM_NOT_FOUND',
  'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND',
  'STORE_ITEM_SOLD_OUT',
  'TENDER_NOT_ACCEPTED',
] as const)('a sale without an answer that is then refused as %s is sent again at its own prices', (code) => {
  const sale = freezeBody(newSale(cash), { isOffline: false });
  const before = unheard(sale);
  expect(nextRequest(before)).toEqual(nextRequest(sale));

  const after = refused(before, code);

  expect(after.refusal).toBeNull();
  expect(nextRequest(after)).toMatchObject({
    key: 'next key',
    body: { ...sale.order?.body, receipted: stated },
  });
});

/** A sale of 12,000 won, 2,000 of them paid with points; the cash was taken. */
function usingPoints(tenders: HandTender[]): Sale {
  const order = orderIn(newSale(tenders));
  const points = { customer: { phone: '01012345678' }, pointsUsed: 2_000 };
  return freezeBody(
    { ...newSale(), order: { ...order, body: { ...order.body, ...points } } },
    { isOffline: false },
  );
}

test.each(['POINTS_NOT_USABLE', 'CUSTOMER_NOT_FOUND'] as const)(
  'money in hand of a sale whose points were refused as %s is recorded, and the points’ part is left to pay',
  (code) => {
    const before = unheard(usingPoints([{ type: 'INSTORE_CASH', amount: 10_000 }]));
    expect([leftToPay(before), pointsNotUsed(before)]).toEqual([0, 0]);

    const after = refused(before, code);

    expect(after.refusal).toBeNull();
    const { pointsUsed: _, ...asked } = orderIn(before).body;
    expect(nextRequest(after)).toMatchObject({ key: 'next key' });
    expect(after.order?.body).toEqual({ ...asked, total: 12_000, receipted: notUsing });
    expect([leftToPay(after), pointsNotUsed(after)]).toEqual([2_000, 2_000]);
    const paid = withTender(after, { ...laterCash, amount: 2_000 }, { key: 'rest', now: 0 });
    expect(pointsNotUsed(paid)).toBe(0);
  },
);

test('a sale whose points were refused waits for a person if it is unpaid, or was refused at once', () => {
  const atOnce = usingPoints([{ type: 'INSTORE_CASH', amount: 10_000 }]);

  for (const sale of [unheard(usingPoints([])), atOnce])
    expect(refused(sale, 'POINTS_NOT_USABLE').refusal).toMatchObject({ code: 'POINTS_NOT_USABLE' });
});

test('a paid sale is sent even if its customer was deleted meanwhile', () => {
  const order = orderIn(newSale(cash));
  const sale = { ...newSale(), order: { ...order, body: { ...order.body, customer: { id: 'customer' } } } };

  const after = refused(unheard(freezeBody(sale, { isOffline: false })), 'CUSTOMER_NOT_FOUND');

  expect(after.order?.body).toMatchObject({ customer: { id: 'customer' }, receipted: stated });
});

test('money taken after the first send also has a refused sale sent again at its own prices', () => {
  const sale = unheard(freezeBody(newSale(), { isOffline: false }));
  const paid = withTender(sale, laterCash, { key: 'cash', now: 0 });

  expect(refused(paid, 'PRICE_CHANGED').order?.body.receipted).toMatchObject(stated);
});

test('a person decides about a sale without money, and about one refused at once', () => {
  const unpaid = unheard(freezeBody(newSale(), { isOffline: false }));
  const atOnce = freezeBody(newSale(cash), { isOffline: false });

  for (const sale of [unpaid, atOnce])
    expect(refused(sale, 'PRICE_CHANGED').refusal).toMatchObject({ code: 'PRICE_CHANGED' });
});

test('a person decides about a sale that is malformed, or refused again', () => {
  const sale = unheard(freezeBody(newSale(cash), { isOffline: false }));
  expect(refused(sale, 'WRONG_FORMAT').refusal).not.toBeNull();

  const receipted = unheard(refused(sale, 'PRICE_CHANGED'));
  expect(refused(receipted, 'TENDERS_EXCEED_TOTAL').refusal).toMatchObject({ during: 'ORDER' });
});

test('a sale stored by an older version is sent as before, and after a refusal at the prices of its receipt', () => {
  const receiptLine = { key: 'k', name: '라떼', nameEn: null, options: [], quantity: 2, taxable: true };
  const sold = {
    ...{ supply: 0, vat: 0, taxFree: 0, serviceCharge: 0, gross: 10_000, lineDiscounts: 0, orderDiscount: 0 },
    ...{ pointsUsed: 0, total: 10_000, refund: null, tenders: [], leftToPay: 6_000, cashReceipts: [] },
    ...{ orderNumber: null, at: '', status: 'OPEN' as const, taxType: 'GENERAL' as const },
    lines: [{ ...receiptLine, place: 'INSTORE' as const, gross: 10_000, discount: 0, total: 10_000 }],
  };
  const body = { lines: [line], total: 10_000, tenders: cash };
  const stored = aSale({ order: { key: 'old key', body }, sold });

  const before = afterReload(stored, 60_000);
  expect(nextRequest(before)).toMatchObject({ key: 'old key', body });
  const after = refused(before, 'PRICE_CHANGED');
  expect(nextRequest(after)).toMatchObject({
    key: 'next key',
    body: { ...body, saleId: 'sale', receipted: { lines: [{ unitPrice: 5_000 }] } },
  });

  const { sold: _, ...older } = stored;
  expect(refused(afterReload(older, 60_000), 'PRICE_CHANGED').refusal).toMatchObject({
    code: 'PRICE_CHANGED',
  });
});

test('a sale refused because its sender is not a member is sent again after the next sign-in', () => {
  const sale = refused(freezeBody(newSale(cash), { isOffline: true }), 'NOT_FOUND');
  expect(isRefusedForSender(sale)).toBe(true);
  expect(nextRequest(sale)).toBeNull();

  expect(nextRequest(afterReload(sale, 0))).toMatchObject({ key: 'first key' });
});

/** Cash of 6,000 won for what is left of an order that the server has. */
const withCash = (sale: Sale) => withTender(sale, laterCash, { key: 'cash', now: 5_000 });
const openOrder = () => orderTaken(newSale(cash), anOrder({ leftToPay: 6_000 }));

test('money taken without network for an open order is recorded whatever happens to the order', () => {
  const before = openOrder();
  const paid = takenOffline(before, withCash(before));

  expect(nextRequest(paid)).toMatchObject({
    ...{ kind: 'PAYMENT', key: 'cash', takenAt: 5_000 },
    tender: { ...laterCash, receipted: true },
  });
  expect(takenOffline(paid, paid)).toEqual(paid);
});

test('a payment that was sent before the network was lost stays as it was sent', () => {
  const sent = unheard(withCash(openOrder()));

  expect(takenOffline(sent, sent).steps).toEqual(sent.steps);
});

test.each(['ORDER_NOT_PAYABLE', 'TENDERS_EXCEED_TOTAL', 'TENDER_NOT_ACCEPTED', 'STORE_TERMINATED'] as const)(
  'cash that nobody answered and that is then refused as %s is recorded with a new key',
  (code) => {
    const after = refused(unheard(withCash(openOrder())), code);

    expect(after.refusal).toBeNull();
    expect(nextRequest(after)).toMatchObject({ key: 'next key', tender: { ...laterCash, receipted: true } });
  },
);

test('cash taken by a former member is recorded with a new key', () => {
  const asked = { key: 'cash', now: 5_000, takenBy: 'staff' };
  const after = refused(unheard(withTender(openOrder(), laterCash, asked)), 'WRONG_FORMAT');

  expect(nextRequest(after)).toMatchObject({
    key: 'next key',
    tender: { takenBy: 'staff', receipted: true },
  });
  expect(refused(unheard(after), 'WRONG_FORMAT').refusal).toMatchObject({ during: 'PAYMENT' });
  expect(refused(unheard(withCash(openOrder())), 'WRONG_FORMAT').refusal).not.toBeNull();
});

test('cash that is refused at its first try, and a card, wait for a person', () => {
  const card = withTender(openOrder(), { ...laterCash, paymentMethod: 'card' }, { key: 'card', now: 0 });

  expect(refused(withCash(openOrder()), 'ORDER_NOT_PAYABLE').refusal).not.toBeNull();
  expect(refused(unheard(card), 'ORDER_NOT_PAYABLE').refusal).not.toBeNull();
});

test('after a reload a cash payment counts as perhaps sent before, unless it is only seconds old', () => {
  const paid = withCash(openOrder());

  expect(afterReload(paid, 6_000)).toBe(paid);
  expect(afterReload(paid, 60_000).steps).toMatchObject([{ isUnheard: true }]);
});
