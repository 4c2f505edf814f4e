import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { changeCart, emptyCart } from '#hub/till/cart/cart.ts';
import { showCart } from '#hub/till/cart/priced.ts';
import { aCardPayment, anOrder, aSale } from '#hub/till/outbox/sale-builders.ts';
import { orderTaken, withTender } from '#hub/till/outbox/sale-moves.ts';
import { changeDue, paperOfCart, paperOfOrder, paperOfSale } from './paper.ts';

const seen = { name: '라떼', nameEn: 'Latte', unitPrice: 5_000 };
const line = { key: 'k', itemId: 'latte', choiceIds: ['hot'], quantity: 2, note: '', seen };
const shown = showCart(changeCart(emptyCart, { type: 'add', line }), aMenu(), 'GENERAL');
const cash = { type: 'INSTORE_CASH' as const, amount: 10_000, received: 50_000 };

test('before the server has answered there is a receipt without a number, with its change', () => {
  const paper = paperOfCart(shown, [cash], 0);

  expect(paper).toMatchObject({ orderNumber: null, total: 10_000, supply: 9_091, vat: 909 });
  expect(paper.lines).toMatchObject([
    { name: '라떼', options: [{ name: 'hot' }], quantity: 2, total: 10_000 },
  ]);
});

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
