import { useLocation } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';

/** Keeps in the address of orders which report they are behind, for the way back. */
export function useReportAddress() {
  const { storeId } = useStore();
  const report = useLocation({
    select: ({ pathname, searchStr }) =>
      pathname === paths.revenue({ storeId }) ? searchStr.replace(/^\?/, '') : 'home',
  });
  return (filters: SearchAddress): SearchAddress => ({ ...filters, report });
}
