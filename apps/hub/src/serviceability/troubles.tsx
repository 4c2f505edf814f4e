import { mostCounted } from '@maru/contract/serviceability/serviceability-rules.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import styles from './admin-home-page.module.css';
import type { AdminHome } from './serviceability.api.ts';
import { type TroubleKind, troublesOf } from './troubles-of.ts';
import { useServiceabilityWords } from './use-serviceability-words.ts';

/** The list that each kind links to. */
const places: Readonly<Record<TroubleKind, { to: string; search: Record<string, string> }>> = {
  approvals: { to: paths.adminApproval(), search: {} },
  inquiries: { to: paths.adminInquiries(), search: { state: 'OVERDUE' } },
  failedMessages: { to: paths.adminFailures(), search: {} },
  lateMessages: { to: paths.adminFailures(), search: { state: 'LATE' } },
  failedReceipts: { to: paths.adminFailures(), search: { view: 'RECEIPTS' } },
  unknownPayments: { to: paths.adminFailures(), search: { view: 'PAYMENTS' } },
  failedJobs: { to: paths.adminFailures(), search: { view: 'JOBS' } },
  lateJobs: { to: paths.adminFailures(), search: { view: 'JOBS', state: 'LATE' } },
};

/** Lists what is overdue or failed, each with a link to its list. */
export function Troubles({ home }: { home: AdminHome }) {
  const { t } = useServiceabilityWords();
  const troubles = troublesOf(home);
  if (troubles.length === 0) return <p className={styles.calm}>{t('troubles.none')}</p>;
  return (
    <ul className={styles.troubles} aria-label={t('troubles.label')}>
      {troubles.map(({ kind, count }) => (
        <li key={kind}>
          <Link {...places[kind]} className={`warning-box warning-link ${styles.trouble}`}>
            <span>
              {t(`troubles.${kind}`, {
                number: t(count >= mostCounted ? 'countOrMore' : 'count', { count }),
              })}
            </span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
