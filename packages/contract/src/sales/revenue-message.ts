import { addDays, nextDayStartAfter, seoulHour } from '../time/business-date.ts';

/** What a revenue message summarizes: a business day, a week from Monday to Sunday, a month. */
export const summaryKinds = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type SummaryKind = (typeof summaryKinds)[number];

/** Business days, both included. */
export type Days = { from: string; to: string };

/** Revenue messages are sent from 10:00 to 20:00, except in the hour that an owner chose for themselves. */
export const messageHours = { first: 10, end: 20 };
/** Clock hours that a store may choose. */
export const storeHours = Array.from(
  { length: messageHours.end - messageHours.first },
  (_, i) => messageHours.first + i,
);
export const defaultMessageHour = messageHours.first;

export const cannotReceiveReasons = ['NOT_A_MEMBER', 'NO_SALES', 'NO_PHONE'] as const;
export type CannotReceiveReason = (typeof cannotReceiveReasons)[number];

/** The last complete day, week or month before a business date. */
export function lastPeriodBefore(kind: SummaryKind, businessDate: string): Days {
  if (kind === 'DAILY') {
    const day = addDays(businessDate, -1);
    return { from: day, to: day };
  }
  if (kind === 'WEEKLY') {
    const weekday = new Date(`${businessDate}T00:00:00Z`).getUTCDay();
    const monday = addDays(businessDate, -((weekday + 6) % 7));
    return { from: addDays(monday, -7), to: addDays(monday, -1) };
  }
  const to = addDays(`${businessDate.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

/** The next time that a clock in Seoul shows this hour; always later than `at`. */
export function nextHourAfter(at: Date, hour: number): Date {
  return nextDayStartAfter(at, hour * 60);
}

/** The last time that a clock in Seoul showed this hour. */
export function lastHourUpTo(at: Date, hour: number): Date {
  return new Date(nextHourAfter(at, hour).getTime() - dayMilliseconds);
}

/** Until when a message may be sent now. Undefined if it must not be sent now, because people may be asleep. */
export function mayLeaveUntil(now: Date, hour: number): Date | undefined {
  const present = seoulHour(now);
  const isOwn = present === hour;
  const isOpen = present >= messageHours.first && present < messageHours.end;
  // If an owner chose the hour right before the common hours, the message may also be sent during these.
  if (isOpen || (isOwn && present === messageHours.first - 1)) return nextHourAfter(now, messageHours.end);
  return isOwn ? new Date(lastHourUpTo(now, hour).getTime() + hourMilliseconds) : undefined;
}
