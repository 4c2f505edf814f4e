const dayMinutes = 24 * 60;

/**
 * Formats minutes after midnight for time inputs and opening hours: 90 is 01:30, and so is 1,530, which is
 * after the next midnight. Other times are formatted by `formatTimeOfDay`.
 */
export function clockOf(minutes: number): string {
  const ofDay = minutes % dayMinutes;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
