import fc from 'fast-check';
import type { Cart, Discount } from './price-cart.ts';
import { taxTypes } from './priced-cart.ts';

const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('AMOUNT' as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
);

const maybeDiscount = fc.option(discount, { nil: undefined });

/** A share from 0 to 1 in hundredths. The doubles of fast-check are nearly always close to 0 or to 1. */
export const anyShare = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

/** Arbitrary carts for property tests. */
export const anyCart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 300_000 }),
      optionDifferences: fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 4 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      taxable: fc.boolean(),
      discount: maybeDiscount,
    }),
    { minLength: 1, maxLength: 12 },
  ),
  orderDiscount: maybeDiscount,
  pointsUsed: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
  taxType: fc.constantFrom(...taxTypes),
});
