import { Button } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { DataTable } from '@maru/ui/table/data-table.tsx';
import { formatCount } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { customersQuery, customerTagsQuery } from './customers.api.ts';
import styles from './customers-page.module.css';
import {
  type CustomersChange,
  changeCustomersAddress,
  readCustomersAddress,
} from './list/customers-address.ts';
import { ExportDialog } from './list/export-dialog.tsx';
import { useCustomerColumns } from './list/use-customer-columns.tsx';
import { useCustomerOfficeWords } from './use-customer-office-words.ts';

/** More tags than these are searched by typing. */
const mostListed = 12;

/** Route loader. */
export const loadCustomersPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) =>
  Promise.all([
    loadTexts('customer-office', 'forms'),
    queryClient.ensureQueryData(customersQuery(storeId, readCustomersAddress(search))),
    queryClient.ensureQueryData(customerTagsQuery(storeId)),
  ]);

/** The customers of a store: search, pages, export. Names and numbers are masked. */
export function CustomersPage() {
  const { t } = useCustomerOfficeWords();
  const { storeId, may } = useStore();
  const address = readCustomersAddress(useSearch({ from: '/signed-in/s/$storeId/customers-area/customers' }));
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const changeAddress = (change: CustomersChange, replace = false) =>
    void navigate({
      to: '.',
      // Based on the address at that time: debounced typing may follow another change.
      search: (now: Record<string, unknown>) => changeCustomersAddress(readCustomersAddress(now), change),
      replace,
    });
  const [typed, type] = useTypedQuery(address.q ?? '', (q) => changeAddress({ q: q || undefined }, true));
  const { data: tags = [] } = useQuery(customerTagsQuery(storeId));
  const { data, error, refetch } = useQuery(customersQuery(storeId, address));
  const columns = useCustomerColumns();
  const [isExporting, setIsExporting] = useState(false);
  const isFiltered = address.q !== undefined || address.tag !== undefined;

  useKeys([{ keys: ['/'], label: t('keys.search'), onPress: () => field.current?.focus() }]);

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={
        data && (
          <StatusBadge>
            {t(data.more ? 'countMore' : 'count', {
              count: data.totalElements,
              number: formatCount(data.totalElements),
            })}
          </StatusBadge>
        )
      }
      actions={<Button onClick={() => setIsExporting(true)}>{t('export.open')}</Button>}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.content ?? (error ? [] : undefined)}
        rowId={({ id }) => id}
        state={address.cursor ? { cursor: address.cursor } : {}}
        onStateChange={({ cursor }) => changeAddress({ cursor })}
        paging={{
          kind: 'cursor',
          next: data?.nextCursor ?? undefined,
          previous: data?.previousCursor ?? undefined,
          texts: {
            label: t('pager.label'),
            first: t('pager.first'),
            previous: t('pager.previous'),
            next: t('pager.next'),
          },
        }}
        rowLink={{
          href: ({ id }) => paths.customer({ storeId, customerId: id }),
          renderLink: ({ href, ...link }) => <Link to={href} {...link} />,
        }}
        filters={
          <>
            <search className={styles.search}>
              <TextInput
                ref={field}
                label={t('search')}
                description={t('searchHint')}
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="search"
                value={typed}
                onChange={type}
              />
            </search>
            {(tags.length > 0 || address.tag !== undefined) && (
              <ChoiceFilter
                label={t('tag')}
                everyText={t('everyTag')}
                options={tags.map((tag) => ({ value: tag, label: tag }))}
                value={address.tag}
                {...(address.tag !== undefined && { goneText: address.tag })}
                onChange={(tag) => changeAddress({ tag })}
                hasSearch={tags.length > mostListed}
              />
            )}
          </>
        }
        empty={
          error ? (
            <ErrorState
              title={t('app:loadingFailed.title')}
              text={errorWords(error) ?? t('app:loadingFailed.text')}
              retry={{ label: t('again'), onRetry: () => void refetch() }}
            />
          ) : (
            <EmptyState
              title={t(isFiltered ? 'noneFound' : 'none')}
              text={t(isFiltered ? 'noneFoundText' : 'noneText')}
              action={
                !isFiltered &&
                may('ORDER') && (
                  <Link to={paths.till({ storeId })} className="small-link">
                    {t('toTill')}
                  </Link>
                )
              }
            />
          )
        }
        loadingText={t('loading')}
      />
      {isExporting && (
        <ExportDialog storeId={storeId} address={address} onClose={() => setIsExporting(false)} />
      )}
    </StoreFrame>
  );
}
