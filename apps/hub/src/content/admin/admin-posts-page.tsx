import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { inOrder } from '#hub/lib/sorting/in-order.ts';
import { SortableList } from '#hub/lib/sorting/sortable-list.tsx';
import { useSort } from '#hub/lib/sorting/use-sort.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { adminPostsQuery, useSortPosts } from './admin-content.api.ts';
import styles from './admin-content.module.css';
import { ContentRow } from './content-row.tsx';
import { HubTabs } from './hub-tabs.tsx';
import { NewButton } from './new-button.tsx';
import { postOrderOf } from './orders-of-lists.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

/** Lists all posts in the order in which stores see them, including drafts. */
export function AdminPostsPage() {
  const { t } = useAdminContentWords();
  const { data } = useSuspenseQuery(adminPostsQuery());
  const { version, posts } = data;
  const sort = useSortPosts();
  const { ids, move } = useSort({
    of: 'posts',
    ids: posts.map(({ id }) => id),
    version,
    save: async ({ ids, version }) => postOrderOf(await sort({ version, uuidList: [...ids] })),
    listOf: postOrderOf,
  });
  const add = <NewButton to={paths.adminPost({ contentId: 'new' })} label={t('post.new')} />;

  return (
    <StoreFrame
      title={t('content:posts.title')}
      headerSlot={
        posts.length > 0 && <StatusBadge>{t('content:posts.count', { count: posts.length })}</StatusBadge>
      }
      actions={posts.length > 0 && add}
    >
      <div className={styles.page}>
        <HubTabs />
        {posts.length === 0 ? (
          <EmptyState title={t('content:posts.none')} text={t('post.noneText')} action={add} />
        ) : (
          <>
            <p className={styles.hint}>{t('post.order')}</p>
            <SortableList
              items={inOrder(posts, ids)}
              label={t('content:posts.title')}
              nameOf={({ title }) => title}
              onMove={move}
              isDisabled={posts.length === 1}
              renderItem={(post, handle) => (
                <ContentRow
                  handle={handle}
                  title={post.title}
                  to={paths.adminPost({ contentId: post.id })}
                  pictureUrl={post.thumbnailUrl}
                  publication={post}
                  connectUrl={post.connectUrl}
                  hasEnglish={post.titleEn !== null}
                />
              )}
            />
          </>
        )}
      </div>
    </StoreFrame>
  );
}
