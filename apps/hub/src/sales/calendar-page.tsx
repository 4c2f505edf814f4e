import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { loadMonth } from './calendar/calendar.api.ts';
import { MonthHolidays } from './calendar/month-holidays.tsx';
import { MonthPicker } from './calendar/month-picker.tsx';
import { MonthSums } from './calendar/month-sums.tsx';
import { MonthTable } from './calendar/month-table.tsx';
import { useMonth } from './calendar/use-month.ts';
import styles from './revenue-page.module.css';

/** Route loader. */
export const loadCalendarPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) => Promise.all([loadTexts('calendar', 'sales', 'days'), loadMonth(queryClient, storeId, search)]);

/** A month of business days with their net sales. */
export function CalendarPage() {
  const { t } = useTranslation('calendar');
  const month = useMonth(useStore());
  useKeys([
    { keys: ['ArrowLeft'], label: t('previous'), onPress: () => month.move(-1) },
    { keys: ['ArrowRight'], label: t('next'), onPress: () => month.move(1) },
  ]);

  return (
    <StoreFrame title={t('title')} headerSlot={<MonthPicker {...month} />}>
      <div className={styles.day}>
        <MonthSums report={month.report} today={month.today} />
        <MonthTable month={month.month} dayOf={month.dayOf} />
        <MonthHolidays month={month.month} holidays={month.holidays} />
      </div>
    </StoreFrame>
  );
}
