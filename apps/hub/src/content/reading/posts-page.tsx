import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDate } from '@maru/web/format.ts';
import { IconArticle } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { type PostRow, postsQuery } from '#hub/content/content.api.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import styles from './reading.module.css';
import { ReadingTabs } from './reading-tabs.tsx';

/** Lists posts in the order set by admins. */
export function PostsPage() {
  const { t } = useContentWords();
  const { posts } = useSuspenseQuery(postsQuery()).data;

  return (
    <StoreFrame
      title={t('posts.title')}
      headerSlot={posts.length > 0 && <StatusBadge>{t('posts.count', { count: posts.length })}</StatusBadge>}
    >
      <ReadingTabs />
      {posts.length === 0 ? (
        <EmptyState title={t('posts.none')} text={t('posts.noneText')} />
      ) : (
        <ul className={styles.posts} aria-label={t('posts.title')}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
    </StoreFrame>
  );
}

function PostCard({ post }: { post: PostRow }) {
  const { language, titleOf } = useContentWords();
  const { id, thumbnailUrl, publishAt } = post;
  const { lang, value } = titleOf(post);
  return (
    <li>
      <Link to={paths.post({ postId: id })} className={styles.post}>
        <span className={styles.thumbnail} aria-hidden>
          {thumbnailUrl ? (
            <img src={thumbnailUrl} alt="" loading="lazy" />
          ) : (
            <IconArticle size={40} stroke={1.5} />
          )}
        </span>
        <span className={styles.postTitle} lang={lang}>
          {value}
        </span>
        {publishAt && (
          <time className={styles.meta} dateTime={publishAt}>
            {formatDate(publishAt, language)}
          </time>
        )}
      </Link>
    </li>
  );
}
