import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { ExportOrders } from './finding/search/export/export-orders.tsx';
import { useFoundOrdersList } from './finding/search/export/use-found-orders-list.ts';
import { loadSearch } from './finding/search/search.api.ts';
import { filtersOf, writeSearchAddress } from './finding/search/search-address.ts';
import { searchColumns } from './finding/search/search-columns.tsx';
import { SearchFilters } from './finding/search/search-filters.tsx';
import { SearchSums } from './finding/search/search-sums.tsx';
import { useOrderSearch } from './finding/search/use-search.ts';
import { useWayBack } from './finding/search/use-way-back.ts';
import { useOrderWords } from './use-order-words.ts';

/** Route loader. */
export const loadSearchPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) => Promise.all([loadTexts('orders', 'days', 'list'), loadSearch(queryClient, storeId, search)]);

/** Finds orders of all days by filters. */
export function OrderSearchPage() {
  const words = useOrderWords();
  const { t } = words;
  const store = useStore();
  const { storeId } = store;
  const search = useOrderSearch(store);
  const { address, changeAddress, isFiltered, found, sums } = search;
  const list = useFoundOrdersList(storeId, filtersOf(address));

  return (
    <ListPage
      title={t('find.title')}
      label={t('find.results')}
      back={useWayBack(store, address)}
      actions={<ExportOrders list={list} found={found.data?.totalElements ?? 0} />}
      columns={searchColumns(words, { store, sums })}
      found={found}
      state={address.cursor ? { cursor: address.cursor } : {}}
      onStateChange={({ cursor }) => changeAddress({ cursor })}
      href={({ id }) => paths.order({ storeId, orderId: id })}
      search={{ found: writeSearchAddress(address) }}
      texts={{
        count: ({ hasMore, ...count }) => t(hasMore ? 'find.countMore' : 'openCount', count),
        loading: t('finished.loading'),
        none: {
          title: t(isFiltered ? 'find.noneFound' : 'find.none'),
          text: t(isFiltered ? 'find.noneFoundText' : 'find.noneText'),
        },
      }}
      phoneAreas={
        '"number number status" "lines lines total" "takenAt takenAt takenAt" "net net net" "part part part"'
      }
    >
      <SearchFilters storeId={storeId} search={search} />
      {sums && <SearchSums sums={sums} />}
    </ListPage>
  );
}
