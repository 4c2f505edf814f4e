import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Store } from '#hub/lib/store.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { isSamePeriod, revenueQuery } from '#hub/sales/sales.api.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { slotsOf } from './by-time/time-slots.ts';
import { askedFor, changeRevenueAddress, type RevenueChange, readRevenueAddress } from './revenue-address.ts';

/** Update interval of the current time, in ms: hours end, and the business day changes. */
const tick = 30_000;
/** Poll interval for members without the right to order events, in ms. */
const askEvery = 30_000;

/**
 * The period in the address with its figures, kept up to date. While another breakdown of it loads, the last figures
 * stay; those of another period never do.
 */
export function useRevenue({ storeId, may }: Store) {
  const address = readRevenueAddress(useSearch({ from: '/signed-in/s/$storeId/sales-area/sales/revenue' }));
  const navigate = useNavigate();
  const now = new Date(useNow(tick));
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const today = businessDateOf(now, dayStartAt(now, setting));
  const asked = askedFor(address, today);
  const query = useQuery({
    ...revenueQuery(storeId, asked),
    placeholderData: (last, lastQuery) => (isSamePeriod(lastQuery?.queryKey, asked) ? last : undefined),
    refetchInterval: may('ORDER') ? false : askEvery,
  });

  const { period, unit } = asked;
  const isToday = period.from === today && period.to === today;
  return {
    ...{ address, asked, now, today, query, isToday },
    view: address.view,
    taxType: setting.taxType,
    hasToday: period.from <= today && today <= period.to,
    slots: query.data ? slotsOf(query.data, unit, today) : [],
    changeAddress: (change: RevenueChange) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => changeRevenueAddress(readRevenueAddress(before), change),
        resetScroll: false,
      }),
  };
}

export type Revenue = ReturnType<typeof useRevenue>;
export type LoadedRevenue = Revenue & { report: NonNullable<Revenue['query']['data']> };
