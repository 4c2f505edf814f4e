import { formatDateTime } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#hub/lib/card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { movesQuery } from '#hub/stores/admin/admin.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './entries.module.css';
import { NotLoaded } from './not-loaded.tsx';

/** All status changes of the application, with reason and person. */
export function HistoryCard({ storeId }: { storeId: string }) {
  const { t, language } = useAdminWords();
  const query = useQuery(movesQuery(storeId));
  const { data: moves } = query;

  return (
    <Card title={t('history.title')}>
      {moves === undefined && <NotLoaded query={query} />}
      {moves?.length === 0 && <p className={styles.none}>{t('history.none')}</p>}
      <ol className={styles.list}>
        {moves?.map(({ id, from, to, reason, by, byName, at }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.what}>
              {from
                ? t('history.move', { from: t(`statuses.${from}`), to: t(`statuses.${to}`) })
                : t('history.opened', { to: t(`statuses.${to}`) })}
            </p>
            {reason && <p className={styles.text}>{reason}</p>}
            <p className={styles.who}>
              <span>{t(`history.by.${by}`, { name: personName(byName ?? '') })}</span>
              <time dateTime={at}>{formatDateTime(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
