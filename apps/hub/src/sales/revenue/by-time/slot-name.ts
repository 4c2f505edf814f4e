import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { formatDate, formatMonth } from '@maru/web/format.ts';
import { weekdays } from '#hub/lib/days/month.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';
import { hourOf, type Slot } from './time-slots.ts';

type Named = Pick<Slot, 'key'>;
type NameWords = Pick<Words, 't' | 'language'>;

/** An hour, a day, a month or a year, with its words around it. */
export function slotName({ key }: Named, unit: TimeUnit, { t, language }: NameWords): string {
  if (unit === 'year') return t('year', { year: key });
  if (unit === 'month') return formatMonth(key, language);
  if (unit === 'day') return formatDate(key, language);
  const { weekday, hour } = hourOf({ key });
  const span = t('hours.span', { from: hour, until: hour + 1 });
  return weekday === undefined ? span : `${t(`days:weekdays.${weekdays[weekday]}`)} ${span}`;
}

/** The same below a chart, where little room is. */
export function shortSlotName({ key }: Named, unit: TimeUnit): string {
  if (unit === 'day') return `${Number(key.slice(5, 7))}/${Number(key.slice(8))}`;
  if (unit === 'month') return `${key.slice(2, 4)}.${Number(key.slice(5))}`;
  return key;
}
