import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { searchStores } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { formatDateTime } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './queue-row.module.css';

/**
 * Lists stores whose owners asked to close them, those waiting longest first. Shows nothing if there are
 * none.
 */
export function CloseRequests({ requests }: { requests: OutputOf<typeof searchStores> }) {
  const { t, language } = useAdminWords();
  if (requests.totalElements === 0) return null;

  return (
    <section aria-labelledby="close-requests" className={styles.requests}>
      <h2 id="close-requests" className={styles.title}>
        {t('closing.queue', { count: requests.totalElements })}
      </h2>
      <ol className={styles.list}>
        {requests.content.map(({ id, name, ownerName, ownerUsername, closeAskedAt, closeReason }) => (
          <li key={id} className={`card-box ${styles.row}`}>
            <div className={styles.head}>
              <Link to={paths.adminStore({ storeId: id })} className={styles.link}>
                {name}
              </Link>
              {closeAskedAt && (
                <time className={styles.facts} dateTime={closeAskedAt}>
                  {t('closing.askedAt', { time: formatDateTime(closeAskedAt, language) })}
                </time>
              )}
            </div>
            <p className={styles.facts}>
              {[ownerName, ownerUsername].filter(Boolean).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            <p className={styles.why}>{closeReason}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
