import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart } from './cart-builders.ts';
import { type Cart, priceCart } from './price-cart.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

/** Each field of a line and the cart field with its sum. */
const summed = [
  ['gross', 'gross'],
  ['discount', 'lineDiscounts'],
  ['orderDiscountShare', 'orderDiscount'],
  ['pointsShare', 'pointsUsed'],
  ['total', 'total'],
  ['supply', 'supply'],
  ['vat', 'vat'],
  ['taxFree', 'taxFree'],
  ['serviceCharge', 'serviceCharge'],
] as const satisfies readonly (readonly [keyof PricedLine, keyof PricedCart])[];

function priced(check: (result: PricedCart, given: Cart) => void) {
  fc.assert(fc.property(anyCart, (given) => check(priceCart(given), given)));
}

function taxSum({ supply, vat, taxFree, serviceCharge }: PricedCart | PricedLine) {
  return supply + vat + taxFree + serviceCharge;
}

test('the lines of any cart add up exactly to the cart', () => {
  priced((result) => {
    for (const [ofLine, ofCart] of summed) {
      expect(result.lines.reduce((total, line) => total + line[ofLine], 0)).toBe(result[ofCart]);
    }
  });
});

test('supply, VAT, tax-free and service charge make up the total of every line and of the cart', () => {
  priced((result) => {
    expect(taxSum(result)).toBe(result.total);
    expect(result.lines.every((line) => taxSum(line) === line.total)).toBe(true);
  });
});

test('gross minus reductions is the total of every line and of the cart', () => {
  priced((result) => {
    expect(result.gross - result.lineDiscounts - result.orderDiscount - result.pointsUsed).toBe(result.total);
    for (const { gross, discount: given, orderDiscountShare, pointsShare, total } of result.lines) {
      expect(gross - given - orderDiscountShare - pointsShare).toBe(total);
    }
  });
});

test('no amount of a line is negative or fractional', () => {
  priced((result) => {
    for (const [ofLine] of summed) {
      expect(result.lines.every((line) => Number.isInteger(line[ofLine]) && line[ofLine] >= 0)).toBe(true);
    }
  });
});

test('discounts and points never exceed what was requested or the amount they reduce', () => {
  priced((result, given) => {
    expect(result.pointsUsed).toBeLessThanOrEqual(given.pointsUsed ?? 0);
    if (given.orderDiscount?.kind === 'AMOUNT') {
      expect(result.orderDiscount).toBeLessThanOrEqual(given.orderDiscount.amount);
    }
    expect(result.lines.every((line) => line.discount <= line.gross)).toBe(true);
    expect(result.orderDiscount).toBeLessThanOrEqual(result.gross - result.lineDiscounts);
  });
});

test('EXEMPT taxes nothing, SIMPLIFIED shows no VAT, and a tax-free line is never taxed', () => {
  priced((result, given) => {
    if (given.taxType !== 'GENERAL') expect(result.vat).toBe(0);
    if (given.taxType === 'EXEMPT') expect(result.taxFree).toBe(result.total);

    const taxFree = result.lines.filter((_, i) => !given.lines[i]?.taxable);
    expect(taxFree.every((line) => line.taxFree === line.total)).toBe(true);
  });
});
