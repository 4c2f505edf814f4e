import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { formatPercent } from '@maru/web/format.ts';
import { slotName } from '#hub/sales/revenue/by-time/slot-name.ts';
import { type Busiest, hourOf } from '#hub/sales/revenue/by-time/time-slots.ts';
import { weekdayKeys } from '#hub/sales/revenue/by-time/weekday-name.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './busiest-words.module.css';

type BusiestWordsProps = {
  /** Undefined if nothing stands out; then there are no words. */
  busiest: Busiest | undefined;
  unit: TimeUnit;
  whole: 'today' | 'day' | 'period';
  /** Name of the compared period. */
  than: string;
};

/** The busiest hours, or the best day, month or year, in words; hours also beside the compared period. */
export function BusiestWords({ busiest, unit, whole, than }: BusiestWordsProps) {
  const words = useSalesWords();
  const { t, won } = words;
  const [first] = busiest?.slots ?? [];
  if (!busiest || !first) return null;

  const { share, net, netBefore } = busiest;
  const percent = formatPercent(Math.round(share * 100) / 100);
  if (unit !== 'hour' && unit !== 'weekdayHour')
    return (
      <p className={styles.words}>
        {t('busiest.slot', { slot: slotName(first, unit, words), share: percent })}
      </p>
    );

  const { weekday, hour } = hourOf(first);
  const span = { from: hour, until: hourOf(busiest.slots.at(-1) ?? first).hour + 1, share: percent };
  const more = net - netBefore;
  const way = more === 0 ? 'same' : more > 0 ? 'more' : 'less';
  return (
    <p className={styles.words}>
      {weekday === undefined
        ? t(`busiest.${whole}`, span)
        : t('busiest.weekday', { ...span, weekday: t(`days:weekdays.${weekdayKeys[weekday]}`) })}{' '}
      {netBefore > 0 && t(`busiest.${way}`, { name: than, amount: won(Math.abs(more)) })}
    </p>
  );
}
