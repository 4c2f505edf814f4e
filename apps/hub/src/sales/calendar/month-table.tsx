import { formatDate, formatMonth } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { weekdays, weeksOf } from '#hub/lib/days/month.ts';
import { WeekdayHead } from '#hub/lib/days/weekday-head.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { holidayName } from './holiday-name.ts';
import type { Day } from './month-days.ts';
import styles from './month-table.module.css';
import type { SalesMonth } from './use-month.ts';

/** Short form of amounts, 12.3만, 213만, 1235만: whole units, or three digits if below a hundred units. */
const shortForm = {
  notation: 'compact',
  maximumSignificantDigits: 3,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
} as const;

/** The days of a month with their net sales. Each day up to today is a link to its orders. */
export function MonthTable({ month, dayOf }: Pick<SalesMonth, 'month' | 'dayOf'>) {
  const { language } = useSalesWords();

  return (
    <table className={styles.month} aria-label={formatMonth(month, language)}>
      <WeekdayHead />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, at) => {
              const day = date ? dayOf(date) : undefined;
              const isRed = at === 0 || (day && day.holidays.length > 0);
              return (
                <td key={weekdays[at]} data-red={isRed} data-blue={at === 6 && !isRed}>
                  {day && (day.isToCome ? <DayToCome day={day} /> : <PastDay day={day} />)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useHolidayNames({ holidays }: Day): string {
  const { t } = useTranslation('calendar');
  return holidays.map((name) => holidayName(name, t)).join(' · ');
}

function PastDay({ day }: { day: Day }) {
  const { t } = useTranslation('calendar');
  const { t: ofSales, language, won } = useSalesWords();
  const { storeId } = useStore();
  const holiday = useHolidayNames(day);
  const { date, net, orders, isToday } = day;
  const isEmpty = orders === 0;
  const countOf = ofSales('orders', { count: orders });
  const sales = isEmpty ? t('noSales') : t('sales', { net: won(net), orders: countOf });
  const short = new Intl.NumberFormat(language, shortForm);

  return (
    <Link
      to={paths.sales({ storeId })}
      search={{ from: date, to: date }}
      className={styles.day}
      data-today={isToday}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="heard-only">
        {t(holiday ? 'openHoliday' : 'openDay', { date: formatDate(date, language), holiday, sales })}
      </span>
      <span className={styles.seen} aria-hidden>
        <DayHead day={day} holiday={holiday} />
        {!isEmpty && (
          <>
            <span className={styles.net}>
              <span className={styles.short}>{short.format(net)}</span>
              <span className={styles.whole}>{won(net)}</span>
            </span>
            <span className={styles.orders}>
              <span className={styles.onPhone}>{t('count', { count: orders })}</span>
              <span className={styles.elsewhere}>{countOf}</span>
            </span>
          </>
        )}
      </span>
    </Link>
  );
}

function DayToCome({ day }: { day: Day }) {
  const holiday = useHolidayNames(day);
  return (
    <div className={styles.day} data-to-come>
      <span className={styles.seen}>
        <DayHead day={day} holiday={holiday} />
      </span>
    </div>
  );
}

function DayHead({ day, holiday }: { day: Day; holiday: string }) {
  const { t } = useTranslation('calendar');
  return (
    <span className={styles.head}>
      <span className={styles.number}>{Number(day.date.slice(8))}</span>
      {day.isToday && <span className={styles.today}>{t('isToday')}</span>}
      {holiday && <span className={styles.holiday}>{holiday}</span>}
    </span>
  );
}
