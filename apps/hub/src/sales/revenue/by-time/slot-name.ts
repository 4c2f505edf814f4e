import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { weekdays } from '#hub/lib/days/month.ts';
import { hourSpan, partName, shortPartName } from '#hub/lib/days/part-name.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';
import { hourOf, type Slot } from './time-slots.ts';

type Named = Pick<Slot, 'key'>;
type NameWords = Pick<Words, 't' | 'language'>;

/** Names a year, month, day or hour in words. */
export function slotName({ key }: Named, unit: TimeUnit, words: NameWords): string {
  if (unit !== 'weekdayHour') return partName(key, unit, words);
  const { weekday, hour } = hourOf({ key });
  return `${words.t(`days:weekdays.${weekdays[weekday ?? 0]}`)} ${hourSpan(hour, words.t)}`;
}

/** The short form for the axis of a chart, where space is scarce. */
export function shortSlotName({ key }: Named, unit: TimeUnit): string {
  return unit === 'weekdayHour' ? key : shortPartName(key, unit);
}
