import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import { useModuleName } from '#hub/lib/log-modules/use-module-name.ts';
import { personName } from '#hub/lib/person-name.ts';
import type { LoggedEvent } from '#hub/stores/admin/admin.api.ts';
import styles from '#hub/stores/admin/store/entries.module.css';
import { EntryList, type EntryQuery } from '#hub/stores/admin/store/entry-list.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { changesIn } from './event-changes.ts';
import log from './event-log-card.module.css';
import { wordsOfField } from './event-words.ts';

const tones = { INFO: 'neutral', WARN: 'warning', ERROR: 'danger' } as const;

/** Event log of a store or user: acts, people, devices and previous values. */
export function EventLogCard({ query }: { query: EntryQuery<LoggedEvent> }) {
  const { t } = useAdminWords();

  return (
    <Card title={t('log.title')}>
      <EntryList query={query} none={t('log.none')} renderEntry={(event) => <Entry event={event} />} />
    </Card>
  );
}

function Entry({ event }: { event: LoggedEvent }) {
  const { t, language } = useAdminWords();
  const moduleName = useModuleName();
  const { message, logLevel, module, time, actor, deviceType, requestId } = event;
  const changes = changesIn(event, wordsOfField);

  return (
    <>
      <p className={styles.what}>
        {message} <StatusBadge tone={tones[logLevel]}>{t(`log.levels.${logLevel}`)}</StatusBadge>
      </p>
      <p className={styles.who}>
        <time dateTime={time}>{formatDateTime(time, language)}</time>
        <span>{personName(actor) ?? t('log.system')}</span>
        {deviceType && <span>{deviceType}</span>}
        <span>{moduleName(module)}</span>
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
    </>
  );
}
