import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyShare } from './cart-builders.ts';
import type { TaxParts } from './priced-cart.ts';
import { shareOverTenders } from './share-over-tenders.ts';

const amount = fc.integer({ min: 0, max: 500_000 });
const order: fc.Arbitrary<TaxParts> = fc.record({
  supply: amount,
  vat: amount,
  taxFree: amount,
  serviceCharge: amount,
});

function sumOf({ supply, vat, taxFree, serviceCharge }: TaxParts) {
  return supply + vat + taxFree + serviceCharge;
}

function add(a: TaxParts, b: TaxParts): TaxParts {
  return {
    supply: a.supply + b.supply,
    vat: a.vat + b.vat,
    taxFree: a.taxFree + b.taxFree,
    serviceCharge: a.serviceCharge + b.serviceCharge,
  };
}

function less(a: TaxParts, b: TaxParts): TaxParts {
  return {
    supply: a.supply - b.supply,
    vat: a.vat - b.vat,
    taxFree: a.taxFree - b.taxFree,
    serviceCharge: a.serviceCharge - b.serviceCharge,
  };
}

const nothing: TaxParts = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };

/** Pays an order in several calls with some tenders each, split at the given fractions; the last call pays the rest. */
function payBy(
  whole: TaxParts,
  calls: readonly (readonly number[])[],
): { amount: number; parts: TaxParts }[] {
  const paid: { amount: number; parts: TaxParts }[] = [];
  let left = whole;
  for (const fractions of [...calls, [1]]) {
    let unpaid = sumOf(left);
    const amounts = fractions.map((fraction) => {
      const tender = Math.floor(unpaid * fraction);
      unpaid -= tender;
      return tender;
    });
    const parts = shareOverTenders(left, amounts);
    paid.push(...parts.map((part, i) => ({ amount: amounts[i] ?? 0, parts: part })));
    left = parts.reduce(less, left);
  }
  return paid;
}

test('cash 6,000 and card 7,300 share an order of taxable and tax-free lines', () => {
  const left = { supply: 7091, vat: 709, taxFree: 5500, serviceCharge: 0 };

  expect(shareOverTenders(left, [6000, 7300])).toEqual([
    { supply: 3199, vat: 320, taxFree: 2481, serviceCharge: 0 },
    { supply: 3892, vat: 389, taxFree: 3019, serviceCharge: 0 },
  ]);
});

test('paying with the same tenders in two calls gives the same shares', () => {
  const left = { supply: 7091, vat: 709, taxFree: 5500, serviceCharge: 0 };
  const [cash] = shareOverTenders(left, [6000]);
  const [card] = shareOverTenders(less(left, cash ?? nothing), [7300]);

  expect(cash).toMatchObject({ supply: 3199, vat: 320, taxFree: 2481 });
  expect(card).toMatchObject({ supply: 3892, vat: 389, taxFree: 3019 });
});

test('a service charge never pushes the tax-free part of a small tender below zero', () => {
  const left = { supply: 1, vat: 0, taxFree: 0, serviceCharge: 1 };

  expect(shareOverTenders(left, [1, 1])).toEqual([
    { supply: 1, vat: 0, taxFree: 0, serviceCharge: 0 },
    { supply: 0, vat: 0, taxFree: 0, serviceCharge: 1 },
  ]);
});

test('without tenders there are no shares', () => {
  expect(shareOverTenders(nothing, [])).toEqual([]);
});

const calls = fc.array(fc.array(anyShare, { maxLength: 4 }), {
  maxLength: 5,
});

test('the tenders of an order add up to it, in any number of calls', () => {
  fc.assert(
    fc.property(order, calls, (whole, by) => {
      const paid = payBy(whole, by).map(({ parts }) => parts);

      expect(paid.reduce(add, nothing)).toEqual(whole);
    }),
    { numRuns: 500 },
  );
});

test('the parts of every tender add up to its amount and are never negative', () => {
  fc.assert(
    fc.property(order, calls, (whole, by) => {
      for (const { amount: tender, parts } of payBy(whole, by)) {
        expect(sumOf(parts)).toBe(tender);
        expect(Math.min(parts.supply, parts.vat, parts.taxFree, parts.serviceCharge)).toBeGreaterThanOrEqual(
          0,
        );
      }
    }),
    { numRuns: 500 },
  );
});
