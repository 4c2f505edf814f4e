/** Interval of the offered times, in minutes. */
const step = 30;
/** The last offered time. A later start that is already set is offered, too. */
const last = 12 * 60;

/** Offered starts of the business day in minutes after midnight, including the current and the pending one. */
export function dayStartsWith(...present: readonly number[]): number[] {
  const offered = Array.from({ length: last / step + 1 }, (_, i) => i * step);
  return [...new Set([...offered, ...present])].sort((one, other) => one - other);
}
