import { addDays, businessDateOf, startOfDay } from '@maru/contract/time/business-date.ts';

/** Points that are given back after their lot has expired can be used for at least this many days. */
export const graceDays = 7;

/** When points earned now expire: at the end of the business day that many months later. */
export function expiryAfterMonths(now: Date, dayStart: number, months: number): Date {
  return endOf(addMonths(businessDateOf(now, dayStart), months), dayStart);
}

/** When points of an expired lot expire once they are given back. */
export function expiryOfGrace(now: Date, dayStart: number): Date {
  return endOf(addDays(businessDateOf(now, dayStart), graceDays), dayStart);
}

function endOf(businessDate: string, dayStart: number): Date {
  return startOfDay(addDays(businessDate, 1), dayStart);
}

/** The same day of a later month (earlier, if negative), or the last day of that month if it is shorter. */
export function addMonths(businessDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = businessDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
