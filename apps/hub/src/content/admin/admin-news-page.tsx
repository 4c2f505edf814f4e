import type { Column } from '@maru/ui/table/data-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import type { NewsRow } from '#hub/content/content.api.ts';
import { changeListAddress, readListAddress } from '#hub/content/list-address.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import { adminNewsListQuery } from './admin-content.api.ts';
import { ContentBadges } from './content-badges.tsx';
import { HubTabs } from './hub-tabs.tsx';
import { NewButton } from './new-button.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';

/** Lists all news, drafts first. */
export function AdminNewsPage() {
  const words = useAdminContentWords();
  const { t } = words;
  const { address, change } = useAddress({ read: readListAddress, changed: changeListAddress });

  return (
    <ListPage
      title={t('content:news.title')}
      actions={<NewButton to={paths.adminOneNews({ contentId: 'new' })} label={t('news.new')} />}
      columns={columnsIn(words)}
      found={useQuery(adminNewsListQuery(address))}
      state={address.page ? { page: address.page } : {}}
      onStateChange={({ page }) => change({ page })}
      href={({ id }) => paths.adminOneNews({ contentId: id })}
      texts={{
        count: ({ count }) => t('content:news.count', { count }),
        loading: t('content:news.loading'),
        none: {
          title: t(address.q ? 'content:noneFound' : 'content:news.none'),
          text: t(address.q ? 'content:noneFoundText' : 'news.noneText'),
        },
      }}
      filters={
        <ListSearch
          label={t('content:news.search')}
          description={t('content:news.searchHint')}
          value={address.q}
          onSearch={(q) => change({ q }, true)}
        />
      }
    >
      <HubTabs />
    </ListPage>
  );
}

function columnsIn({ t }: ReturnType<typeof useAdminContentWords>): Column<NewsRow>[] {
  return [
    { id: 'title', header: t('content:news.columns.title'), cell: ({ title }) => title, isTitle: true },
    {
      id: 'status',
      header: t('publication'),
      cell: ({ status, publishAt, titleEn }) => (
        <ContentBadges status={status} publishAt={publishAt} hasEnglish={titleEn !== null} />
      ),
    },
  ];
}
