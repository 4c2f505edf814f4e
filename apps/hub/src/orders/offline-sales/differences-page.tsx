import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useMore } from '#hub/lib/use-more.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './differences-page.module.css';
import { OfflineSaleRow } from './offline-sale-row.tsx';
import { offlineSalesQuery, useMarkSeen, useOfflineSales } from './offline-sales.api.ts';

/** The most sales that one call marks as seen. */
const mostAtOnce = 200;

/** Route loader. */
export const loadDifferences = (queryClient: QueryClient, storeId: string) =>
  Promise.all([loadTexts('orders'), queryClient.ensureInfiniteQueryData(offlineSalesQuery(storeId))]);

/** For owners: lists offline sales that differed from the menu when they were sent. */
export function DifferencesPage() {
  const { t } = useOrderWords();
  const { storeId } = useStore();
  const { sales, unseen, hasMore, isFetching, fetch } = useOfflineSales(storeId);
  const { mutate: markSeen, isPending } = useMarkSeen(storeId);
  const { list, more } = useMore<HTMLUListElement>({ count: sales.length, isFetching, fetch });
  const unseenIds = sales.filter(({ seenAt }) => seenAt === null).map(({ orderId }) => orderId);

  return (
    <StoreFrame
      title={t('differences.title')}
      headerSlot={
        unseen > 0 && <StatusBadge tone="warning">{t('differences.unseen', { count: unseen })}</StatusBadge>
      }
      actions={
        unseenIds.length > 0 && (
          <Button loading={isPending} onClick={() => markSeen(unseenIds.slice(0, mostAtOnce))}>
            {t('differences.seeAll')}
          </Button>
        )
      }
    >
      {sales.length === 0 ? (
        <EmptyState title={t('differences.empty.title')} text={t('differences.empty.text')} />
      ) : (
        <div className={styles.sales}>
          <p className={styles.intro}>{t('differences.intro')}</p>
          <ul ref={list} className="list-box" aria-label={t('differences.title')}>
            {sales.map((sale) => (
              <OfflineSaleRow
                key={sale.orderId}
                storeId={storeId}
                sale={sale}
                onSeen={() => markSeen([sale.orderId])}
              />
            ))}
          </ul>
          {hasMore && (
            <Button size="lg" aria-busy={isFetching} onClick={more}>
              {t('differences.more')}
            </Button>
          )}
        </div>
      )}
    </StoreFrame>
  );
}
