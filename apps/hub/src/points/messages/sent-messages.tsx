import { Button } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMore } from '#hub/lib/use-more.ts';
import { outcomeTones } from './message-tones.ts';
import { type PointMessage, pointMessagesQuery } from './point-messages.api.ts';
import styles from './point-messages.module.css';
import { useMessageWords } from './use-message-words.ts';

/** Messages shown at first, and added by each press. */
export const shownAtFirst = 20;
/** The most that one call returns. */
const most = 200;

/** In ms; after an hour no news is expected any more. */
const askedEvery = 5_000;
const newsWithin = 3_600_000;

function isOnItsWay({ outcome, at }: PointMessage): boolean {
  const isOpen = outcome === 'WAITING' || outcome === 'QUEUED' || outcome === 'SENT';
  return isOpen && Date.now() - Date.parse(at) < newsWithin;
}

/** The messages to customers with what became of each, newest first. */
export function SentMessages({ storeId }: { storeId: string }) {
  const { t } = useMessageWords();
  const id = useId();
  const [count, setCount] = useState(shownAtFirst);
  const { data, isFetching } = useQuery({
    ...pointMessagesQuery(storeId, count),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.content.some(isOnItsWay) ? askedEvery : false),
  });
  const rows = data?.content ?? [];
  const fetch = async () => setCount((before) => Math.min(most, before + shownAtFirst));
  const { list, more } = useMore<HTMLUListElement>({ count: rows.length, isFetching, fetch });

  return (
    <section className={styles.sent} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('history.title')}
      </h2>
      {rows.length === 0 ? (
        <p className={`card-box ${styles.note}`}>{t('history.empty')}</p>
      ) : (
        <ul ref={list} className="list-box" aria-labelledby={id}>
          {rows.map((row) => (
            <SentRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {data && data.totalElements > rows.length && rows.length < most && (
        <Button size="lg" aria-busy={isFetching} onClick={more}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}

function SentRow({ row: { kind, phoneLast4, at, outcome, reason } }: { row: PointMessage }) {
  const { t, language } = useMessageWords();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{t(`kinds.${kind}.name`)}</p>
        <p className={styles.meta}>
          {phoneLast4 ? t('history.to', { last4: phoneLast4 }) : t('history.toNobody')}
        </p>
        <p className={styles.meta}>{formatDateTime(at, language)}</p>
        {reason && <p className={styles.meta}>{t(`history.why.${reason}`)}</p>}
        {(outcome === 'FAILED' || outcome === 'EXPIRED') && (
          <p className={styles.meta}>{t(`history.why.${outcome}`)}</p>
        )}
      </div>
      <StatusBadge tone={outcomeTones[outcome] ?? 'neutral'}>{t(`history.outcomes.${outcome}`)}</StatusBadge>
    </li>
  );
}
