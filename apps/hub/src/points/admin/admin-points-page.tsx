import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { channelColumns, storeColumns, templateColumns } from './admin-columns.tsx';
import { adminPointsQuery } from './admin-points.api.ts';
import { changePointsAddress, type PointsChange, readPointsAddress } from './points-address.ts';
import { useAdminPointsWords } from './use-admin-points-words.ts';

/** Route loader. */
export const loadAdminPoints = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('admin-points', 'point-messages', 'list'),
    queryClient.ensureQueryData(adminPointsQuery(readPointsAddress(search))),
  ]);

/** Lists the point settings of all stores, and the dealer's channels and templates. */
export function AdminPointsPage() {
  const words = useAdminPointsWords();
  const { t } = words;
  const { address, change } = useAddress({ read: readPointsAddress, changed: changePointsAddress });
  const { view = 'STORES' } = address;
  const { data, error, refetch } = useQuery(adminPointsQuery(address));
  const found = <Row,>(content: Row[] | undefined) => ({
    data: data && content && { ...data, content },
    error,
    refetch,
  });

  const shared = {
    title: t('title'),
    label: t(`views.${view}`),
    state: address.page ? { page: address.page } : {},
    onStateChange: ({ page }: { page?: number }) => change({ page }),
    texts: {
      count: ({ count }: { count: number }) => t('count', { count }),
      loading: t('loading'),
      none: {
        title: t(address.q ? 'noneFound' : 'none'),
        text: t(address.q ? 'noneFoundText' : 'noneText'),
      },
    },
    filters: <Filters view={view} q={address.q} onChange={change} />,
  };

  if (view === 'CHANNELS')
    return <ListPage {...shared} columns={channelColumns(words)} found={found(data?.channels)} />;
  if (view === 'TEMPLATES')
    return <ListPage {...shared} columns={templateColumns(words)} found={found(data?.templates)} />;
  return (
    <ListPage
      {...shared}
      columns={storeColumns(words)}
      found={found(data?.stores)}
      href={({ id }) => paths.adminStorePoints({ storeId: id })}
    />
  );
}

const views = ['STORES', 'CHANNELS', 'TEMPLATES'] as const;

type FiltersProps = {
  view: (typeof views)[number];
  q: string | undefined;
  onChange: (to: PointsChange, replace?: boolean) => void;
};

function Filters({ view, q, onChange }: FiltersProps) {
  const { t } = useAdminPointsWords();
  return (
    <>
      <Segmented
        label={t('view')}
        value={view}
        onChange={(to) => onChange({ view: to === 'STORES' ? undefined : to })}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
      <ListSearch
        // Remounted for each list, so that text typed for one is not searched in another.
        key={view}
        label={t(`search.${view}`)}
        description={t(`hint.${view}`)}
        value={q}
        onSearch={(text) => onChange({ q: text }, true)}
      />
    </>
  );
}
