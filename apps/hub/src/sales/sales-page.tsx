import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { FoundSums } from '#hub/orders/finding/list/found-sums.tsx';
import { netColumn } from '#hub/orders/finding/list/net-column.tsx';
import { orderColumns } from '#hub/orders/finding/list/order-columns.tsx';
import { ExportOrders } from '#hub/orders/finding/search/export/export-orders.tsx';
import { OrderFilterChoices, StatusFilter } from '#hub/orders/finding/search/order-filter-choices.tsx';
import { writeSearchAddress } from '#hub/orders/finding/search/search-address.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { SalesFilters } from './list/sales-filters.tsx';
import { loadSalesList } from './list/sales-list.api.ts';
import { takerColumn } from './list/taker-column.tsx';
import { useSalesExport } from './list/use-sales-export.ts';
import { useSalesList } from './list/use-sales-list.ts';
import { useSalesWords } from './use-sales-words.ts';

/** Route loader. */
export const loadSalesPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) => Promise.all([loadTexts('sales', 'orders', 'days', 'list'), loadSalesList(queryClient, storeId, search)]);

/** Lists the orders of a period with their sums. */
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
      columns={[
        // The table is already wide, and the order type is a filter.
        ...orderColumns(words, { hasDays: true }).filter(({ id }) => id !== 'places'),
        netColumn(words),
        takerColumn(words),
      ]}
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
      <SalesFilters
        list={list}
        more={
          <>
            <StatusFilter status={address.status} onChange={changeAddress} />
            <OrderFilterChoices storeId={storeId} address={address} onChange={changeAddress} />
          </>
        }
      />
      {list.sums && <FoundSums sums={list.sums} />}
    </ListPage>
  );
}
