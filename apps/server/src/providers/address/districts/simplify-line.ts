import type { Point } from './cut-arcs.ts';
import { metresOfDegree } from './metres-of-degree.ts';

/** Drops points within `tolerance` metres of the simplified line (Ramer-Douglas-Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  if (String(first) !== String(last)) return [...keptOf(line, tolerance), last];

  // A closed line has no direction: split it at the point farthest from its start.
  const middle = farthest(line, (point) => distance(point, first)).at;
  return [...keptOf(line.slice(0, middle + 1), tolerance), ...keptOf(line.slice(middle), tolerance), last];
}

/** All kept points except the last. */
function keptOf(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  if (line.length < 3) return [first];
  const { at, most } = farthest(line, (point) => distanceToLine(point, first, last));
  if (most <= tolerance) return [first];
  return [...keptOf(line.slice(0, at + 1), tolerance), ...keptOf(line.slice(at), tolerance)];
}

function farthest(line: readonly Point[], measure: (point: Point) => number) {
  let [at, most] = [0, -1];
  for (let i = 1; i < line.length - 1; i += 1) {
    const point = line[i];
    const measured = point ? measure(point) : -1;
    if (measured > most) [at, most] = [i, measured];
  }
  return { at, most };
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot((x1 - x2) * metresOfDegree.lng, (y1 - y2) * metresOfDegree.lat);
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [(to[0] - from[0]) * metresOfDegree.lng, (to[1] - from[1]) * metresOfDegree.lat];
  const [px, py] = [(point[0] - from[0]) * metresOfDegree.lng, (point[1] - from[1]) * metresOfDegree.lat];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}
