import { paths } from '#hub/app/paths.ts';
import { ContentTabs } from '#hub/content/content-tabs.tsx';
import { useContentWords } from '#hub/content/use-content-words.ts';

export function ReadingTabs() {
  const { t } = useContentWords();
  return <ContentTabs label={t('tabs')} news={paths.news()} faq={paths.faq()} posts={paths.posts()} />;
}
