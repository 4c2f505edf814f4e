/** The most points that one act by hand may give or use (points.endpoints.ts). */
export const mostByHand = 10_000_000;

/** From this number on, the dialog warns that the number is large. */
export const manyPoints = 100_000;

/**
 * Reads a typed number of points, with or without thousands separators; null if it is none. The result may be
 * above the limit.
 */
export function readPoints(typed: string): number | null {
  const digits = typed.replaceAll(',', '').trim();
  const points = /^\d{1,15}$/.test(digits) ? Number(digits) : 0;
  return points >= 1 ? points : null;
}
