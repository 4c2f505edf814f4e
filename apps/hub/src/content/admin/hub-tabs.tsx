import { paths } from '#hub/app/paths.ts';
import { ContentTabs } from '#hub/content/content-tabs.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';

export function HubTabs() {
  const { t } = useAdminContentWords();
  return (
    <ContentTabs
      label={t('tabs')}
      news={paths.adminNews()}
      faq={paths.adminFaq()}
      posts={paths.adminPosts()}
    />
  );
}
