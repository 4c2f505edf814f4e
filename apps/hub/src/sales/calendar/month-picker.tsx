import { formatMonth } from '@maru/web/format.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#hub/lib/days/day-picker.module.css';
import { addMonths, monthOf } from '#hub/lib/days/month.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import paper from './month-picker.module.css';
import type { SalesMonth } from './use-month.ts';

/** Shows the month, with links to the previous, the next and the present one. */
export function MonthPicker({ month, today, isLast }: Pick<SalesMonth, 'month' | 'today' | 'isLast'>) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const present = monthOf(today);

  return (
    <div className={`${styles.picker} ${paper.picker}`} data-own-row>
      <MonthLink month={addMonths(month, -1)} present={present} label={t('previous')}>
        <IconChevronLeft size={20} aria-hidden />
      </MonthLink>
      <span className={styles.day} data-still aria-live="polite">
        {formatMonth(month, language)}
      </span>
      {isLast ? (
        <span className={`screen-only ${styles.step}`} data-off>
          <IconChevronRight size={20} aria-hidden />
        </span>
      ) : (
        <MonthLink month={addMonths(month, 1)} present={present} label={t('next')}>
          <IconChevronRight size={20} aria-hidden />
        </MonthLink>
      )}
      {month !== present && (
        <MonthLink month={present} present={present}>
          {t('thisMonth')}
        </MonthLink>
      )}
    </div>
  );
}

type MonthLinkProps = { month: string; present: string; label?: string; children: ReactNode };

/**
 * A link to a month. For the present month the address has no month, so that it shows the current month
 * later, too.
 */
function MonthLink({ month, present, label, children }: MonthLinkProps) {
  return (
    <Link
      to="."
      search={month === present ? {} : { month }}
      resetScroll={false}
      className={`screen-only ${label ? styles.step : styles.day}`}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
