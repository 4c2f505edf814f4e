import { hoursFrom, seoulHour } from '@maru/contract/time/business-date.ts';
import { weekdayOf } from '#hub/lib/days/month.ts';
import { hourOf, type Slot } from '#hub/sales/revenue/by-time/time-slots.ts';

type Running = { now: Date; today: string; dayStart: number };

/**
 * Whether one of these hours is not over yet today. Such an hour cannot be compared with a whole hour of
 * another period. The period of the hours must contain today. If the day starts at half past, the clock hour of
 * its start is also that of its end, so it is over last.
 */
export function stillRuns(slots: readonly Pick<Slot, 'key'>[], { now, today, dayStart }: Running): boolean {
  const hours = hoursFrom(dayStart);
  const present = hours.indexOf(seoulHour(now));
  return slots.some((slot) => {
    const { weekday, hour } = hourOf(slot);
    const isOfToday = weekday === undefined || weekday === weekdayOf(today);
    const place = hours.indexOf(hour);
    return isOfToday && (place >= present || (place === 0 && dayStart % 60 > 0));
  });
}
