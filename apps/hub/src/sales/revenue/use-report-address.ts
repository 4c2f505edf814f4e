import { useLocation } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';

/** Keeps the address of the report in links to its orders, for the way back. */
export function useReportAddress() {
  const { storeId } = useStore();
  const report = useLocation({
    select: ({ pathname, searchStr }) =>
      pathname === paths.revenue({ storeId }) ? searchStr.replace(/^\?/, '') : 'home',
  });
  return (filters: SearchAddress): SearchAddress => ({ ...filters, report });
}
