import type { Point } from './cut-arcs.ts';
import { isInRings } from './is-in-rings.ts';

/** Initial pin of a district: the centroid of its largest part, or a point well inside if the centroid lies outside. */
export function centreOf(rings: readonly (readonly Point[])[]): Point {
  const [largest] = rings.toSorted((one, other) => areaOf(other) - areaOf(one));
  if (!largest) throw new Error('a district without a ring');
  const middle = centroidOf(largest);
  return isInRings(middle, rings) ? middle : deepest(largest);
}

export function areaOf(ring: readonly Point[]): number {
  return Math.abs(edgesOf(ring).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0)) / 2;
}

function centroidOf(ring: readonly Point[]): Point {
  // Relative to a corner of the ring: with absolute coordinates around 127° the area would lose precision.
  const [left, top] = ring[0] ?? [0, 0];
  let [sum, sumX, sumY] = [0, 0, 0];
  for (const [from, to] of edgesOf(ring)) {
    const [x1, y1, x2, y2] = [from[0] - left, from[1] - top, to[0] - left, to[1] - top];
    const cross = x1 * y2 - x2 * y1;
    [sum, sumX, sumY] = [sum + cross, sumX + (x1 + x2) * cross, sumY + (y1 + y2) * cross];
  }
  return [left + sumX / (3 * sum), top + sumY / (3 * sum)];
}

/** The grid point inside the ring that is farthest from all corners. */
function deepest(ring: readonly Point[]): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const steps = 60;
  const grid = Array.from({ length: steps * steps }, (_, i): Point => {
    return [left + (width * (i % steps)) / steps, top + (height * Math.floor(i / steps)) / steps];
  });
  const depths = grid
    .filter((point) => isInRings(point, [ring]))
    .map((point) => ({
      point,
      depth: Math.min(...ring.map(([x, y]) => Math.hypot(x - point[0], y - point[1]))),
    }));
  const [best] = depths.toSorted((one, other) => other.depth - one.depth);
  if (!best) throw new Error('a ring without an inside');
  return best.point;
}

function edgesOf(ring: readonly Point[]): (readonly [Point, Point])[] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length] ?? point] as const);
}
