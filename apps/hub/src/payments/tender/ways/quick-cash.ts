/** Banknotes of the Korean won that people round up to. */
const notes = [1_000, 5_000, 10_000, 50_000];

/**
 * Amounts that the customer is likely to hand over, ascending: the exact amount, then rounded up to each
 * note.
 */
export function quickCash(due: number): number[] {
  const rounded = notes.map((note) => Math.ceil(due / note) * note);
  return [...new Set([due, ...rounded])];
}
