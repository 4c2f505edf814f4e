import { expect, test } from 'vitest';
import { usingPoints } from '#hub/customers/at-till/cart-customer.ts';
import { aCartCustomer } from '#hub/customers/customer-builders.ts';
import { aMenu } from '#hub/menu/menu-builders.ts';
import { changeCart, emptyCart } from '#hub/till/cart/cart.ts';
import { showCart } from '#hub/till/cart/priced.ts';
import { saleOfCart } from './new-sale.ts';

const seen = { name: '라떼', nameEn: 'Latte', unitPrice: 5_000 };
const line = { key: 'k', itemId: 'latte', choiceIds: ['hot'], quantity: 2, note: '', seen };
const cart = changeCart(emptyCart, { type: 'add', line });

function bodyOf(customer: ReturnType<typeof aCartCustomer> | null) {
  const named = changeCart(cart, { type: 'customer', customer });
  const shown = showCart(named, aMenu(), 'GENERAL');
  const of = { id: 'sale', storeId: 'store', tenders: [], carried: 0, saleNumber: undefined, now: 0 };
  return saleOfCart({ ...of, cart: named, shown, takenBy: 'staff' }).order?.body;
}

test('a sale without a customer sends none', () => {
  expect(bodyOf(null)).not.toHaveProperty('customer');
});

test('a sale that earns points sends the id of the customer, not the whole number', () => {
  expect(bodyOf(aCartCustomer())).toMatchObject({ total: 10_000, customer: { id: 'customer' } });
  expect(bodyOf(aCartCustomer())).not.toHaveProperty('pointsUsed');
});

test('a sale that uses points sends how many, with the total that is left', () => {
  expect(bodyOf(usingPoints(aCartCustomer(), 3_000))).toMatchObject({
    total: 7_000,
    pointsUsed: 3_000,
    customer: { phone: '01012345678' },
  });
});
