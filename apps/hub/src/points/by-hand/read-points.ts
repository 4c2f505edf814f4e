/** The most that one act by hand gives or takes (points.endpoints.ts). */
const most = 10_000_000;

/** A typed number of points, with or without thousands separators; null if it is none. */
export function readPoints(typed: string): number | null {
  const digits = typed.replaceAll(',', '').trim();
  const points = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return points >= 1 && points <= most ? points : null;
}
