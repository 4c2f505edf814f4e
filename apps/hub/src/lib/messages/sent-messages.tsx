import { Button } from '@mantine/core';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMore } from '#hub/lib/use-more.ts';
import { BadgeRow, type RowWords } from './badge-row.tsx';
import styles from './sent-messages.module.css';

/** How many messages are shown at first, and how many each press adds. */
export const shownAtFirst = 20;
/** The most that one call returns. */
const most = 200;

/** In ms: the poll interval, and how long after a message was queued its outcome may still change. */
const askedEvery = 5_000;
const newsWithin = 3_600_000;

/** The possible outcomes of a message, in any list of sent messages. */
type Outcome =
  | 'WAITING'
  | 'QUEUED'
  | 'SENT'
  | 'DELIVERED'
  | 'FALLBACK_SENT'
  | 'FAILED'
  | 'EXPIRED'
  | 'NOT_SENT';

const tones: Record<Outcome, Tone> = {
  WAITING: 'neutral',
  QUEUED: 'neutral',
  SENT: 'neutral',
  DELIVERED: 'success',
  FALLBACK_SENT: 'success',
  FAILED: 'danger',
  EXPIRED: 'warning',
  NOT_SENT: 'warning',
};

type Sent = { id: string; outcome: Outcome };
type Listed<Row> = Record<'currentPage' | 'totalPages' | 'totalElements' | 'numberOfElements', number> & {
  content: Row[];
};

type SentMessagesProps<Row extends Sent, Key extends readonly unknown[]> = {
  /** The newest `count` messages. */
  newest: (count: number) => UseQueryOptions<Listed<Row>, Error, Listed<Row>, Key>;
  /** When the message was queued for sending. */
  sentAt: (row: Row) => string;
  say: (row: Row) => RowWords & { outcome: string };
  texts: { title: string; empty: string; more: string };
};

/** Lists messages with the outcome of each, newest first. While one is on its way, the list is polled. */
export function SentMessages<Row extends Sent, Key extends readonly unknown[]>(
  props: SentMessagesProps<Row, Key>,
) {
  const { newest, sentAt, say, texts } = props;
  const id = useId();
  const [count, setCount] = useState(shownAtFirst);
  const isOnItsWay = (row: Row) =>
    ['WAITING', 'QUEUED', 'SENT'].includes(row.outcome) && Date.now() - Date.parse(sentAt(row)) < newsWithin;
  const { data, isFetching } = useQuery({
    ...newest(count),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.content.some(isOnItsWay) ? askedEvery : false),
  });
  const rows = data?.content ?? [];
  const fetch = async () => setCount((before) => Math.min(most, before + shownAtFirst));
  const { list, more } = useMore<HTMLUListElement>({ count: rows.length, isFetching, fetch });

  return (
    <section className={styles.sent} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {texts.title}
      </h2>
      {rows.length === 0 ? (
        <p className={`card-box ${styles.empty}`}>{texts.empty}</p>
      ) : (
        <ul ref={list} className="list-box" aria-labelledby={id}>
          {rows.map((row) => {
            const { outcome, ...words } = say(row);
            return (
              <BadgeRow key={row.id} {...words}>
                <StatusBadge tone={tones[row.outcome]}>{outcome}</StatusBadge>
              </BadgeRow>
            );
          })}
        </ul>
      )}
      {data && data.totalElements > rows.length && rows.length < most && (
        <Button size="lg" aria-busy={isFetching} onClick={more}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
