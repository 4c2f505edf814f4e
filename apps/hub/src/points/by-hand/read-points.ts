/** The most that one act by hand gives or takes (points.endpoints.ts). */
export const mostByHand = 10_000_000;

/** From here on a person looks twice. */
export const manyPoints = 100_000;

/** A typed number of points, with or without thousands separators; null if it is none. It may be too many. */
export function readPoints(typed: string): number | null {
  const digits = typed.replaceAll(',', '').trim();
  const points = /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
  return points >= 1 ? points : null;
}
