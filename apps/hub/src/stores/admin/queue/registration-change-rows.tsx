import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listRegistrationChanges } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { TimeLeftBadge } from '#hub/stores/admin/time-left-badge.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { RegistrationDiff } from '#hub/stores/fields/registration-diff.tsx';
import styles from './queue-row.module.css';

type Row = OutputOf<typeof listRegistrationChanges>['content'][number];

/** Changed registrations of approved stores, each with before and after. The whole row is a link. */
export function RegistrationChangeRows({ rows }: { rows: readonly Row[] }) {
  const { t, language } = useAdminWords();
  return rows.map((row) => (
    <li key={row.storeId} className={`card-box ${styles.row}`}>
      <div className={styles.head}>
        <Link to={paths.adminStore({ storeId: row.storeId })} className={styles.link}>
          {row.storeName}
        </Link>
        <TimeLeftBadge dueAt={row.dueAt} />
      </div>
      <RegistrationDiff before={row.before} after={row.after} />
      <div className={styles.foot}>
        <StatusBadge tone="brand">{t('change.kind')}</StatusBadge>
        <time className={styles.facts} dateTime={row.askedAt}>
          {t('change.asked', { time: formatDateTime(row.askedAt, language) })}
        </time>
      </div>
    </li>
  ));
}
