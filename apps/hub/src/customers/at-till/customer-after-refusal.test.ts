import { expect, test } from 'vitest';
import { aCartCustomer } from '#hub/customers/customer-builders.ts';
import { usingPoints } from './cart-customer.ts';
import { customerAfterRefusal } from './customer-after-refusal.ts';

const customer = usingPoints(aCartCustomer(), 1_000);

test('if the points are gone, the customer stays in the cart with the balance that the server counted, and none to use', () => {
  const refusal = { code: 'POINTS_NOT_USABLE', detail: { reason: 'NOT_ENOUGH', usable: 300 } };
  expect(customerAfterRefusal(customer, refusal)).toMatchObject({
    ...{ phone: customer.phone, use: null },
    known: { id: 'customer', balance: 300, elsewhere: [] },
  });
});

test('a deleted customer is removed from the cart; any other refusal changes nothing', () => {
  expect(customerAfterRefusal(customer, { code: 'CUSTOMER_NOT_FOUND', detail: undefined })).toBeNull();
  expect(customerAfterRefusal(customer, { code: 'PRICE_CHANGED', detail: {} })).toBe(customer);
  expect(customerAfterRefusal(customer, null)).toBe(customer);
  expect(customerAfterRefusal(null, { code: 'POINTS_NOT_USABLE', detail: {} })).toBeNull();
});
