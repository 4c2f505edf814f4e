/** A mounted row: its index in the shown order, and its vertical extent on the screen. */
export type RowBox = { id: string; index: number; top: number; bottom: number };

/**
 * The index that a dragged row takes with the pointer at height `y`: behind every row whose middle the pointer has
 * passed. Undefined if no other row is mounted.
 */
export function positionAt(rows: readonly RowBox[], carriedId: string, y: number): number | undefined {
  const carried = rows.find(({ id }) => id === carriedId);
  const others = rows.filter(({ id }) => id !== carriedId).sort((one, other) => one.index - other.index);
  const [first] = others;
  if (!first) return undefined;

  const passed = others.findLast(({ top, bottom }) => (top + bottom) / 2 < y);
  // Indexes behind the dragged row include it, so subtract one.
  const amongOthers = ({ index }: RowBox) => (carried && index > carried.index ? index - 1 : index);
  return passed ? amongOthers(passed) + 1 : amongOthers(first);
}

/** Distance from the edge where scrolling begins, and maximum speed, in CSS pixels and CSS pixels per second. */
const edge = 72;
const mostSpeed = 1_400;

/** Scroll speed with the pointer at height `y`, in CSS pixels per second. Negative is upwards. */
export function scrollSpeed(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const reach = Math.min(edge, (bottom - top) / 4);
  if (y < top + reach) return -mostSpeed * Math.min(1, (top + reach - y) / reach);
  if (y > bottom - reach) return mostSpeed * Math.min(1, (y - bottom + reach) / reach);
  return 0;
}
