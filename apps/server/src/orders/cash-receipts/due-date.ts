import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';

/** Who takes cash has five days to issue the receipt of somebody who gave no number. */
const daysToIssue = 5;

/**
 * The last day, counted from the business day on which the money was taken. That day is never later than the calendar
 * day. The days left are calendar days, because the law counts those.
 */
export function dueOf(takenAt: Date, { now, dayStart }: { now: Date; dayStart: number }) {
  const dueDate = addDays(businessDateOf(takenAt, dayStart), daysToIssue);
  const days = Date.parse(`${dueDate}T00:00:00Z`) - Date.parse(`${businessDateOf(now, 0)}T00:00:00Z`);
  return { dueDate, daysLeft: Math.round(days / 86_400_000) };
}

/** The instant before which cash must have been taken to have at most `daysLeft` days left. */
export function takenBefore(daysLeft: number, { now, dayStart }: { now: Date; dayStart: number }): Date {
  const takenOn = addDays(businessDateOf(now, 0), daysLeft - daysToIssue + 1);
  return new Date(Date.parse(`${takenOn}T00:00:00+09:00`) + dayStart * 60_000);
}
