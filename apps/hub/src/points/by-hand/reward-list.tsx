import { Button } from '@mantine/core';
import { lastDayOf } from '@maru/contract/points/last-day.ts';
import { formatDate, formatDateTime } from '@maru/web/format.ts';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { personName } from '#hub/lib/person-name.ts';
import { useMore } from '#hub/lib/use-more.ts';
import { type Reward, rewardsQuery } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { CancelRewardDialog } from './cancel-reward-dialog.tsx';
import styles from './reward-list.module.css';
import { debtNote, rewardTitle } from './reward-title.ts';

type OfCustomer = { storeId: string; customerId: string };

/** Lists the movements of a customer's points, newest first. Movements by hand can be undone. */
export function RewardList({ storeId, customerId }: OfCustomer) {
  const { t } = usePointWords();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    rewardsQuery({ storeId, customerId }),
  );
  const rewards = data.pages.flatMap(({ content }) => content);
  const [cancelling, setCancelling] = useState<Reward | null>(null);
  const { list, more } = useMore<HTMLOListElement>({
    count: rewards.length,
    isFetching: isFetchingNextPage,
    fetch: fetchNextPage,
  });
  if (rewards.length === 0) return <p>{t('history.none')}</p>;

  return (
    <>
      <ol ref={list} className={styles.list}>
        {rewards.map((reward) => (
          <RewardRow
            key={reward.id}
            storeId={storeId}
            reward={reward}
            onCancel={() => setCancelling(reward)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="lg" loading={isFetchingNextPage} onClick={more}>
          {t('history.more')}
        </Button>
      )}
      {cancelling && (
        <CancelRewardDialog
          of={{ storeId, customerId }}
          reward={cancelling}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}

type RewardRowProps = { storeId: string; reward: Reward; onCancel: () => void };

function RewardRow({ storeId, reward, onCancel }: RewardRowProps) {
  const { t, points, moved, language } = usePointWords();
  const { amount, debt, expiresAt, at, by, reason, order, usedIn, isCancellable } = reward;
  const [title, debtKey] = [rewardTitle(reward), debtNote(reward)];
  const about = [
    reason,
    usedIn && t('history.usedIn', { store: usedIn }),
    expiresAt && t('history.until', { date: formatDate(lastDayOf(expiresAt), language) }),
    debtKey && t(debtKey, { points: points(Math.abs(debt)) }),
  ];

  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.status}>{title.map((key) => t(key)).join(' · ')}</span>
        <span className={styles.amount}>{moved(amount)}</span>
      </div>
      <p className={styles.about}>
        <time dateTime={at}>{formatDateTime(at, language)}</time>
        {by !== null && <span>{personName(by)}</span>}
        {order && (
          <Link to={paths.order({ storeId, orderId: order.id })} className="small-link">
            {t('history.order', { number: order.orderNumber })}
          </Link>
        )}
        {about.filter(Boolean).map((words) => (
          <span key={String(words)}>{words}</span>
        ))}
      </p>
      {isCancellable && (
        <Button
          aria-label={t('cancel.of', {
            status: title.map((key) => t(key)).join(' · '),
            points: points(Math.abs(amount)),
          })}
          onClick={onCancel}
        >
          {t('cancel.open')}
        </Button>
      )}
    </li>
  );
}
