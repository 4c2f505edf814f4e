import { hoursFrom } from '@maru/contract/time/business-date.ts';
import { weekdays } from '#hub/lib/days/month.ts';
import { ordersOfSlot } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { hourOf, type Slot } from './time-slots.ts';
import styles from './week-table.module.css';

/** In percent; darker, the amounts could not be read on a dark screen. */
const darkest = 46;

type WeekTableProps = { slots: readonly Slot[]; asked: Asked; dayStart: number };

/** Net sales by weekday and hour; the more, the darker. Each opens its orders. */
export function WeekTable({ slots, asked, dayStart }: WeekTableProps) {
  const { t, language, won } = useSalesWords();
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const byKey = new Map(slots.map((slot) => [slot.key, slot]));
  const most = Math.max(1, ...slots.map(({ net }) => net));
  const sold = new Set(slots.map((slot) => hourOf(slot).hour));
  const hours = hoursFrom(dayStart);
  const isSold = (hour: number) => sold.has(hour);
  const shown = hours.slice(hours.findIndex(isSold), hours.findLastIndex(isSold) + 1);

  return (
    <table className={styles.table} aria-label={t('byTime.weekdayHour')}>
      <thead>
        <tr>
          <th scope="col">{t('units.hour')}</th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" data-weekday={weekday}>
              <abbr title={t(`days:weekdays.${weekday}`)}>{t(`days:picker.weekdays.${weekday}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((hour) => (
          <tr key={hour}>
            <th scope="row">{t('hours.clock', { hour })}</th>
            {weekdays.map((weekday, at) => {
              const slot = byKey.get(`${at}-${hour}`);
              if (!slot?.orders) return <td key={weekday} />;
              const share = Math.round((Math.max(0, slot.net) / most) * darkest);
              const background = `color-mix(in srgb, var(--mantine-color-jjok-filled) ${share}%, var(--surface))`;
              return (
                <td key={weekday} style={{ background }} title={won(slot.net)}>
                  <OrdersLink filters={ordersOfSlot(asked, slot)}>{short.format(slot.net)}</OrdersLink>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
