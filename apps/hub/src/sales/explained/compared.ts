/** How a figure compares with an earlier one, in whole percent. */
export type Compared = { way: 'more' | 'less' | 'tenfold'; percent: number } | { way: 'same' };

/**
 * Plain arithmetic, so that a sentence under a figure says nothing that the figures do not. Undefined if there is
 * nothing to compare with.
 */
export function compared(value: number, before: number): Compared | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return { way: 'same' };
  if (percent >= 1_000) return { way: 'tenfold', percent };
  return { way: percent > 0 ? 'more' : 'less', percent: Math.abs(percent) };
}
