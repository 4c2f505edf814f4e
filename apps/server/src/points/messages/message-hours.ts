import { isExpiryNotice, noticeHours, type PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { nextDayStartAfter, seoulHour } from '@maru/contract/time/business-date.ts';

const minute = 60_000;
/** A message that is later than this is no answer to the purchase any more and waits for the day. */
const atOnceWithin = 30 * minute;
/** After that nobody wants to hear of a purchase. */
const tellableFor = 24 * 60 * minute;

type Told = { kind: PointMessageKind; at: Date };

/** The hours in which nobody is woken. */
export function isDay(at: Date): boolean {
  const hour = seoulHour(at);
  return hour >= noticeHours.first && hour < noticeHours.end;
}

export function nextDay(now: Date): Date {
  return nextDayStartAfter(now, noticeHours.first * 60);
}

/** A message about a purchase is sent at once, at night too. Only a delayed one waits for the morning. */
export function waitsForDay({ kind, at }: Told, now: Date): boolean {
  return !isExpiryNotice(kind) && now.getTime() - at.getTime() > atOnceWithin && !isDay(now);
}

/** Whether a message about a purchase may still be told at this time. */
export function isTellable({ at }: Pick<Told, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() < tellableFor;
}

/** Until when carriers may try; undefined: it is too late. No try goes on into the night, except of what was just bought. */
export function usefulUntilOf(message: Told, now: Date): Date | undefined {
  const evening = isDay(now) ? nextDayStartAfter(now, noticeHours.end * 60) : undefined;
  if (isExpiryNotice(message.kind)) return evening;
  if (!isTellable(message, now)) return undefined;
  const { at } = message;
  const ends = [at.getTime() + atOnceWithin, evening?.getTime() ?? 0];
  return new Date(Math.min(Math.max(...ends), at.getTime() + tellableFor));
}
