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

test('a customer who is read again has the balance and the terms of now, and still uses points', () => {
  const customer = usingPoints(aCartCustomer(), 2_000);
  if (!customer.known) throw new Error('a known customer');
  const terms = { ...customer.known.terms, rate: 750, leastUse: 500 };

  const again = readAgain(customer, { ...customer.known, balance: 4_000, terms });

  expect(again.known).toMatchObject({ balance: 4_000, terms: { rate: 750 } });
  expect(again.use).toEqual({ points: 2_000, leastUse: 500, useStep: 100 });
});
