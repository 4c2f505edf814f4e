import type { CartCustomer } from './at-till/cart-customer.ts';

/** A customer with 3,000 points in a store with a rate of 5 percent, for tests. */
export function aCartCustomer(customer: Partial<CartCustomer> = {}): CartCustomer {
  const terms = {
    ...{ rate: 500, validityMonths: 36, leastUse: 1_000, useStep: 100 },
    ...{ earningCategoryIds: [], nonEarningCategoryIds: [] },
  };
  const known = {
    ...{ id: 'customer', name: '김*수', phone: '****-5678', terms },
    ...{ balance: 3_000, debt: 0, visits: 3, lastVisitAt: null },
  };
  return { known, phone: '01012345678', shownPhone: known.phone, use: null, ...customer };
}
