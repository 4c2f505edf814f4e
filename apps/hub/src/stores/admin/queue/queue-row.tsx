import { formatDateTime } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import type { AdminStoreRow } from '#hub/stores/admin/admin.api.ts';
import { MissingBadges } from '#hub/stores/admin/missing-badges.tsx';
import { TimeLeftBadge } from '#hub/stores/admin/time-left-badge.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './queue-row.module.css';

/** One application: who applies, waiting time, and missing fields. The whole row is a link. */
export function QueueRow({ row }: { row: AdminStoreRow }) {
  const { t, language } = useAdminWords();
  const facts = [row.address, row.businessNumber, row.ownerName, row.ownerUsername].filter(Boolean);

  return (
    <li className={`card-box ${styles.row}`}>
      <div className={styles.head}>
        <Link to={paths.adminStore({ storeId: row.id })} className={styles.link}>
          {row.name}
        </Link>
        {row.applicationDueAt && <TimeLeftBadge dueAt={row.applicationDueAt} />}
      </div>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <div className={styles.foot}>
        <MissingBadges missing={row.missing} />
        {row.submittedAt && (
          <time className={styles.facts} dateTime={row.submittedAt}>
            {t('queue.submitted', { time: formatDateTime(row.submittedAt, language) })}
          </time>
        )}
      </div>
    </li>
  );
}
