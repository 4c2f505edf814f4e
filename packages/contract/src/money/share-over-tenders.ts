import { shareByLargestRemainder } from './largest-remainder.ts';
import type { TaxParts } from './priced-cart.ts';

/**
 * Shares the tax parts that are left to pay over the tenders of this call (docs/rules/money.md, Tax parts).
 * `left` is the order's parts less those of earlier tenders. The amount that stays unpaid takes the last
 * share, so that all tenders together add up to the order, however many calls pay it.
 */
export function shareOverTenders(left: TaxParts, amounts: readonly number[]): TaxParts[] {
  const taxable = left.supply + left.vat;
  const total = taxable + left.taxFree + left.serviceCharge;
  const rest = total - amounts.reduce((paid, amount) => paid + amount, 0);
  const weights = [...amounts, rest];

  const taxableShares = shareByLargestRemainder(taxable, weights);
  // Weighted by what remains of each tender after its taxable part. Otherwise both parts of a small tender
  // could be rounded up and exceed it.
  const untaxed = weights.map((weight, i) => weight - (taxableShares[i] ?? 0));
  const serviceShares = shareByLargestRemainder(left.serviceCharge, untaxed);
  const vatShares = shareByLargestRemainder(left.vat, taxableShares);
  return amounts.map((amount, i) => {
    const taxed = taxableShares[i] ?? 0;
    const vat = vatShares[i] ?? 0;
    const serviceCharge = serviceShares[i] ?? 0;
    return { supply: taxed - vat, vat, serviceCharge, taxFree: amount - taxed - serviceCharge };
  });
}
