import { addDays, businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Store } from '#hub/lib/store.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { dayReportQuery } from '#hub/sales/sales.api.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { soldHours } from './hours.ts';

/** Update interval of the current time, in ms: the business day may change, and "up to this time" moves on. */
const tick = 30_000;
/** Poll interval for members without the right to order events, in ms. */
const askEvery = 30_000;

/** The business day in the address with its figures, kept up to date. */
export function useDay({ storeId, may }: Store) {
  const { date: asked, view } = useSearch({ from: '/signed-in/s/$storeId/sales-area/sales/revenue' });
  const now = new Date(useNow(tick));
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const today = businessDateOf(now, dayStartAt(now, setting));
  const date = asked ?? today;

  const { data: report } = useSuspenseQuery({
    ...dayReportQuery(storeId, date),
    refetchInterval: may('ORDER') ? false : askEvery,
  });

  return {
    date,
    today,
    now,
    view,
    report,
    taxType: setting.taxType,
    isToday: date === today,
    weekBefore: addDays(date, -7),
    hours: soldHours(report.byTime.rows, report.weekBefore.rows),
  };
}

export type RevenueDay = ReturnType<typeof useDay>;
