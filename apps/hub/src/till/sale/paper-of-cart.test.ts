import { expect, test } from 'vitest';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { changeCart, emptyCart } from '#hub/till/cart/cart.ts';
import { showCart } from '#hub/till/cart/priced.ts';
import { paperOfCart } from './paper-of-cart.ts';

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
