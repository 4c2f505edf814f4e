import { Button } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#hub/lib/card.tsx';
import { eventLogQuery, type LoggedEvent } from '#hub/stores/admin/admin.api.ts';
import styles from '#hub/stores/admin/store/entries.module.css';
import { NotLoaded } from '#hub/stores/admin/store/not-loaded.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { changesIn } from './event-changes.ts';
import log from './event-log-card.module.css';
import { wordsOfField } from './event-words.ts';

const tones = { WARN: 'warning', ERROR: 'danger' } as const;

/** Event log of the store: acts, people, devices and previous values. */
export function EventLogCard({ storeId }: { storeId: string }) {
  const { t } = useAdminWords();
  const query = useInfiniteQuery(eventLogQuery(storeId));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const events = data?.pages.flatMap(({ content }) => content);

  return (
    <Card title={t('log.title')}>
      {events === undefined && <NotLoaded query={query} />}
      {events?.length === 0 && <p className={styles.none}>{t('log.none')}</p>}
      <ol className={styles.list}>
        {events?.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function Entry({ event }: { event: LoggedEvent }) {
  const { t, language } = useAdminWords();
  const { message, logLevel, time, actor, deviceType, requestId } = event;
  const changes = changesIn(event, wordsOfField);

  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        {message} {logLevel !== 'INFO' && <StatusBadge tone={tones[logLevel]}>{logLevel}</StatusBadge>}
      </p>
      <p className={styles.who}>
        <time dateTime={time}>{formatDateTime(time, language)}</time>
        <span>{actor ?? t('log.system')}</span>
        {deviceType && <span>{deviceType}</span>}
      </p>
      {changes.length > 0 && (
        <details className={log.details}>
          <summary>{t('log.changes', { count: changes.length })}</summary>
          <dl className={log.changes}>
            {changes.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{t(`log.fields.${name}`, { defaultValue: name })}</dt>
                <dd>
                  {before !== undefined && <del>{before || t('log.empty')}</del>}
                  {after !== undefined && <ins>{after || t('log.empty')}</ins>}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.who}>{t('log.request', { requestId })}</p>
        </details>
      )}
    </li>
  );
}
