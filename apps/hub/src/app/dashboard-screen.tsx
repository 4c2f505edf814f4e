import { formatDateTime } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { atuSettingQuery } from '#hub/app-lock/atu-setting.api.ts';
import { unreadNewsQuery } from '#hub/content/content.api.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { DashboardPage, loadDashboardPage } from '#hub/sales/dashboard-page.tsx';

/** Route loader. */
export const loadDashboardScreen = (queryClient: QueryClient, storeId: string) =>
  Promise.all([loadTexts('content'), loadDashboardPage(queryClient, storeId)]);

/** Composes features: today's sales, unread news, and a notice of a pending change of the store phone. */
export function DashboardScreen() {
  const phone = usePhoneNotice();
  const news = useNewsNotice();
  return <DashboardPage further={[...phone, ...news]} />;
}

function useNewsNotice() {
  const { t } = useContentWords();
  const { data } = useQuery(unreadNewsQuery());
  const count = data?.count ?? 0;
  return count > 0 ? [{ id: 'news', text: t('news.unreadCount', { count }), to: paths.news() }] : [];
}

/** Returns the notice about the store phone, for owners only. */
function usePhoneNotice() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { storeId, role } = useStore();
  const { data } = useQuery({ ...atuSettingQuery(storeId), enabled: role === 'OWNER' });
  if (!data?.phoneReset) return [];
  const time = formatDateTime(data.phoneReset.holdsAt, language);
  return [{ id: 'phone', text: t('notices.STORE_PHONE', { time }), to: paths.lockSetting({ storeId }) }];
}
