import { Button, Skeleton } from '@mantine/core';
import { formatCount, formatDateTime } from '@maru/web/format.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { personName } from '#hub/lib/person-name.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useMore } from '#hub/lib/use-more.ts';
import { type StockMove, stockMovesQuery } from './stock.api.ts';
import styles from './stock.module.css';
import { type OrdersRow, withOrders } from './stock-rows.ts';
import { useStockLeft } from './use-stock-left.ts';

type StockHistoryProps = { storeId: string; itemId: string; stock: number | null };

/**
 * History of stock moves (who, when and why), with the change by orders in between. A sale counts at the time
 * when its order was taken.
 */
export function StockHistory({ storeId, itemId, stock }: StockHistoryProps) {
  const { t } = useTranslation('menu-stock');
  const query = useInfiniteQuery(stockMovesQuery(storeId, itemId));
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const moves = data?.pages.flatMap(({ content }) => content) ?? [];
  const left = useStockLeft({ storeId, stock, newest: moves[0]?.id, isFetching: query.isFetching });
  const rows = withOrders(moves, left);

  const { list, more } = useMore<HTMLOListElement>({
    count: rows.length,
    isFetching: isFetchingNextPage,
    fetch: fetchNextPage,
  });

  if (isError)
    return (
      <p className={styles.text} role="alert">
        {t('history.failed')} <Button onClick={() => void refetch()}>{t('history.retry')}</Button>
      </p>
    );
  if (!data) return <Skeleton height={60} radius="md" />;
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('history.title')}</h3>
      <ol ref={list} className={styles.moves}>
        {rows.map((row) =>
          row.kind === 'ORDERS' ? <Orders key={row.id} {...row} /> : <Move key={row.id} move={row} />,
        )}
      </ol>
      {hasNextPage && (
        <Button aria-busy={isFetchingNextPage} onClick={more}>
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}

function Move({ move }: { move: StockMove }) {
  const { t } = useTranslation('menu-stock');
  const language = useLanguage();
  const { kind, stockBefore, stockAfter, reason, movedBy, movedAt } = move;
  const countOf = (stock: number | null) => (stock === null ? t('uncounted') : formatCount(stock));
  return (
    <li>
      <p className={styles.what}>
        {t(`history.${kind === 'COUNT' && stockBefore === null ? 'START' : kind}`)}
        <span className="tabular">
          {t('change', { before: countOf(stockBefore), after: countOf(stockAfter) })}
        </span>
      </p>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      <p className={styles.who}>
        <time dateTime={movedAt}>{formatDateTime(movedAt, language)}</time> {personName(movedBy)}
      </p>
    </li>
  );
}

function Orders({ before, after }: OrdersRow) {
  const { t } = useTranslation('menu-stock');
  const difference = after - before;
  return (
    <li className={styles.orders}>
      {t('history.orders', {
        difference: `${difference > 0 ? '+' : ''}${formatCount(difference)}`,
        before: formatCount(before),
        after: formatCount(after),
      })}
    </li>
  );
}
