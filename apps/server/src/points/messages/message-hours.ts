import { isExpiryNotice, noticeHours, type PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { nextDayStartAfter, seoulHour } from '@maru/contract/time/business-date.ts';

const minute = 60_000;
/**
 * A message that is delayed by more than this is no longer an immediate reply to the purchase, so it waits for the day.
 */
const atOnceWithin = 30 * minute;
/** After this time nobody wants a message about a purchase. */
const tellableFor = 24 * 60 * minute;

type Told = { kind: PointMessageKind; at: Date };

/** Whether it is day: messages that are sent then wake nobody. */
export function isDay(at: Date): boolean {
  const hour = seoulHour(at);
  return hour >= noticeHours.first && hour < noticeHours.end;
}

export function nextDay(now: Date): Date {
  return nextDayStartAfter(now, noticeHours.first * 60);
}

/**
 * Whether a message about a purchase waits for the morning. It is sent immediately, also at night, unless it is
 * delayed.
 */
export function waitsForDay({ kind, at }: Told, now: Date): boolean {
  return !isExpiryNotice(kind) && now.getTime() - at.getTime() > atOnceWithin && !isDay(now);
}

/** Whether a message about a purchase may still be sent at this time. */
export function isTellable({ at }: Pick<Told, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() < tellableFor;
}

/**
 * Until when carriers may try to send; undefined: it is too late. No attempt is made at night, except for a purchase
 * just made.
 */
export function usefulUntilOf(message: Told, now: Date): Date | undefined {
  const evening = isDay(now) ? nextDayStartAfter(now, noticeHours.end * 60) : undefined;
  if (isExpiryNotice(message.kind)) return evening;
  if (!isTellable(message, now)) return undefined;
  const { at } = message;
  const ends = [at.getTime() + atOnceWithin, evening?.getTime() ?? 0];
  return new Date(Math.min(Math.max(...ends), at.getTime() + tellableFor));
}
