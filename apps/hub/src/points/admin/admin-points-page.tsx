import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { DataTable } from '@maru/ui/table/data-table.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#hub/app/paths.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { adminPointsQuery } from './admin-points.api.ts';
import styles from './admin-points.module.css';
import { changePointsAddress, type PointsChange, readPointsAddress } from './points-address.ts';
import { useAdminPointsWords } from './use-admin-points-words.ts';
import { useChannelColumns, useStoreColumns, useTemplateColumns } from './use-columns.tsx';

/** Route loader. */
export const loadAdminPoints = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('admin-points', 'point-messages'),
    queryClient.ensureQueryData(adminPointsQuery(readPointsAddress(search))),
  ]);

const views = ['STORES', 'CHANNELS', 'TEMPLATES'] as const;

/** The point settings of all stores, and the channels and templates of the dealer. */
export function AdminPointsPage() {
  const { t } = useAdminPointsWords();
  const address = readPointsAddress(useSearch({ from: '/signed-in/admin/points' }));
  const { view = 'STORES' } = address;
  const navigate = useNavigate();
  const change = (to: PointsChange, replace = false) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => changePointsAddress(readPointsAddress(now), to),
      replace,
    });
  const { data, error, refetch } = useQuery(adminPointsQuery(address));
  const storeColumns = useStoreColumns();
  const channelColumns = useChannelColumns();
  const templateColumns = useTemplateColumns();

  const shared = {
    label: t(`views.${view}`),
    state: address.page ? { page: address.page } : {},
    onStateChange: ({ page }: { page?: number }) => change({ page }),
    paging: {
      kind: 'pages' as const,
      pageCount: data?.totalPages ?? 1,
      pageText: (page: number, count: number) => t('pager.page', { page, count }),
      texts: {
        label: t('pager.label'),
        first: t('pager.first'),
        previous: t('pager.previous'),
        next: t('pager.next'),
      },
    },
    filters: <Filters key={view} view={view} q={address.q} onChange={change} />,
    empty: error ? (
      <ErrorState
        title={t('app:loadingFailed.title')}
        text={errorWords(error) ?? t('app:loadingFailed.text')}
        retry={{ label: t('again'), onRetry: () => void refetch() }}
      />
    ) : (
      <EmptyState
        title={t(address.q ? 'noneFound' : 'none')}
        text={t(address.q ? 'noneFoundText' : 'noneText')}
      />
    ),
    loadingText: t('loading'),
  };
  const rows = <Row,>(found: Row[] | undefined) => found ?? (error ? [] : undefined);

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={data && <StatusBadge>{t('count', { count: data.totalElements })}</StatusBadge>}
    >
      {view === 'STORES' && (
        <DataTable
          {...shared}
          columns={storeColumns}
          rows={rows(data?.stores)}
          rowId={({ storeId }) => storeId}
          rowLink={{
            href: ({ storeId }) => paths.adminStorePoints({ storeId }),
            renderLink: ({ href, ...link }) => <Link to={href} {...link} />,
          }}
        />
      )}
      {view === 'CHANNELS' && (
        <DataTable {...shared} columns={channelColumns} rows={rows(data?.channels)} rowId={({ id }) => id} />
      )}
      {view === 'TEMPLATES' && (
        <DataTable
          {...shared}
          columns={templateColumns}
          rows={rows(data?.templates)}
          rowId={({ channelId, code }) => `${channelId} ${code}`}
        />
      )}
    </StoreFrame>
  );
}

type FiltersProps = {
  view: (typeof views)[number];
  q: string | undefined;
  onChange: (to: PointsChange, replace?: boolean) => void;
};

function Filters({ view, q, onChange }: FiltersProps): ReactNode {
  const { t } = useAdminPointsWords();
  const [typed, type] = useTypedQuery(q ?? '', (text) => onChange({ q: text || undefined }, true));
  return (
    <>
      <Segmented
        label={t('view')}
        value={view}
        onChange={(to) => onChange({ view: to === 'STORES' ? undefined : to })}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
      <search className={styles.search}>
        <TextInput
          label={t(`search.${view}`)}
          description={t(`hint.${view}`)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={type}
        />
      </search>
    </>
  );
}
