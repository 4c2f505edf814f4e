/** How a figure compares with an earlier one, in whole percent; `close` is less than half a percent away. */
type Compared = { way: 'up' | 'down' | 'tenfold'; percent: number } | { way: 'same' | 'close'; percent: 0 };

/**
 * Compares two figures by their ratio alone, so that the sentence says nothing that the figures do not.
 * Undefined if there is nothing to compare with.
 */
export function compared(value: number, before: number): Compared | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return { way: value === before ? 'same' : 'close', percent: 0 };
  if (percent >= 1_000) return { way: 'tenfold', percent };
  return { way: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) };
}
