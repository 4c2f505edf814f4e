import { formatDate } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { monthOf } from '#hub/lib/days/month.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { holidayName } from './holiday-name.ts';
import styles from './month-holidays.module.css';
import type { SalesMonth } from './use-month.ts';

/** Names the public holidays of the month on phones, whose columns are too narrow for the names. */
export function MonthHolidays({ month, holidays }: Pick<SalesMonth, 'month' | 'holidays'>) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const days = Object.entries(holidays).filter(([date]) => monthOf(date) === month);
  if (days.length === 0) return null;

  return (
    <dl className={styles.holidays} aria-label={t('holidaysOfMonth')}>
      {days.map(([date, names]) => (
        <div key={date}>
          <dt>{formatDate(date, language)}</dt>
          <dd>{names.map((name) => holidayName(name, t)).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
