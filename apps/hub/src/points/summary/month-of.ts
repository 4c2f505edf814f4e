import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';

type DayStarts = Parameters<typeof dayStartAt>[1];

/** From the first of the month until today, as business dates. */
export function monthOf(now: Date, setting: DayStarts): { from: string; to: string } {
  const to = businessDateOf(now, dayStartAt(now, setting));
  return { from: `${to.slice(0, 8)}01`, to };
}
