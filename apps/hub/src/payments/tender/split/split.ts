import { shareByLargestRemainder } from '@maru/contract/money/largest-remainder.ts';

/** Equal shares that add up to the amount. The first shares contain the remainder. */
export function equalShares(amount: number, people: number): number[] {
  return shareByLargestRemainder(
    amount,
    Array.from({ length: people }, () => 1),
  );
}

/** Sum of the chosen lines, at most what is left to pay. */
export function sumOfLines(totals: readonly number[], chosen: ReadonlySet<number>, left: number): number {
  const sum = totals.reduce((total, amount, index) => (chosen.has(index) ? total + amount : total), 0);
  return Math.min(sum, left);
}
