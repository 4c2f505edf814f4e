/** Whole seconds until a moment; 0 once it has passed. Both arguments are milliseconds of the same clock. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}

/** Formats seconds as `2:59`. */
export function minutesAndSeconds(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
