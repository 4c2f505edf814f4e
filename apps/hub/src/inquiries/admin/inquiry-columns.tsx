import { Checkbox } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import type { ReactNode } from 'react';
import { personName } from '#hub/lib/person-name.ts';
import type { InquiryRow } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import type { InquiryWords } from './use-inquiry-words.ts';

type Choosing = { chosen: readonly string[]; onChoose: (ids: readonly string[]) => void };

/** Columns of the list of inquiries. The sender is masked. Rows can be selected if `choosing` is given. */
export function inquiryColumns(
  { t, language }: InquiryWords,
  timeLeft: (dueAt: string) => ReactNode,
  choosing: Choosing | undefined,
): Column<InquiryRow>[] {
  return [
    ...(choosing ? [choiceColumn(t, choosing)] : []),
    {
      id: 'asker',
      header: t('columns.asker'),
      cell: ({ name, email, phone }) => (
        <span className={styles.asker}>
          <span className={styles.name}>{name}</span>
          <span>{email}</span>
          <span className="tabular">{phone}</span>
        </span>
      ),
      isTitle: true,
    },
    {
      id: 'content',
      header: t('columns.content'),
      cell: ({ excerpt }) => <span className={styles.excerpt}>{excerpt}</span>,
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (row) => <InquiryState row={row} t={t} timeLeft={timeLeft} />,
    },
    {
      id: 'taken',
      header: t('columns.taken'),
      cell: ({ taken }) => (
        <span className={styles.handler}>{taken ? personName(taken.name) : t('nobody')}</span>
      ),
    },
    {
      id: 'receivedAt',
      header: t('columns.receivedAt'),
      cell: ({ receivedAt }) => (
        <time className="tabular" dateTime={receivedAt}>
          {formatDateTime(receivedAt, language)}
        </time>
      ),
      isWideOnly: true,
    },
  ];
}

function choiceColumn(t: InquiryWords['t'], { chosen, onChoose }: Choosing): Column<InquiryRow> {
  return {
    id: 'choice',
    header: t('columns.choice'),
    cell: ({ id, name }) => (
      <Checkbox
        className={styles.choice ?? ''}
        aria-label={t('choose.one', { name })}
        checked={chosen.includes(id)}
        onChange={({ currentTarget }) =>
          onChoose(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
        }
      />
    ),
  };
}

type StateProps = {
  row: Pick<InquiryRow, 'answeredAt' | 'closed' | 'dueAt' | 'delivery'>;
  t: InquiryWords['t'];
  timeLeft: (dueAt: string) => ReactNode;
};

/** Shows the time left, the outcome of the answer, or why there is no answer. */
function InquiryState({ row: { answeredAt, closed, dueAt, delivery }, t, timeLeft }: StateProps) {
  if (closed)
    return (
      <StatusBadge tone="neutral">
        {t('closedFor', { reason: t(`close.reasons.${closed.reason}`) })}
      </StatusBadge>
    );
  if (answeredAt) {
    const isSent = delivery === 'SENT';
    return (
      <StatusBadge tone={isSent ? 'success' : 'neutral'}>{t(isSent ? 'answered' : 'sending')}</StatusBadge>
    );
  }
  return (
    <span className={styles.states}>
      {timeLeft(dueAt)}
      {delivery === 'FAILED' && <StatusBadge tone="danger">{t('notArrived')}</StatusBadge>}
    </span>
  );
}
