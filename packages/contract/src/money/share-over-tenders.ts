import { shareByLargestRemainder } from './largest-remainder.ts';
import type { TaxParts } from './priced-cart.ts';

/**
 * Shares what an order still has to be paid over the tenders that pay it now. `left` are the order's parts less
 * those of earlier tenders; whatever the tenders leave unpaid takes part as a last share, so that the tenders of
 * an order add up to the order however many calls pay it (domain.md, Pricing).
 */
export function shareOverTenders(left: TaxParts, amounts: readonly number[]): TaxParts[] {
  const taxable = left.supply + left.vat;
  const total = taxable + left.taxFree + left.serviceCharge;
  const rest = total - amounts.reduce((paid, amount) => paid + amount, 0);
  const weights = [...amounts, rest];

  const taxableShares = shareByLargestRemainder(taxable, weights);
  // Weighted by the rest of each tender after its taxable part; otherwise both parts could round up beyond a small
  // tender.
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
