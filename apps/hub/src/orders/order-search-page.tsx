import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { DataTable } from '@maru/ui/table/data-table.tsx';
import { formatCount } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { errorWords } from '@maru/web/report-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useOrderColumns } from './finding/list/use-order-columns.tsx';
import { ExportOrders } from './finding/search/export/export-orders.tsx';
import { useFoundOrdersList } from './finding/search/export/use-found-orders-list.ts';
import { loadSearch } from './finding/search/search.api.ts';
import { filtersOf, writeSearchAddress } from './finding/search/search-address.ts';
import { SearchFilters } from './finding/search/search-filters.tsx';
import { useOrderSearch } from './finding/search/use-search.ts';
import styles from './orders-page.module.css';
import { useOrderWords } from './use-order-words.ts';

/** Route loader. */
export const loadSearchPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) => Promise.all([loadTexts('orders', 'days'), loadSearch(queryClient, storeId, search)]);

/** Finds orders of all days by filters. */
export function OrderSearchPage() {
  const { t } = useOrderWords();
  const { storeId, may } = useStore();
  const search = useOrderSearch(storeId);
  const { address, changeAddress, isFiltered } = search;
  const { data, error, refetch } = search.found;
  const columns = useOrderColumns({ hasDays: true });
  const list = useFoundOrdersList(storeId, filtersOf(address));
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ keys: ['/'], label: t('find.number'), onPress: () => field.current?.focus() }]);
  const foundBy = writeSearchAddress(address);
  const failed = error && !data;

  return (
    <StoreFrame
      title={t('find.title')}
      {...(may('ORDER') && { back: { to: paths.orders({ storeId }), label: t('order.back') } })}
      headerSlot={data && <StatusBadge>{countText(data)}</StatusBadge>}
      actions={<ExportOrders list={list} found={data?.totalElements ?? 0} />}
    >
      <div className={styles.board}>
        <SearchFilters storeId={storeId} search={search} ref={field} />
        <DataTable
          label={t('find.results')}
          columns={columns}
          rows={data?.content ?? (failed ? [] : undefined)}
          rowId={({ id }) => id}
          state={address.cursor ? { cursor: address.cursor } : {}}
          onStateChange={({ cursor }) => changeAddress({ cursor })}
          paging={{
            kind: 'cursor',
            next: data?.nextCursor ?? undefined,
            previous: data?.previousCursor ?? undefined,
            texts: {
              label: t('find.pager.label'),
              first: t('find.pager.first'),
              previous: t('find.pager.previous'),
              next: t('find.pager.next'),
            },
          }}
          rowLink={{
            href: ({ id }) => paths.order({ storeId, orderId: id }),
            renderLink: ({ href, ...link }) => <Link to={href} search={{ found: foundBy }} {...link} />,
          }}
          empty={
            failed ? (
              <ErrorState
                title={t('finished.failed')}
                text={errorWords(error) ?? t('app:loadingFailed.text')}
                retry={{ label: t('finished.retry'), onRetry: () => void refetch() }}
              />
            ) : (
              <EmptyState
                title={t(isFiltered ? 'find.noneFound' : 'find.none')}
                text={t(isFiltered ? 'find.noneFoundText' : 'find.noneText')}
              />
            )
          }
          loadingText={t('finished.loading')}
          phoneAreas={'"number number status" "lines lines total" "takenAt takenAt takenAt"'}
        />
      </div>
    </StoreFrame>
  );

  function countText({ totalElements, more }: { totalElements: number; more: boolean }): string {
    return t(more ? 'find.countMore' : 'openCount', {
      count: totalElements,
      number: formatCount(totalElements),
    });
  }
}
