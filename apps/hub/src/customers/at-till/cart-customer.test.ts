import { expect, test } from 'vitest';
import { aCartCustomer } from '#hub/customers/customer-builders.ts';
import { readAgain, saleCustomerOf, unknownCustomer, usingPoints } from './cart-customer.ts';

test('a sale that only earns names the customer by id, and one that uses points by the whole number', () => {
  const customer = aCartCustomer();

  expect(saleCustomerOf(customer, 0)).toEqual({ id: 'customer' });
  expect(saleCustomerOf(customer, 1_000)).toEqual({ phone: '01012345678' });
});

test('a number typed without network goes with the sale', () => {
  expect(saleCustomerOf(unknownCustomer('01012345678'), 0)).toEqual({ phone: '01012345678' });
});

test('points are used by the rules of the store, and none of an unknown customer', () => {
  expect(usingPoints(aCartCustomer(), 2_000).use).toEqual({ points: 2_000, leastUse: 1_000, useStep: 100 });
  expect(usingPoints(aCartCustomer(), 0).use).toBeNull();
  expect(usingPoints(unknownCustomer('01012345678'), 2_000).use).toBeNull();
});

test('a customer who is read again has the balance and the terms of now, and uses points as far as they go', () => {
  const customer = usingPoints(aCartCustomer(), 2_000);
  if (!customer.known) throw new Error('a known customer');
  const terms = { ...customer.known.terms, rate: 750, leastUse: 500 };
  const read = { ...customer.known, balance: 1_450, terms, readAt: 2 };

  const again = readAgain(customer, read);

  expect(again?.known).toMatchObject({ balance: 1_450, terms: { rate: 750 } });
  expect(again?.use).toEqual({ points: 1_400, leastUse: 500, useStep: 100 });
  expect(readAgain(customer, { ...read, balance: 400 })?.use).toBeNull();
});

test('an answer that is older, or of a customer who is no longer in the cart, changes nothing', () => {
  const { known } = aCartCustomer();
  if (!known) throw new Error('a known customer');
  const customer = aCartCustomer({ known: { ...known, readAt: 2 } });

  expect(readAgain(customer, { ...known, balance: 0, readAt: 1 })).toBe(customer);
  expect(readAgain(customer, { ...known, id: 'other', readAt: 3 })).toBe(customer);
  expect(readAgain(null, { ...known, readAt: 3 })).toBeNull();
});
