/** The element with the largest amount, if that is above zero. Undefined if several have it. */
export function aheadOf<One>(all: readonly One[], amountOf: (one: One) => number): One | undefined {
  const [first, second] = all.toSorted((one, other) => amountOf(other) - amountOf(one));
  if (first === undefined || amountOf(first) <= 0) return undefined;
  return second === undefined || amountOf(first) > amountOf(second) ? first : undefined;
}

/**
 * Share of one amount in a sum, 0–1. A negative amount (more refunded than taken) has share 0 and does not
 * reduce the sum, so that no share is above 1.
 */
export function shareOf(amount: number, all: readonly number[]): number {
  const sum = all.reduce((total, one) => total + Math.max(0, one), 0);
  return sum > 0 ? Math.max(0, amount) / sum : 0;
}
