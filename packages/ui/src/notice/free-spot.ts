/** In CSS pixels of the viewport, as in `DOMRect`. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type Spot = { left: number; width: number; bottom: number; maxHeight: number };

const mostWidth = 480;
/** Distance to the edge of the screen and to obstacles, in CSS pixels. */
const margin = 10;
/** An obstacle taller than this share of the screen is avoided sideways, if that leaves the minimum width. */
const tall = 0.6;
const leastWidth = 260;

/**
 * Where to put notices of this height without covering an obstacle: as low as possible or, with `isAtTop`, as
 * high as possible. The lists of obstacles are tried in order, the strictest first. If no gap is high enough,
 * the notices take the largest gap of the last list and scroll.
 */
export function freeSpot(
  height: number,
  screen: Box,
  lists: readonly (readonly Box[])[],
  isAtTop = false,
): Spot {
  const spots = lists.map((obstacles) => spotsIn(screen, obstacles));
  if (isAtTop) for (const gaps of spots) gaps.reverse();
  const fitting = spots.flat().find(({ maxHeight }) => maxHeight >= height);
  if (fitting && isAtTop) return { ...fitting, bottom: fitting.bottom - fitting.maxHeight + height };
  const [largest] = (spots.at(-1) ?? []).toSorted((one, other) => other.maxHeight - one.maxHeight);
  return (
    fitting ?? largest ?? { left: screen.left, width: mostWidth, bottom: screen.bottom, maxHeight: height }
  );
}

/** Free vertical gaps, from the bottom up. */
function spotsIn(screen: Box, obstacles: readonly Box[]): Spot[] {
  const { left, right, others } = besideTall(screen, obstacles);
  const width = Math.min(mostWidth, right - left - 2 * margin);
  const start = left + (right - left - width) / 2;
  const column = others
    .filter((box) => box.right > start && box.left < start + width)
    .sort((one, other) => other.bottom - one.bottom);

  const spots: Spot[] = [];
  let bottom = screen.bottom - margin;
  for (const { top: end, bottom: begin } of [...column, { top: screen.top, bottom: screen.top }]) {
    if (begin + margin < bottom)
      spots.push({ left: start, width, bottom, maxHeight: bottom - begin - margin });
    bottom = Math.min(bottom, end - margin);
  }
  return spots;
}

/** The horizontal range beside tall obstacles, and the remaining obstacles. */
function besideTall(screen: Box, obstacles: readonly Box[]) {
  let { left, right } = screen;
  const others: Box[] = [];
  for (const box of obstacles) {
    const isTall = box.bottom - box.top >= tall * (screen.bottom - screen.top);
    const isAtEnd = box.left - left >= right - box.right;
    const room = isAtEnd ? box.left - left : right - box.right;
    if (!isTall || room < leastWidth + 2 * margin) others.push(box);
    else if (isAtEnd) right = Math.min(right, box.left);
    else left = Math.max(left, box.right);
  }
  return { left, right, others };
}
