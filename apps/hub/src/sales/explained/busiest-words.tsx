import type { ReportBasis, TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { formatPercent } from '@maru/web/format.ts';
import { weekdays } from '#hub/lib/days/month.ts';
import { slotName } from '#hub/sales/revenue/by-time/slot-name.ts';
import { type Busiest, hourOf } from '#hub/sales/revenue/by-time/time-slots.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './busiest-words.module.css';

type BusiestWordsProps = {
  /** Undefined if nothing stands out; then nothing is shown. */
  busiest: Busiest | undefined;
  unit: TimeUnit;
  basis: ReportBasis;
  whole: 'today' | 'day' | 'period';
  /** Name of the compared period. Undefined if the hours cannot be compared, because they are not over. */
  than: string | undefined;
};

/** Names the busiest hours, or the best day, month or year. Hours are also compared with the other period. */
export function BusiestWords({ busiest, unit, basis, whole, than }: BusiestWordsProps) {
  const words = useSalesWords();
  const { t, won } = words;
  const [first] = busiest?.slots ?? [];
  if (!busiest || !first) return null;

  const { net, netBefore } = busiest;
  const share = formatPercent(busiest.share);
  if (unit !== 'hour' && unit !== 'weekdayHour')
    return (
      <p className={styles.words}>
        {t(`busiest.${basis}.slot`, { slot: slotName(first, unit, words), share })}
      </p>
    );

  const { weekday, hour } = hourOf(first);
  const span = { from: hour, until: hourOf(busiest.slots.at(-1) ?? first).hour + 1, share };
  const more = net - netBefore;
  const way = more === 0 ? 'same' : more > 0 ? 'more' : 'less';
  return (
    <p className={styles.words}>
      {weekday === undefined
        ? t(`busiest.${basis}.${whole}`, span)
        : t(`busiest.${basis}.weekday`, { ...span, weekday: t(`days:weekdays.${weekdays[weekday]}`) })}{' '}
      {than && netBefore > 0 && t(`busiest.${basis}.${way}`, { name: than, amount: won(Math.abs(more)) })}
    </p>
  );
}
