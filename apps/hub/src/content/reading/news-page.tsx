import { StatusBadge } from '@maru/ui/status-badge.tsx';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatDate } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { type NewsRow, newsListQuery } from '#hub/content/content.api.ts';
import { changeListAddress, readListAddress } from '#hub/content/list-address.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { ListPage } from '#hub/lib/list/list-page.tsx';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { useAddress } from '#hub/lib/list/use-address.ts';
import styles from './reading.module.css';
import { ReadingTabs } from './reading-tabs.tsx';

/** Lists news, newest first. What this person has not opened is marked. */
export function NewsPage() {
  const words = useContentWords();
  const { t } = words;
  const { address, change } = useAddress({ read: readListAddress, changed: changeListAddress });

  return (
    <ListPage
      title={t('news.title')}
      columns={columnsIn(words)}
      found={useQuery(newsListQuery(address))}
      state={address.page ? { page: address.page } : {}}
      onStateChange={({ page }) => change({ page })}
      href={({ id }) => paths.oneNews({ newsId: id })}
      texts={{
        count: ({ count }) => t('news.count', { count }),
        loading: t('news.loading'),
        none: {
          title: t(address.q ? 'noneFound' : 'news.none'),
          text: t(address.q ? 'noneFoundText' : 'news.noneText'),
        },
      }}
      filters={
        <ListSearch
          label={t('news.search')}
          description={t('news.searchHint')}
          value={address.q}
          onSearch={(q) => change({ q }, true)}
        />
      }
    >
      <ReadingTabs />
    </ListPage>
  );
}

function columnsIn({ t, language, titleOf }: ReturnType<typeof useContentWords>): Column<NewsRow>[] {
  return [
    {
      id: 'title',
      header: t('news.columns.title'),
      isTitle: true,
      cell: (news) => {
        const { lang, value } = titleOf(news);
        return (
          <span className={styles.newsTitle} data-unread={!news.isRead || undefined}>
            <span lang={lang}>{value}</span>
            {!news.isRead && <StatusBadge tone="action">{t('news.unread')}</StatusBadge>}
          </span>
        );
      },
    },
    {
      id: 'publishAt',
      header: t('publishedAt'),
      width: '180px',
      cell: ({ publishAt }) =>
        publishAt && <time dateTime={publishAt}>{formatDate(publishAt, language)}</time>,
    },
  ];
}
