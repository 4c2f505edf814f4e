/** A mounted row: its place in the list as it is shown, and where it stands on the screen. */
export type RowBox = { id: string; index: number; top: number; bottom: number };

/**
 * The place that a carried row takes with the pointer at this height: behind every other row whose middle the pointer has
 * passed. Undefined where no other row is mounted.
 */
export function positionAt(rows: readonly RowBox[], carriedId: string, y: number): number | undefined {
  const carried = rows.find(({ id }) => id === carriedId);
  const others = rows.filter(({ id }) => id !== carriedId).sort((one, other) => one.index - other.index);
  const [first] = others;
  if (!first) return undefined;

  const passed = others.findLast(({ top, bottom }) => (top + bottom) / 2 < y);
  // Counted without the carried row itself, which stands before all that follow it.
  const amongOthers = ({ index }: RowBox) => (carried && index > carried.index ? index - 1 : index);
  return passed ? amongOthers(passed) + 1 : amongOthers(first);
}

/** From so near an edge on it scrolls, and so fast at most, in CSS pixels and CSS pixels a second. */
const edge = 72;
const mostSpeed = 1_400;

/** How fast to scroll with the pointer at this height, in CSS pixels a second; negative goes up. */
export function scrollSpeed(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const reach = Math.min(edge, (bottom - top) / 4);
  if (y < top + reach) return -mostSpeed * Math.min(1, (top + reach - y) / reach);
  if (y > bottom - reach) return mostSpeed * Math.min(1, (y - bottom + reach) / reach);
  return 0;
}
