import { daysOfPromises } from '@maru/contract/serviceability/serviceability-rules.ts';
import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import { formatPercent, formatTime } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#hub/app/paths.ts';
import { Figure, FigureRow, FigureWords } from '#hub/lib/figures/figure.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import styles from './admin-home-page.module.css';
import { type AdminHome, adminHomeQuery } from './serviceability.api.ts';
import { Troubles } from './troubles.tsx';
import { useServiceabilityWords } from './use-serviceability-words.ts';

/** Route loader. */
export const loadAdminHome = (queryClient: QueryClient) =>
  Promise.all([loadTexts('serviceability'), queryClient.ensureQueryData(adminHomeQuery())]);

/** Shows what the platform's admins have to do, and how the platform is doing. */
export function AdminHomePage() {
  const { t, language } = useServiceabilityWords();
  const { data } = useSuspenseQuery(adminHomeQuery());
  return (
    <StoreFrame
      title={t('title')}
      headerSlot={
        <time className="header-pill" dateTime={data.readAt}>
          {t('readAt', { time: formatTime(data.readAt, language) })}
        </time>
      }
    >
      <div className={styles.page}>
        <Troubles home={data} />
        <Link to={paths.adminDebug()} search={{ level: 'ERROR' }} className={`small-link ${styles.errors}`}>
          {t('errors')}
        </Link>
        <Promises home={data} />
        <People home={data} />
      </div>
    </StoreFrame>
  );
}

function Promises({ home: { approvals, inquiries, readAt } }: { home: AdminHome }) {
  const { t, countOf } = useServiceabilityWords();
  const from = addDays(businessDateOf(new Date(readAt), 0), -daysOfPromises);
  return (
    <FigureRow label={t('promises.label')}>
      <Figure
        label={t('promises.approvals')}
        value={<To path={paths.adminApproval()}>{countOf(approvals.waiting)}</To>}
      >
        <FigureWords>{t('promises.overdue', { count: approvals.overdue })}</FigureWords>
      </Figure>
      <Kept
        label={t('promises.approvalsKept')}
        promised={approvals}
        to={{ path: paths.adminDebug(), search: { q: 'updateStoreApplicationStatus', from } }}
      />
      <Figure
        label={t('promises.inquiries')}
        value={<To path={paths.adminInquiries()}>{countOf(inquiries.waiting)}</To>}
      >
        <FigureWords>{t('promises.overdue', { count: inquiries.overdue })}</FigureWords>
      </Figure>
      <Kept
        label={t('promises.inquiriesKept')}
        promised={inquiries}
        to={{ path: paths.adminInquiries(), search: { state: 'ANSWERED' } }}
      />
    </FigureRow>
  );
}

type KeptProps = { label: string; promised: AdminHome['approvals']; to: Target };

/** The share of answers that were given in time. What is overdue and still waits counts as not in time. */
function Kept({ label, promised: { decided, overdue, inTime }, to }: KeptProps) {
  const { t } = useServiceabilityWords();
  const count = decided + overdue;
  return (
    <Figure
      label={label}
      value={<To {...to}>{count === 0 ? t('promises.none') : formatPercent(inTime / count)}</To>}
    >
      <FigureWords>{t('promises.of', { count, inTime })}</FigureWords>
    </Figure>
  );
}

const stretches = [
  { stretch: 'today', days: 1 },
  { stretch: 'sevenDays', days: 7 },
  { stretch: 'thirtyDays', days: 30 },
] as const;

function People({ home: { signUps, stores } }: { home: AdminHome }) {
  const { t } = useServiceabilityWords();
  return (
    <FigureRow label={t('people.label')}>
      {stretches.map(({ stretch, days }) => (
        <Figure
          key={stretch}
          label={t(`people.${stretch}`)}
          value={
            <To path={paths.adminUsers()} search={{ days }}>
              {t('people.count', { count: signUps[stretch].count })}
            </To>
          }
        >
          <FigureWords>{t(`people.before.${stretch}`, { count: signUps[stretch].before })}</FigureWords>
        </Figure>
      ))}
      <Figure
        label={t('people.active')}
        value={
          <To path={paths.adminStores()} search={{ status: 'APPROVED', active: true }}>
            {t('people.stores', { count: stores.active })}
          </To>
        }
      >
        <FigureWords>{t('people.approved', { count: stores.approved })}</FigureWords>
      </Figure>
    </FigureRow>
  );
}

type Target = { path: string; search?: Record<string, string | number | boolean> };

function To({ path, search = {}, children }: Target & { children: ReactNode }) {
  return (
    <Link to={path} search={search} className={styles.link}>
      {children}
    </Link>
  );
}
