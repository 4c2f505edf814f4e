const minute = 60;
const hour = 60 * minute;

/** Rounds a wait for display: seconds are shown only while it is short. */
export function waitingTime(seconds: number, language: string): string {
  if (seconds <= 1.5 * minute) return inUnits(seconds, 'second', language);
  if (seconds <= 1.5 * hour) return inUnits(seconds / minute, 'minute', language);
  return inUnits(seconds / hour, 'hour', language);
}

function inUnits(count: number, unit: 'second' | 'minute' | 'hour', language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(count));
}
