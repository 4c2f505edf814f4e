import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#hub/lib/list/use-address.ts';
import type { Store } from '#hub/lib/store.tsx';
import { isSamePeriod, revenueQuery } from '#hub/sales/sales.api.ts';
import { useBusinessDay } from '#hub/store-settings/use-business-day.ts';
import { slotsOf } from './by-time/time-slots.ts';
import { askedFor, changeRevenueAddress, readRevenueAddress } from './revenue-address.ts';

/** Poll interval for members without the right to order events, in ms. */
const askEvery = 30_000;

/**
 * The figures of the period in the address, kept up to date. While another breakdown of the same period
 * loads, the previous figures stay. Figures of another period never do.
 */
export function useRevenue({ storeId, may }: Store) {
  const { address, change: changeAddress } = useAddress({
    read: readRevenueAddress,
    changed: changeRevenueAddress,
    scrollsUp: () => false,
  });
  const { now, today, setting } = useBusinessDay(storeId);
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
    changeAddress,
  };
}

export type Revenue = ReturnType<typeof useRevenue>;
export type LoadedRevenue = Revenue & { report: NonNullable<Revenue['query']['data']> };
