import { expect, test } from 'vitest';
import { changeDue } from '#hub/payments/sale-queue/sale.ts';
import { aCardPayment, anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { orderTaken, withTender } from '#hub/payments/sale-queue/sale-moves.ts';
import { heldTenders, soldOfSale } from './sold-of-sale.ts';

const cash = { type: 'INSTORE_CASH' as const, amount: 10_000, received: 50_000 };

test('change is due for the cash of this sale, not for earlier payments of the order', () => {
  const before = { ...aCardPayment('APPROVED', 4_000), type: 'INSTORE_CASH' as const, change: 6_000 };
  const sale = aSale({ order: null, answer: anOrder({ payments: [before] }) });
  const tender = { paymentMethod: 'INSTORE_CASH' as const, amount: 6_000, received: 10_000 };

  expect(changeDue(sale)).toBe(0);
  expect(changeDue(withTender(sale, tender, { key: 'a', now: 0 }))).toBe(4_000);
  const order = { key: 'k', body: { lines: [], total: 10_000, tenders: [cash] } };
  expect(changeDue(aSale({ order }))).toBe(40_000);
});

test('change is due only for cash taken in this sale; that of tenders carried over was handed out before', () => {
  const since = { type: 'INSTORE_CASH' as const, amount: 1_500, received: 2_000 };
  const body = { lines: [], total: 11_500, tenders: [cash, since] };

  expect(changeDue(aSale({ order: { key: 'k', body }, carried: 1 }))).toBe(500);
  expect(changeDue(aSale({ order: { key: 'k', body }, carried: 2 }))).toBe(0);
});

test('cash in flight is on the receipt, a card in progress is not', () => {
  const taken = orderTaken(
    aSale(),
    anOrder({ payments: [aCardPayment('APPROVED', 4_000)], leftToPay: 6_000 }),
  );
  const tender = { paymentMethod: 'INSTORE_CASH' as const, amount: 6_000, received: 10_000 };
  const paying = withTender(taken, tender, { key: 'a', now: 0 });
  const asking = withTender(taken, { paymentMethod: 'card', amount: 6_000 }, { key: 'b', now: 0 });

  expect(soldOfSale(paying)?.tenders).toMatchObject([{ amount: 4_000 }, { amount: 6_000, change: 4_000 }]);
  expect(soldOfSale(asking)?.tenders).toHaveLength(1);
  expect([soldOfSale(paying)?.leftToPay, soldOfSale(asking)?.leftToPay]).toEqual([0, 6_000]);
});

test('a returned amount no longer counts as paid', () => {
  const card = aCardPayment('APPROVED', 4_000);
  const payments = [
    { ...card, refunded: 4_000 },
    { ...card, refunded: 1_000 },
  ];
  const sold = soldOfSale(aSale({ answer: anOrder({ payments }) }));

  expect(sold && heldTenders(sold)).toMatchObject([{ amount: 3_000 }]);
});

test('a sale that an older version of the app stored keeps its receipt', () => {
  const line = {
    ...{ key: 'l', name: '라떼', nameEn: null, options: [], place: 'INSTORE' as const },
    quantity: 1,
  };
  const paper = {
    ...{ orderNumber: null, at: '2026-11-20T14:10:00+09:00', taxType: 'EXEMPT' as const },
    ...{
      gross: 12_000,
      discounts: 2_000,
      total: 10_000,
      supply: 0,
      vat: 0,
      taxFree: 10_000,
      serviceCharge: 0,
    },
    lines: [{ ...line, gross: 12_000, discount: 500, total: 10_000 }],
    tenders: [],
  };
  const { sold: _, ...kept } = aSale();

  expect(soldOfSale({ ...kept, paper })).toMatchObject({
    lines: [{ name: '라떼' }],
    lineDiscounts: 500,
    orderDiscount: 1_500,
    pointsUsed: 0,
    leftToPay: 10_000,
  });
});
