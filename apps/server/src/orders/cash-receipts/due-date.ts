import { addDays, businessDateOf, startOfDay } from '@maru/contract/time/business-date.ts';

/** If a customer pays cash and gives no number, the store has five days to issue the receipt. */
const daysToIssue = 5;

/**
 * The last day to issue the receipt, counted from the business day on which the cash was taken. That business day is
 * never later than the calendar day. `daysLeft` counts calendar days, because the law does.
 */
export function dueOf(takenAt: Date, { now, dayStart }: { now: Date; dayStart: number }) {
  const dueDate = addDays(businessDateOf(takenAt, dayStart), daysToIssue);
  const days = Date.parse(`${dueDate}T00:00:00Z`) - Date.parse(`${businessDateOf(now, 0)}T00:00:00Z`);
  return { dueDate, daysLeft: Math.round(days / 86_400_000) };
}

/** Cash that was taken before this instant has at most `daysLeft` days left. */
export function takenBefore(daysLeft: number, { now, dayStart }: { now: Date; dayStart: number }): Date {
  return startOfDay(addDays(businessDateOf(now, 0), daysLeft - daysToIssue + 1), dayStart);
}
