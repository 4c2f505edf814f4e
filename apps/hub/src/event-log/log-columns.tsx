import { StatusBadge } from '@maru/ui/status-badge.tsx';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { personName } from '#hub/lib/person-name.ts';
import type { LogRow } from './event-log.api.ts';
import styles from './event-log.module.css';
import type { LogWords } from './use-log-words.ts';

const tones = { INFO: 'neutral', WARN: 'warning', ERROR: 'danger' } as const;

/** Columns of the log. Text from outside is rendered as plain text, never as HTML. */
export function logColumns({ t, moduleName, language }: LogWords): Column<LogRow>[] {
  return [
    {
      id: 'time',
      header: t('columns.time'),
      cell: ({ time }) => (
        <time className={`tabular ${styles.short}`} dateTime={time}>
          {formatDateTime(time, language)}
        </time>
      ),
    },
    {
      id: 'level',
      header: t('columns.level'),
      cell: ({ logLevel }) => <StatusBadge tone={tones[logLevel]}>{t(`levels.${logLevel}`)}</StatusBadge>,
      isAtEndOnPhone: true,
    },
    {
      id: 'device',
      header: t('columns.device'),
      cell: ({ deviceType }) => <span className={styles.short}>{deviceType}</span>,
    },
    { id: 'module', header: t('columns.module'), cell: ({ module }) => moduleName(module) },
    {
      id: 'message',
      header: t('columns.message'),
      cell: ({ message }) => <span className={styles.message}>{message}</span>,
      isTitle: true,
    },
    {
      id: 'about',
      header: t('columns.about'),
      cell: ({ code, subject, actor, store }) => (
        <span className={styles.about}>
          {[code, subject, personName(actor), store?.name].filter(Boolean).join(' · ')}
        </span>
      ),
      isWideOnly: true,
    },
  ];
}

export const logPhoneAreas = '"message message" "time level" "module device"';
