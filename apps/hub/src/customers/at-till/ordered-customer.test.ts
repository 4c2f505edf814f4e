import { expect, test } from 'vitest';
import { aCartCustomer } from '#hub/customers/customer-builders.ts';
import { foundCustomer } from './cart-customer.ts';
import { isAnother, withHeld } from './ordered-customer.ts';

const current = { id: 'customer', name: '김*수', phone: '****-5678', held: 700 };

test('an order with a customer asks before another one takes their place', () => {
  expect(isAnother(aCartCustomer(), current)).toBe(false);
  expect(isAnother(aCartCustomer(), { ...current, id: 'other' })).toBe(true);
  expect(isAnother(aCartCustomer(), null)).toBe(false);
});

test('points used on the order can be used again by the same customer only', () => {
  expect(withHeld(aCartCustomer(), current).known?.balance).toBe(3_700);
  expect(withHeld(aCartCustomer(), { ...current, id: 'other' }).known?.balance).toBe(3_000);
});

test('the balance of a found customer includes the points of other stores', () => {
  const { known } = aCartCustomer();
  if (!known) throw new Error('a known customer');
  const elsewhere = [
    { store: '홍대점', balance: 500 },
    { store: '잠실점', balance: 0 },
  ];
  const found = foundCustomer({ customer: known, terms: known.terms, elsewhere, phone: '01012345678' });
  expect(found.known).toMatchObject({ balance: 3_500, elsewhere: [{ store: '홍대점', balance: 500 }] });
});
