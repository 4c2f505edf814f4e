import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { commonFilters } from '#hub/orders/finding/search/search-address.ts';
import { useBusinessDay } from '#hub/store-settings/use-business-day.ts';
import {
  changeSalesAddress,
  periodOf,
  readSalesAddress,
  type SalesChange,
  salesFiltersOf,
} from './sales-address.ts';
import { salesListQuery } from './sales-list.api.ts';

/** The sales list: its address, a page of orders, and the sums, which come with the first page. */
export function useSalesList(storeId: string) {
  const { address, change: changeAddress } = useAddress({
    read: readSalesAddress,
    changed: changeSalesAddress,
    scrollsUp: (change: SalesChange) => 'cursor' in change,
  });
  const { today } = useBusinessDay(storeId);
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
    changeAddress,
  };
}

export type SalesList = ReturnType<typeof useSalesList>;
