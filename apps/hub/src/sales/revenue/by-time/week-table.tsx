import { hoursFrom } from '@maru/contract/time/business-date.ts';
import { weekdays } from '#hub/lib/days/month.ts';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';
import { ordersOf, ordersOfSlot } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { hourOf, type Slot } from './time-slots.ts';
import styles from './week-table.module.css';

/** In percent. With a darker shade, amounts would be unreadable on a dark screen. */
const darkest = 46;

type WeekTableProps = { slots: readonly Slot[]; asked: Asked; dayStart: number };

/**
 * Shows net sales by weekday and hour, with sums. The higher the amount, the darker the cell. Each is a link
 * to its orders.
 */
export function WeekTable({ slots, asked, dayStart }: WeekTableProps) {
  const { t } = useSalesWords();
  const byKey = new Map(slots.map((slot) => [slot.key, slot]));
  const most = Math.max(1, ...slots.map(({ net }) => net));
  const sold = new Set(slots.filter(({ orders }) => orders > 0).map((slot) => hourOf(slot).hour));
  const hours = hoursFrom(dayStart);
  const isSold = (hour: number) => sold.has(hour);
  const shown = hours.slice(hours.findIndex(isSold), hours.findLastIndex(isSold) + 1);
  const ofHour = (hour: number) => slots.filter((slot) => hourOf(slot).hour === hour);
  const ofWeekday = (weekday: number) => slots.filter((slot) => hourOf(slot).weekday === weekday);
  const all = ordersOf(asked);

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
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((hour) => (
          <tr key={hour}>
            <th scope="row">{t('hours.clock', { hour })}</th>
            {weekdays.map((weekday, at) => {
              const slot = byKey.get(`${at}-${hour}`);
              const part = Math.max(0, slot?.net ?? 0) / most;
              const orders = slot && ordersOfSlot(asked, slot);
              return <Sum key={weekday} of={slot ? [slot] : []} orders={orders} shade={part * darkest} />;
            })}
            <Sum of={ofHour(hour)} orders={{ ...all, hour }} isTotal />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {weekdays.map((weekday, at) => (
            <Sum key={weekday} of={ofWeekday(at)} orders={{ ...all, weekday: at }} isTotal />
          ))}
          <Sum of={slots} orders={all} isTotal />
        </tr>
      </tfoot>
    </table>
  );
}

type SumProps = {
  of: readonly Slot[];
  orders: SearchAddress | undefined;
  /** In percent. */
  shade?: number;
  isTotal?: boolean;
};

/** Shows an amount in short form. The exact amount is in the title, and in the table of all hours. */
function Sum({ of, orders, shade = 0, isTotal = false }: SumProps) {
  const { language, won } = useSalesWords();
  if (!of.some((slot) => slot.orders > 0)) return <td />;
  const net = of.reduce((sum, slot) => sum + slot.net, 0);
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const background = `color-mix(in srgb, var(--mantine-color-jjok-filled) ${Math.round(shade)}%, var(--surface))`;
  return (
    <td style={{ background }} title={won(net)} data-total={isTotal}>
      <OrdersLink filters={orders}>{short.format(net)}</OrdersLink>
    </td>
  );
}
