import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatDateTime, formatWon } from '@maru/web/format.ts';
import styles from './failure-columns.module.css';
import { RunAgain } from './run-again.tsx';
import type { FailedJob, FailedMessage, FailedReceipt, UnknownPayment } from './serviceability.api.ts';
import type { ServiceabilityWords } from './use-serviceability-words.ts';

export function messageColumns(words: ServiceabilityWords): Column<FailedMessage>[] {
  const { t } = words;
  return [
    {
      id: 'kind',
      header: t('columns.message'),
      cell: ({ channel, kind }) => <Named name={t(`channels.${channel}`)} code={kind} />,
      isTitle: true,
    },
    errorColumn(words),
    { id: 'attempts', header: t('columns.attempts'), cell: ({ attempts }) => attempts, align: 'end' },
    timeColumn(words, t('columns.at')),
  ];
}

export function receiptColumns(
  words: ServiceabilityWords,
  failureWords: (failure: string) => string | undefined,
): Column<FailedReceipt>[] {
  const { t, language } = words;
  return [
    { id: 'store', header: t('columns.store'), cell: ({ storeName }) => storeName, isTitle: true },
    {
      id: 'amount',
      header: t('columns.amount'),
      cell: ({ amount }) => formatWon(amount, language),
      align: 'end',
    },
    {
      id: 'why',
      header: t('columns.why'),
      cell: ({ status, failure }) => (failure && failureWords(failure)) ?? t(`receiptStatuses.${status}`),
    },
    timeColumn(words, t('columns.requestedAt')),
  ];
}

export function paymentColumns(words: ServiceabilityWords): Column<UnknownPayment>[] {
  const { t, language } = words;
  return [
    { id: 'store', header: t('columns.store'), cell: ({ storeName }) => storeName, isTitle: true },
    { id: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`paymentKinds.${kind}`) },
    {
      id: 'amount',
      header: t('columns.amount'),
      cell: ({ amount }) => formatWon(amount, language),
      align: 'end',
    },
    { ...timeColumn(words, t('columns.requestedAt')), isWideOnly: false },
  ];
}

export function jobColumns(words: ServiceabilityWords): Column<FailedJob>[] {
  const { t, language } = words;
  return [
    { id: 'task', header: t('columns.job'), cell: ({ task }) => <code>{task}</code>, isTitle: true },
    errorColumn(words),
    { id: 'attempts', header: t('columns.attempts'), cell: ({ attempts }) => attempts, align: 'end' },
    {
      id: 'runAt',
      header: t('columns.runAt'),
      cell: ({ runAt, isRunning }) =>
        isRunning ? t('running') : <time dateTime={runAt}>{formatDateTime(runAt, language)}</time>,
    },
    { id: 'again', header: t('columns.again'), cell: (job) => <RunAgain job={job} /> },
  ];
}

function errorColumn<Row extends { error: string | null }>({ t }: ServiceabilityWords): Column<Row> {
  return {
    id: 'error',
    header: t('columns.error'),
    cell: ({ error }) => <span className={styles.error}>{error ?? t('noError')}</span>,
  };
}

function timeColumn<Row extends { at: string }>(
  { language }: ServiceabilityWords,
  header: string,
): Column<Row> {
  return {
    id: 'at',
    header,
    cell: ({ at }) => (
      <time className="tabular" dateTime={at}>
        {formatDateTime(at, language)}
      </time>
    ),
    isWideOnly: true,
  };
}

function Named({ name, code }: { name: string; code: string }) {
  return (
    <span className={styles.named}>
      {name} <code>{code}</code>
    </span>
  );
}
