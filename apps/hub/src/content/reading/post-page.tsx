import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { postQuery } from '#hub/content/content.api.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { Article } from './article.tsx';
import { Gone } from './gone.tsx';

/** One post: its text, and the link that it has. */
export function PostPage() {
  const { t, language, titleOf, contentOf } = useContentWords();
  const { postId = '' } = useParams({ strict: false });
  const { data: post } = useSuspenseQuery(postQuery(postId));
  const list = { to: paths.posts(), label: t('posts.title') };

  if (!post) return <Gone title={t('posts.title')} to={list.to} toText={t('posts.toList')} />;
  return (
    <StoreFrame title={t('posts.title')} back={list}>
      <Article
        title={titleOf(post)}
        content={contentOf(post)}
        language={language}
        publishAt={post.publishAt}
        thumbnailUrl={post.thumbnailUrl}
        connectUrl={post.connectUrl}
      />
    </StoreFrame>
  );
}
