/** Notes of the Korean won up to which people round. */
const notes = [1_000, 5_000, 10_000, 50_000];

/** What is likely to be handed over for an amount, least first: the amount itself, then rounded up to each note. */
export function quickCash(due: number): number[] {
  const rounded = notes.map((note) => Math.ceil(due / note) * note);
  return [...new Set([due, ...rounded])];
}
