import { Button } from '@mantine/core';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatDate, formatDateTime, formatMonth } from '@maru/web/format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useMore } from '#hub/lib/use-more.ts';
import { type SentRevenueMessage, sentMessagesQuery } from './revenue-message.api.ts';
import styles from './revenue-message.module.css';

/** Messages shown at first, and added by each press. */
export const shownAtFirst = 20;
/** The most that one call returns. */
const most = 200;

/** In ms; after an hour no news is expected any more. */
const askedEvery = 5_000;
const newsWithin = 3_600_000;

function isOnItsWay({ outcome, postedAt }: SentRevenueMessage): boolean {
  const isOpen = outcome === 'QUEUED' || outcome === 'SENT';
  return isOpen && Date.now() - Date.parse(postedAt) < newsWithin;
}

/** The messages of the store with what became of each, newest first. */
export function SentMessages({ storeId }: { storeId: string }) {
  const { t } = useTranslation('revenue-message');
  const id = useId();
  const [count, setCount] = useState(shownAtFirst);
  const { data, isFetching } = useQuery({
    ...sentMessagesQuery(storeId, count),
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
        <p className={`card-box ${styles.empty}`}>{t('history.empty')}</p>
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

const tones: Partial<Record<SentRevenueMessage['outcome'], Tone>> = {
  DELIVERED: 'success',
  FALLBACK_SENT: 'success',
  FAILED: 'danger',
  EXPIRED: 'warning',
};

function SentRow({ row }: { row: SentRevenueMessage }) {
  const { t } = useTranslation('revenue-message');
  const language = useLanguage();
  const { name, kind, from, to, postedAt, outcome } = row;
  const period = usePeriodWords({ kind, from, to });

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{t('history.row', { name, kind: t(`kinds.${kind}`) })}</p>
        <p className={styles.meta}>{period}</p>
        <p className={styles.meta}>{t('history.posted', { time: formatDateTime(postedAt, language) })}</p>
        {(outcome === 'FAILED' || outcome === 'EXPIRED') && (
          <p className={styles.meta}>{t(`history.why.${outcome}`)}</p>
        )}
      </div>
      <StatusBadge tone={tones[outcome] ?? 'neutral'}>{t(`history.outcomes.${outcome}`)}</StatusBadge>
    </li>
  );
}

function usePeriodWords({ kind, from, to }: Pick<SentRevenueMessage, 'kind' | 'from' | 'to'>): string {
  const { t } = useTranslation('revenue-message');
  const language = useLanguage();
  const [first, last] = [formatDate(from, language), formatDate(to, language)];

  if (kind === 'MONTHLY') return formatMonth(from.slice(0, 7), language);
  return kind === 'DAILY' ? first : t('history.days', { from: first, to: last });
}
