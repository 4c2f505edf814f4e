import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { FoundSums } from '#hub/orders/finding/list/found-sums.tsx';
import { ExportOrders } from '#hub/orders/finding/search/export/export-orders.tsx';
import { writeSearchAddress } from '#hub/orders/finding/search/search-address.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { salesColumns } from './list/sales-columns.tsx';
import { SalesFilters } from './list/sales-filters.tsx';
import { loadSalesList } from './list/sales-list.api.ts';
import { useSalesExport } from './list/use-sales-export.ts';
import { useSalesList } from './list/use-sales-list.ts';
import { useSalesWords } from './use-sales-words.ts';

/** Route loader. */
export const loadSalesPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) => Promise.all([loadTexts('sales', 'orders', 'days', 'list'), loadSalesList(queryClient, storeId, search)]);

/** The orders of a period with their sums. */
export function SalesPage() {
  const { t } = useSalesWords();
  const words = useOrderWords();
  const { t: ofOrders } = words;
  const { storeId } = useStore();
  const list = useSalesList(storeId);
  const toExport = useSalesExport(storeId, list);
  const { address, changeAddress, isFiltered, page } = list;

  return (
    <ListPage
      title={t('list.title')}
      actions={<ExportOrders found={page.data?.totalElements ?? 0} list={toExport} />}
      columns={salesColumns(words)}
      found={page}
      state={address.cursor ? { cursor: address.cursor } : {}}
      onStateChange={({ cursor }) => changeAddress({ cursor })}
      href={({ id }) => paths.order({ storeId, orderId: id })}
      search={{ sales: writeSearchAddress(address) }}
      texts={{
        count: ({ hasMore, ...count }) => ofOrders(hasMore ? 'find.countMore' : 'openCount', count),
        loading: ofOrders('finished.loading'),
        none: {
          title: t(isFiltered ? 'list.noneFound' : 'list.none'),
          text: t(isFiltered ? 'list.noneFoundText' : 'list.noneText'),
        },
      }}
      phoneAreas={'"number number status" "lines lines total" "takenAt takenAt takenAt" "net net net"'}
    >
      <SalesFilters storeId={storeId} list={list} />
      {list.sums && <FoundSums sums={list.sums} />}
    </ListPage>
  );
}
