import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { paths } from '#hub/app/paths.ts';
import { unreadNewsQuery } from '#hub/content/content.api.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { DashboardPage, loadDashboardPage } from '#hub/sales/dashboard-page.tsx';

/** Route loader. */
export const loadDashboardScreen = (queryClient: QueryClient, storeId: string) =>
  Promise.all([loadTexts('content'), loadDashboardPage(queryClient, storeId)]);

/** Composes two features: the day so far, and the news that this person has not read. */
export function DashboardScreen() {
  const { t } = useContentWords();
  const { data } = useQuery(unreadNewsQuery());
  const count = data?.count ?? 0;
  const text = t('news.unreadCount', { count });
  return <DashboardPage further={count > 0 ? [{ id: 'news', text, to: paths.news() }] : []} />;
}
