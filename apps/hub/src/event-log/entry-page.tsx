import { Button } from '@mantine/core';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { personName } from '#hub/lib/person-name.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { changesIn } from '#hub/stores/admin/store/log/event-changes.ts';
import { wordsOfField } from '#hub/stores/admin/store/log/event-words.ts';
import { type LoggedEntry, loggedEntryQuery } from './event-log.api.ts';
import styles from './event-log.module.css';
import { UnmaskLoggedEntryDialog } from './unmask-logged-entry-dialog.tsx';
import { type LogWords, useLogWords } from './use-log-words.ts';

/** Route loader. */
export const loadLoggedEntry = (queryClient: QueryClient, entryId: string) =>
  Promise.all([
    loadTexts(
      ...(['event-log', 'log-modules', 'admin', 'app-lock', 'store', 'store-access', 'forms'] as const),
      ...(['receipt', 'store-settings'] as const),
    ),
    queryClient.ensureQueryData(loggedEntryQuery(entryId)),
  ]);

/** One entry of the log with everything that is stored about it. */
export function LoggedEntryPage() {
  const words = useLogWords();
  const { t } = words;
  const { entryId } = useParams({ from: '/signed-in/admin/debug/$entryId' });
  const list = useSearch({ from: '/signed-in/admin/debug/$entryId' }) as Record<string, string>;
  const { data: entry } = useSuspenseQuery(loggedEntryQuery(entryId));
  const [isUnmasking, setIsUnmasking] = useState(false);
  const people = entry.actor !== null || entry.account !== null;
  const changes = changesIn(entry, wordsOfField);

  return (
    <StoreFrame
      title={t('entry.title')}
      back={{ to: `${paths.adminDebug()}?${new URLSearchParams(list)}`, label: t('title') }}
      actions={people && <Button onClick={() => setIsUnmasking(true)}>{t('unmask.open')}</Button>}
    >
      <div className={layout.columns}>
        <Card title={t('entry.what')}>
          <p className={styles.text}>{entry.message}</p>
          <Facts areBeside rows={factsOf(entry, words)} />
        </Card>
        <div className={layout.column}>
          {changes.length > 0 && (
            <Card title={t('entry.changes')}>
              <Facts
                rows={changes.map(({ name, before, after }) => ({
                  label: t(`admin:log.fields.${name}`, { defaultValue: name }),
                  value: [before, after].filter((value) => value !== undefined).join(' → '),
                }))}
              />
            </Card>
          )}
          {entry.details && (
            <Card title={t('entry.details')}>
              <Facts
                rows={Object.entries(entry.details).map(([label, value]) => ({
                  label,
                  value: <p className={styles.text}>{String(value)}</p>,
                }))}
              />
            </Card>
          )}
        </div>
      </div>
      {isUnmasking && <UnmaskLoggedEntryDialog entryId={entryId} onClose={() => setIsUnmasking(false)} />}
    </StoreFrame>
  );
}

/** The facts of an entry; missing ones are left out. */
function factsOf(entry: LoggedEntry, { t, moduleName, language }: LogWords) {
  const { time, logLevel, module, code, subject, requestId, actor, account, store } = entry;
  const rows = [
    { label: t('columns.time'), value: formatDateTime(time, language) },
    { label: t('columns.level'), value: t(`levels.${logLevel}`) },
    { label: t('columns.module'), value: moduleName(module) },
    { label: t('entry.code'), value: code },
    { label: t('entry.subject'), value: subject },
    { label: t('entry.actor'), value: personName(actor) },
    { label: t('entry.account'), value: personName(account) },
    {
      label: t('filters.store'),
      value: store && (
        <Link to={paths.adminStore({ storeId: store.id })} className="small-link">
          {store.name}
        </Link>
      ),
    },
    { label: t('columns.device'), value: entry.deviceType },
    { label: t('entry.deviceId'), value: entry.deviceUuid },
    { label: t('entry.version'), value: entry.clientVersion },
    {
      label: t('entry.request'),
      value: requestId && (
        <Link to={paths.adminDebug()} search={{ request: requestId }} className="small-link">
          {requestId}
        </Link>
      ),
    },
  ];
  return rows.filter(({ value }) => value !== null && value !== '');
}
