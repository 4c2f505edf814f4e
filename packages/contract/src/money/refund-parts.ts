import { shareByLargestRemainder } from './largest-remainder.ts';
import type { TaxParts } from './priced-cart.ts';

const names = ['supply', 'vat', 'taxFree', 'serviceCharge'] as const;
type Amounts = readonly number[];

/**
 * The tax parts of a refunded amount, in proportion to the remaining parts, and never more than remains of
 * each.
 */
export function refundParts(remaining: TaxParts, amount: number): TaxParts {
  return partsOf(shareByLargestRemainder(amount, amountsOf(remaining)));
}

/**
 * Shares the refunded tax parts over tenders. A tender gives back at most what remains of each of its parts.
 * The rest of its amount comes from its other parts, first from those that the refund still needs.
 */
export function refundFromTenders(
  refunded: TaxParts,
  tenders: readonly { amount: number; held: TaxParts }[],
): TaxParts[] {
  let needed: Amounts = minus(amountsOf(refunded), []);
  return tenders.map(({ amount, held }) => {
    const has = amountsOf(held);
    let taken = minimum(shareByLargestRemainder(amount, needed), has);
    taken = withMore(taken, amount, minimum(minus(has, taken), minus(needed, taken)));
    taken = withMore(taken, amount, minus(has, taken));
    needed = minus(needed, taken);
    return partsOf(taken);
  });
}

/** Raises the shares until they add up to the amount, as far as there is room. */
function withMore(taken: Amounts, amount: number, room: Amounts): number[] {
  const missing = Math.min(amount - sum(taken), sum(room));
  const more = shareByLargestRemainder(missing, room);
  return taken.map((share, i) => share + (more[i] ?? 0));
}

function minimum(left: Amounts, right: Amounts): number[] {
  return left.map((amount, i) => Math.min(amount, right[i] ?? 0));
}

/** Not below 0: a tender may give back more of a part than the refund needs. */
function minus(left: Amounts, right: Amounts): number[] {
  return left.map((amount, i) => Math.max(0, amount - (right[i] ?? 0)));
}

function sum(amounts: Amounts): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function amountsOf(parts: TaxParts): number[] {
  return names.map((name) => parts[name]);
}

function partsOf([supply = 0, vat = 0, taxFree = 0, serviceCharge = 0]: Amounts): TaxParts {
  return { supply, vat, taxFree, serviceCharge };
}
