import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { changeCart, emptyCart } from '#hub/till/cart/cart.ts';
import { showCart } from '#hub/till/cart/priced.ts';
import { soldOfShown } from './sold-of-shown.ts';

const seen = { name: '라떼', nameEn: 'Latte', unitPrice: 5_000 };
const line = { key: 'k', itemId: 'latte', choiceIds: ['hot'], quantity: 2, note: '', seen };
const shown = showCart(changeCart(emptyCart, { type: 'add', line }), aMenu(), 'GENERAL');
const cash = { type: 'INSTORE_CASH' as const, amount: 10_000, received: 50_000 };

test('a line without an item is on the receipt with what was typed', () => {
  const typed = { ...line, itemId: null, choiceIds: [], unitPrice: 3_000, taxable: false };
  const named = { ...typed, seen: { name: '선물 포장', nameEn: null, unitPrice: 3_000 } };
  const cart = changeCart(emptyCart, { type: 'add', line: named });

  const sold = soldOfShown(showCart(cart, aMenu(), 'GENERAL'), [], 0);

  expect(sold).toMatchObject({ total: 6_000, taxFree: 6_000, vat: 0 });
  expect(sold.lines).toMatchObject([
    { name: '선물 포장', options: [], quantity: 2, taxable: false, total: 6_000 },
  ]);
});

test('before the server has answered, a sale has its change but no order number', () => {
  const sold = soldOfShown(shown, [cash], 0);

  expect(sold).toMatchObject({ orderNumber: null, total: 10_000, supply: 9_091, vat: 909, leftToPay: 0 });
  expect(sold.lines).toMatchObject([
    { name: '라떼', options: [{ name: 'hot' }], quantity: 2, taxable: true, total: 10_000 },
  ]);
  expect(sold.tenders).toMatchObject([{ type: 'INSTORE_CASH', received: 50_000, change: 40_000 }]);
});
