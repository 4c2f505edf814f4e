/** Minutes between two starts that are offered. */
const step = 30;
/** No store's day starts after noon; one that was set by other means stays to choose. */
const last = 12 * 60;

/** Starts of the business day to choose from, in minutes after midnight, with those that hold or wait now. */
export function dayStartsWith(...present: readonly number[]): number[] {
  const offered = Array.from({ length: last / step + 1 }, (_, i) => i * step);
  return [...new Set([...offered, ...present])].sort((one, other) => one - other);
}

/** 04:00 of 240. */
export function clockOf(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
