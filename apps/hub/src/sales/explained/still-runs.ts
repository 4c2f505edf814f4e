import { hoursFrom, seoulHour } from '@maru/contract/time/business-date.ts';
import { weekdayOf } from '#hub/lib/days/month.ts';
import { hourOf, type Slot } from '#hub/sales/revenue/by-time/time-slots.ts';

type Running = { now: Date; today: string; dayStart: number };

/**
 * Whether one of these hours is not over yet today. Such an hour cannot be compared with a whole hour of
 * another period. The period of the hours must contain today.
 */
export function stillRuns(slots: readonly Pick<Slot, 'key'>[], { now, today, dayStart }: Running): boolean {
  const hours = hoursFrom(dayStart);
  const present = hours.indexOf(seoulHour(now));
  return slots.some((slot) => {
    const { weekday, hour } = hourOf(slot);
    const isOfToday = weekday === undefined || weekday === weekdayOf(today);
    return isOfToday && hours.indexOf(hour) >= present;
  });
}
