import { mostSalesDays } from '@maru/contract/sales/sales-list.endpoints.ts';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { DataTable } from '@maru/ui/table/data-table.tsx';
import { formatCount } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { errorWords } from '@maru/web/report-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { paths } from '#hub/app/paths.ts';
import { FilterBar } from '#hub/lib/filters/filter-bar.tsx';
import { PeriodChoices } from '#hub/lib/filters/period-choices.tsx';
import { PeriodFields } from '#hub/lib/filters/period-fields.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useOrderColumns } from '#hub/orders/finding/list/use-order-columns.tsx';
import { ExportOrders } from '#hub/orders/finding/search/export/export-orders.tsx';
import { OrderFilterChoices, StatusFilter } from '#hub/orders/finding/search/order-filter-choices.tsx';
import { writeSearchAddress } from '#hub/orders/finding/search/search-address.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { loadSalesList, readSalesPage } from './list/sales-list.api.ts';
import { salesSheet } from './list/sales-sheet.ts';
import { SalesSums } from './list/sales-sums.tsx';
import { useSalesColumns } from './list/use-sales-columns.tsx';
import { useSalesList } from './list/use-sales-list.ts';
import styles from './sales-page.module.css';
import { useSalesWords } from './use-sales-words.ts';

/** Route loader. */
export const loadSalesPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) => Promise.all([loadTexts('sales', 'orders', 'days'), loadSalesList(queryClient, storeId, search)]);

/** The orders of a period with their sums. */
export function SalesPage() {
  const { t } = useSalesWords();
  const { t: ofOrders } = useOrderWords();
  const { storeId } = useStore();
  const list = useSalesList(storeId);
  const { address, changeAddress, filters, period } = list;
  const { data, error, refetch } = list.page;
  const orderColumns = useOrderColumns({ hasDays: true });
  const salesColumns = useSalesColumns();
  const columns = useMemo(
    // The table is wide already; the order type is a filter.
    () => [...orderColumns.filter(({ id }) => id !== 'places'), ...salesColumns],
    [orderColumns, salesColumns],
  );
  const { status, type, payment, by } = address;
  const isFiltered = [status, type, payment, by].some((filter) => filter !== undefined);
  const failed = error && !data;

  return (
    <StoreFrame
      title={t('list.title')}
      headerSlot={
        data && (
          <StatusBadge>
            {ofOrders(data.more ? 'find.countMore' : 'openCount', {
              count: data.totalElements,
              number: formatCount(data.totalElements),
            })}
          </StatusBadge>
        )
      }
      actions={
        <ExportOrders
          found={data?.totalElements ?? 0}
          list={{
            fileName: t('list.title'),
            days: period.from === period.to ? period.from : `${period.from}~${period.to}`,
            readPage: readSalesPage(storeId, filters),
            sheetOf: (rows) =>
              salesSheet(rows, {
                name: t('list.title'),
                heading: (column) => t(`list.sheet.${column}`),
                cells: ({ status: of, orderType, paymentType }) => ({
                  status: ofOrders(`statuses.${of}`),
                  type: ofOrders(`find.types.${orderType}`),
                  payment: ofOrders(`paymentTypes.${paymentType}`),
                }),
              }),
          }}
        />
      }
    >
      <div className={styles.list}>
        <PeriodChoices period={period} today={list.today} onChoose={changeAddress} />
        <FilterBar
          label={ofOrders('find.filters')}
          texts={{
            more: ofOrders('find.more'),
            less: ofOrders('find.less'),
            clear: ofOrders('find.clear'),
          }}
          isMoreSet={isFiltered}
          onClear={
            isFiltered
              ? () => changeAddress({ status: undefined, type: undefined, payment: undefined, by: undefined })
              : undefined
          }
          more={
            <>
              <StatusFilter status={status} onChange={changeAddress} />
              <OrderFilterChoices storeId={storeId} address={address} onChange={changeAddress} />
            </>
          }
        >
          <PeriodFields
            labels={{ from: ofOrders('find.from'), to: ofOrders('find.to') }}
            period={period}
            most={mostSalesDays}
            onChange={changeAddress}
          />
        </FilterBar>
        {list.sums && <SalesSums sums={list.sums} />}
        <DataTable
          label={t('list.title')}
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
              label: ofOrders('find.pager.label'),
              first: ofOrders('find.pager.first'),
              previous: ofOrders('find.pager.previous'),
              next: ofOrders('find.pager.next'),
            },
          }}
          rowLink={{
            href: ({ id }) => paths.order({ storeId, orderId: id }),
            renderLink: ({ href, ...link }) => (
              <Link to={href} search={{ sales: writeSearchAddress(address) }} {...link} />
            ),
          }}
          empty={
            failed ? (
              <ErrorState
                title={ofOrders('finished.failed')}
                text={errorWords(error) ?? t('app:loadingFailed.text')}
                retry={{ label: ofOrders('finished.retry'), onRetry: () => void refetch() }}
              />
            ) : (
              <EmptyState
                title={t(isFiltered ? 'list.noneFound' : 'list.none')}
                text={t(isFiltered ? 'list.noneFoundText' : 'list.noneText')}
              />
            )
          }
          loadingText={ofOrders('finished.loading')}
          phoneAreas={'"number number status" "lines lines total" "takenAt takenAt takenAt" "net net net"'}
        />
      </div>
    </StoreFrame>
  );
}
