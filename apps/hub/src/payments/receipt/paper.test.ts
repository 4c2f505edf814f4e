import { expect, test } from 'vitest';
import { aCardPayment, anOrder, aSale } from '#hub/payments/outbox/sale-builders.ts';
import { orderTaken, withTender } from '#hub/payments/outbox/sale-moves.ts';
import { changeDue, paperOfOrder, paperOfSale } from './paper.ts';

const cash = { type: 'INSTORE_CASH' as const, amount: 10_000, received: 50_000 };

test('change is due for the cash of this sale, not for what the order was paid with before', () => {
  const before = { ...aCardPayment('APPROVED', 4_000), type: 'INSTORE_CASH' as const, change: 6_000 };
  const sale = aSale({ order: null, answer: anOrder({ payments: [before] }) });
  const tender = { paymentMethod: 'INSTORE_CASH' as const, amount: 6_000, received: 10_000 };

  expect(changeDue(sale)).toBe(0);
  expect(changeDue(withTender(sale, tender, { key: 'a', now: 0 }))).toBe(4_000);
  const order = { key: 'k', body: { lines: [], total: 10_000, tenders: [cash] } };
  expect(changeDue(aSale({ order }))).toBe(40_000);
});

test('declined and unsettled tenders are on no receipt', () => {
  const payments = [aCardPayment('FAILED'), aCardPayment('UNKNOWN'), aCardPayment('APPROVED', 4_000)];

  expect(paperOfOrder(anOrder({ payments })).tenders.map(({ amount }) => amount)).toEqual([4_000]);
});

test('cash on its way to the server is on the receipt already, a card that is being asked for is not', () => {
  const taken = orderTaken(aSale(), anOrder({ payments: [aCardPayment('APPROVED', 4_000)] }));
  const tender = { paymentMethod: 'INSTORE_CASH' as const, amount: 6_000, received: 10_000 };
  const paying = withTender(taken, tender, { key: 'a', now: 0 });
  const asking = withTender(taken, { paymentMethod: 'card', amount: 6_000 }, { key: 'b', now: 0 });

  expect(paperOfSale(paying)?.tenders).toMatchObject([{ amount: 4_000 }, { amount: 6_000, change: 4_000 }]);
  expect(paperOfSale(asking)?.tenders).toHaveLength(1);
});
