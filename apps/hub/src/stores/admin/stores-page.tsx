import { applicationStatuses } from '@maru/contract/stores/application.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { DataTable } from '@maru/ui/table/data-table.tsx';
import { errorWords } from '@maru/web/report-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useKeys } from '#hub/lib/keys.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { storesQuery } from './admin.api.ts';
import { changeStoresAddress, readStoresAddress, type StoresChange } from './stores-address.ts';
import styles from './stores-page.module.css';
import { useAdminWords } from './use-admin-words.ts';
import { useStoreColumns } from './use-store-columns.tsx';

/** All stores of the platform: search, filter, pages. */
export function StoresPage() {
  const { t } = useAdminWords();
  const address = useSearch({ from: '/signed-in/admin/stores' });
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const changeAddress = (change: StoresChange, replace = false) =>
    void navigate({
      to: '.',
      // Based on the address at that time: debounced typing may follow another change of the status.
      search: (now: Record<string, unknown>) => changeStoresAddress(readStoresAddress(now), change),
      replace,
    });
  const [typed, type] = useTypedQuery(address.q ?? '', (q) => changeAddress({ q: q || undefined }, true));
  const { data, error, refetch } = useQuery(storesQuery(address));
  const columns = useStoreColumns();
  const isFiltered = address.q !== undefined || address.status !== undefined;

  useKeys([{ keys: ['/'], label: t('keys.search'), onPress: () => field.current?.focus() }]);

  return (
    <StoreFrame
      title={t('stores.title')}
      headerSlot={data && <StatusBadge>{t('stores.count', { count: data.totalElements })}</StatusBadge>}
    >
      <DataTable
        label={t('stores.title')}
        columns={columns}
        rows={data?.content ?? (error ? [] : undefined)}
        rowId={({ id }) => id}
        state={address.page ? { page: address.page } : {}}
        onStateChange={({ page }) => changeAddress({ page })}
        paging={{
          kind: 'pages',
          pageCount: data?.totalPages ?? 1,
          pageText: (page, count) => t('pager.page', { page, count }),
          texts: {
            label: t('pager.label'),
            first: t('pager.first'),
            previous: t('pager.previous'),
            next: t('pager.next'),
          },
        }}
        rowLink={{
          href: ({ id }) => paths.adminStore({ storeId: id }),
          renderLink: ({ href, ...link }) => <Link to={href} {...link} />,
        }}
        filters={
          <>
            <search className={styles.search}>
              <TextInput
                ref={field}
                label={t('stores.search')}
                description={t('stores.searchHint')}
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="search"
                value={typed}
                onChange={type}
              />
            </search>
            <Dropdown
              label={t('stores.status')}
              placeholder={t('stores.everyStatus')}
              clearText={t('stores.everyStatus')}
              options={applicationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
              value={address.status ?? null}
              onChange={(status) =>
                changeAddress({ status: applicationStatuses.find((one) => one === status) })
              }
            />
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
              title={t(isFiltered ? 'stores.noneFound' : 'stores.none')}
              text={t(isFiltered ? 'stores.noneFoundText' : 'stores.noneText')}
            />
          )
        }
        loadingText={t('stores.loading')}
      />
    </StoreFrame>
  );
}
