import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { newsQuery } from '#hub/content/content.api.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { PendingScreen } from '#hub/lib/pending-screen.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { Article } from './article.tsx';
import { Gone } from './gone.tsx';
import styles from './reading.module.css';

/** One news item; opening it marks it as read. */
export function OneNewsPage() {
  const { t, language, titleOf, contentOf } = useContentWords();
  const { newsId = '' } = useParams({ strict: false });
  const { data: news } = useQuery(newsQuery(newsId));
  const list = { to: paths.news(), label: t('news.title') };

  if (news === null) return <Gone title={t('news.title')} to={list.to} toText={t('news.toList')} />;
  return (
    <StoreFrame title={t('news.title')} back={list}>
      {news ? (
        <Article
          title={titleOf(news)}
          content={contentOf(news)}
          language={language}
          publishAt={news.publishAt}
        />
      ) : (
        <PendingScreen className={styles.article} cards={[320]} />
      )}
    </StoreFrame>
  );
}
