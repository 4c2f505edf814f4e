import { addDays } from './business-date.ts';

type Period = { years?: number; months?: number };

/** The day on which a record of this day is destroyed: the day after its retention period. */
export function destroyOn(day: string, { years = 0, months = 0 }: Period): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year + years, month - 1 + months, 1));
  const last = new Date(Date.UTC(year + years, month + months, 0)).getUTCDate();
  // If the last month lacks the day, such as February 29, its last day counts.
  return addDays(asDay(first), Math.min(date, last));
}

function asDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
