import { addDays } from './business-date.ts';

type Period = { years?: number; months?: number };

/** The day after the period for which a record of this day is kept. */
export function destroyOn(day: string, { years = 0, months = 0 }: Period): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year + years, month - 1 + months, 1));
  const last = new Date(Date.UTC(year + years, month + months, 0)).getUTCDate();
  // A day that the last month lacks, such as the 29th of February, counts as the day after its end.
  return addDays(asDay(first), Math.min(date, last));
}

function asDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
