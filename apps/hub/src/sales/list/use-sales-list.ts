import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNow } from '#hub/lib/use-now.ts';
import { commonFilters } from '#hub/orders/finding/search/search-address.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import {
  changeSalesAddress,
  periodOf,
  readSalesAddress,
  type SalesChange,
  salesFiltersOf,
} from './sales-address.ts';
import { salesListQuery } from './sales-list.api.ts';

/** Update interval of the current business day, in ms. */
const tick = 30_000;

/** The sales list: its address, a page of orders, and the sums, which come with the first page. */
export function useSalesList(storeId: string) {
  const address = readSalesAddress(useSearch({ from: '/signed-in/s/$storeId/sales-area/sales' }));
  const navigate = useNavigate();
  const now = new Date(useNow(tick));
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const today = businessDateOf(now, dayStartAt(now, setting));
  const filters = salesFiltersOf(address, today);
  const first = useQuery({ ...salesListQuery(storeId, { filters }), placeholderData: keepPreviousData });
  const page = useQuery({
    ...salesListQuery(storeId, { filters, cursor: address.cursor }),
    placeholderData: keepPreviousData,
  });

  return {
    address,
    today,
    filters,
    period: periodOf(address, today),
    isFiltered: Object.keys(commonFilters(address)).length > 0,
    page,
    sums: first.data?.sums ?? undefined,
    changeAddress: (change: SalesChange) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => changeSalesAddress(readSalesAddress(before), change),
        resetScroll: 'cursor' in change,
      }),
  };
}

export type SalesList = ReturnType<typeof useSalesList>;
