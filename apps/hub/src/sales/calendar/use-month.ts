import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { addMonths, monthOf } from '#hub/lib/days/month.ts';
import type { Store } from '#hub/lib/store.tsx';
import { useBusinessDay } from '#hub/store-settings/use-business-day.ts';
import { holidaysQuery, monthReportQuery } from './calendar.api.ts';
import { readCalendarAddress } from './calendar-address.ts';
import { type Day, monthDays } from './month-days.ts';

/** Poll interval for members without the right to order events, in ms. */
const askEvery = 30_000;

/** The month in the address with its figures, kept up to date. */
export function useMonth({ storeId, may }: Store) {
  const { month: asked } = readCalendarAddress(
    useSearch({ from: '/signed-in/s/$storeId/sales-area/sales/calendar' }),
  );
  const navigate = useNavigate();
  const { today } = useBusinessDay(storeId);
  const month = asked ?? monthOf(today);
  const { data: report } = useSuspenseQuery({
    ...monthReportQuery(storeId, month),
    refetchInterval: may('ORDER') ? false : askEvery,
  });
  const { data: holidays = {} } = useQuery({
    ...holidaysQuery(month.slice(0, 4)),
    placeholderData: keepPreviousData,
  });
  const days = monthDays(report.rows, { today, holidays });

  return {
    month,
    today,
    report,
    holidays,
    dayOf: (date: string): Day => days(date),
    isLast: month >= monthOf(today),
    /** Moves to another month, at most to the present one. */
    move: (months: number) => {
      const next = addMonths(month, months);
      if (next > monthOf(today)) return;
      void navigate({
        to: '.',
        search: next === monthOf(today) ? {} : { month: next },
        resetScroll: false,
      });
    },
  };
}

export type SalesMonth = ReturnType<typeof useMonth>;
