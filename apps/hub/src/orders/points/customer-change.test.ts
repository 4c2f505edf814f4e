import { expect, test } from 'vitest';
import { aCartCustomer } from '#hub/customers/customer-builders.ts';
import { customerChangeOf } from './customer-change.ts';

const customer = { id: 'customer', name: '김*수', phone: '****-5678' };
const none = {
  usedElsewhere: [],
  tookElsewhere: false,
  givenBack: 0,
  earned: 0,
  takenBack: 0,
  willEarn: 0,
  earnedOn: null,
  balance: 3_000,
};
const points = (used: number) => ({ points: { customer, ...none, used } });
const use = { points: 2_000, leastUse: 1_000, useStep: 100 };

test('a customer is named with the id that was shown, and the whole number where it was typed', () => {
  expect(customerChangeOf({ points: null }, aCartCustomer())).toEqual({
    customer: { id: 'customer', phone: '01012345678' },
  });
  expect(customerChangeOf({ points: null }, aCartCustomer({ phone: null }))).toEqual({
    customer: { id: 'customer' },
  });
  expect(customerChangeOf({ points: null }, aCartCustomer({ use }))).toMatchObject({ pointsUsed: 2_000 });
});

test('choosing to use no points gives back those used on the order; removing the customer sends null', () => {
  expect(customerChangeOf(points(700), aCartCustomer())).toMatchObject({ pointsUsed: 0 });
  expect(customerChangeOf(points(0), aCartCustomer())).not.toHaveProperty('pointsUsed');
  expect(customerChangeOf(points(0), null)).toEqual({ customer: null });
});
