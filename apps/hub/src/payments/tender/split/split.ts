import { shareByLargestRemainder } from '@maru/contract/money/largest-remainder.ts';

/** What each of several people pays so that it adds up; the first ones carry what does not divide. */
export function equalShares(amount: number, people: number): number[] {
  return shareByLargestRemainder(
    amount,
    Array.from({ length: people }, () => 1),
  );
}

/** What the chosen lines come to, never more than is left to pay. */
export function sumOfLines(totals: readonly number[], chosen: ReadonlySet<number>, left: number): number {
  const sum = totals.reduce((total, amount, index) => (chosen.has(index) ? total + amount : total), 0);
  return Math.min(sum, left);
}
