import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { weekdays } from '#hub/lib/days/month.ts';
import { hourSpan, partName, shortPartName } from '#hub/lib/days/part-name.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';
import { hourOf, type Slot } from './time-slots.ts';

type Named = Pick<Slot, 'key'>;
type NameWords = Pick<Words, 't' | 'language'>;

/** An hour, a day, a month or a year, with its words around it. */
export function slotName({ key }: Named, unit: TimeUnit, words: NameWords): string {
  if (unit !== 'weekdayHour') return partName(key, unit, words);
  const { weekday, hour } = hourOf({ key });
  return `${words.t(`days:weekdays.${weekdays[weekday ?? 0]}`)} ${hourSpan(hour, words.t)}`;
}

/** The same below a chart, where little room is. */
export function shortSlotName({ key }: Named, unit: TimeUnit): string {
  return unit === 'weekdayHour' ? key : shortPartName(key, unit);
}
