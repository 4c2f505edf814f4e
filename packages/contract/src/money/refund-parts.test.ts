import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyShare } from './cart-builders.ts';
import type { TaxParts } from './priced-cart.ts';
import { refundFromTenders, refundParts } from './refund-parts.ts';

const names = ['supply', 'vat', 'taxFree', 'serviceCharge'] as const;
const part = fc.integer({ min: 0, max: 1_000_000 });
const anyParts: fc.Arbitrary<TaxParts> = fc.record({
  supply: part,
  vat: part,
  taxFree: part,
  serviceCharge: part,
});
const sumOf = (parts: TaxParts) => names.reduce((sum, name) => sum + parts[name], 0);

test('a refund of half a line gives back half of each tax part, and a full refund all of it', () => {
  const remaining = { supply: 10_000, vat: 1_000, taxFree: 0, serviceCharge: 0 };
  expect(refundParts(remaining, 5_500)).toEqual({ supply: 5_000, vat: 500, taxFree: 0, serviceCharge: 0 });
  expect(refundParts(remaining, 11_000)).toEqual(remaining);
});

test('parts of a refund add up to its amount and take no more than remains', () => {
  fc.assert(
    fc.property(anyParts, anyShare, (remaining, of) => {
      const amount = Math.floor(sumOf(remaining) * of);
      const parts = refundParts(remaining, amount);
      expect(sumOf(parts)).toBe(amount);
      for (const name of names) expect(parts[name]).toBeLessThanOrEqual(remaining[name]);
    }),
  );
});

test('a tender gives back what remains of a part, and the rest from its other parts', () => {
  const taxFree = { supply: 0, vat: 0, taxFree: 5_000, serviceCharge: 0 };
  const held = { supply: 2_273, vat: 227, taxFree: 2_500, serviceCharge: 0 };
  expect(refundFromTenders(taxFree, [{ amount: 5_000, held }])).toEqual([held]);
  expect(refundFromTenders(taxFree, [{ amount: 3_600, held }])).toEqual([
    { supply: 1_000, vat: 100, taxFree: 2_500, serviceCharge: 0 },
  ]);
});

test('two tenders together give back the refunded parts if they hold them', () => {
  const refunded = { supply: 1_000, vat: 100, taxFree: 900, serviceCharge: 0 };
  const held = { supply: 5_000, vat: 500, taxFree: 5_000, serviceCharge: 0 };
  const [one, two] = refundFromTenders(refunded, [
    { amount: 700, held },
    { amount: 1_300, held },
  ]);
  expect(one && two && names.map((name) => one[name] + two[name])).toEqual([1_000, 100, 900, 0]);
});

test('tenders always give back their amount, and never more than they hold of a part', () => {
  const tenders = fc.array(fc.record({ held: anyParts, of: anyShare }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(tenders, anyParts, anyShare, (given, lines, skew) => {
      const asked = given.map(({ held, of }) => ({ held, amount: Math.floor(sumOf(held) * of) }));
      const amount = asked.reduce((sum, one) => sum + one.amount, 0);
      fc.pre(sumOf(lines) > 0);
      // Any split of the amount into parts, also one that the tenders cannot cover.
      const wanted = refundParts(
        { ...lines, taxFree: amount, supply: Math.floor(lines.supply * skew) },
        amount,
      );
      const back = refundFromTenders(wanted, asked);

      back.forEach((parts, i) => {
        const { held, amount: own } = asked[i] ?? { held: parts, amount: 0 };
        expect(sumOf(parts)).toBe(own);
        for (const name of names) {
          expect(parts[name]).toBeGreaterThanOrEqual(0);
          expect(parts[name]).toBeLessThanOrEqual(held[name]);
        }
      });
    }),
  );
});
