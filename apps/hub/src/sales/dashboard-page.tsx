import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDate } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { BestItems } from './dashboard/best-items.tsx';
import { ClosedFigures } from './dashboard/closed-figures.tsx';
import { type Dashboard, dashboardQuery } from './dashboard/dashboard.api.ts';
import styles from './dashboard/dashboard.module.css';
import { FirstSteps } from './dashboard/first-steps.tsx';
import { HoursToday } from './dashboard/hours-today.tsx';
import { type FurtherNotice, Notices } from './dashboard/notices.tsx';
import { TodayFigures } from './dashboard/today-figures.tsx';
import { useSalesWords } from './use-sales-words.ts';

/** In ms. Some figures change without an event: the comparison moves on, an unlock ends, the day changes. */
const askEvery = 60_000;

/** Route loader. */
export const loadDashboardPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('dashboard', 'sales', 'days'),
    queryClient.ensureQueryData(dashboardQuery(storeId)),
  ]);

/** The first screen of a store: today's figures so far, and what needs attention. */
export function DashboardPage({ further = [] }: { further?: readonly FurtherNotice[] }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { storeId } = useStore();
  const { data } = useSuspenseQuery({ ...dashboardQuery(storeId), refetchInterval: askEvery });
  const { businessDate, figures, lock, open, notices, firstSteps } = data;

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={<StatusBadge>{formatDate(businessDate, language)}</StatusBadge>}
    >
      <div className={styles.page}>
        <Notices notices={notices} further={further} />
        {firstSteps && <FirstSteps done={firstSteps} />}
        {open && <OpenOrders open={open} />}
        {lock && <ClosedFigures lock={lock} />}
        {figures && (
          <>
            <TodayFigures businessDate={businessDate} figures={figures} />
            <div className={styles.parts}>
              <HoursToday businessDate={businessDate} figures={figures} />
              <BestItems businessDate={businessDate} items={figures.bestItems} />
            </div>
          </>
        )}
      </div>
    </StoreFrame>
  );
}

function OpenOrders({ open: { orders, total } }: { open: NonNullable<Dashboard['open']> }) {
  const { t } = useTranslation('dashboard');
  const { won } = useSalesWords();
  const { storeId } = useStore();

  return (
    <Link to={paths.orders({ storeId })} className={`card-box ${styles.open}`}>
      {orders === 0 ? (
        t('noOpen')
      ) : (
        <span>
          {t('open')}
          <strong>{t('openCount', { count: orders, total: won(total) })}</strong>
        </span>
      )}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
