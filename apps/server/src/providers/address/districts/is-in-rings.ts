import type { Point } from './cut-arcs.ts';

/** Whether a point is within the rings. A ring within another one is a hole. */
export function isInRings([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let isIn = false;
  for (const ring of rings) {
    let [x1, y1] = ring.at(-1) ?? [0, 0];
    for (const [x2, y2] of ring) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
      [x1, y1] = [x2, y2];
    }
  }
  return isIn;
}
