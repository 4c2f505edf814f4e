import { Button } from '@mantine/core';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { type Column, DataTable } from '@maru/ui/table/data-table.tsx';
import { formatCount, formatTime } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './finished-orders-table.module.css';
import { PlaceBadges } from './place-badges.tsx';
import { summarizeLines } from './summarize-lines.ts';

type FinishedOrdersTableProps = {
  storeId: string;
  /** Undefined while loading. */
  orders: OrderSummary[] | undefined;
  /** Total number, or the number of matches if filtered. */
  total: number;
  isFiltered: boolean;
  /** Set if loading failed; tries again. */
  failed: (() => void) | undefined;
  /** Set if there are more; shows them. */
  more: (() => void) | undefined;
};

/** Orders closed or cancelled in this business day. */
export function FinishedOrdersTable(props: FinishedOrdersTableProps) {
  const { storeId, orders, total, isFiltered, failed, more } = props;
  const { t } = useOrderWords();
  const columns = useColumns();

  return (
    <section className={styles.section} aria-labelledby="finished-orders">
      <h2 id="finished-orders" className={styles.title}>
        {t('finished.title')} <span className={styles.count}>{formatCount(total)}</span>
      </h2>
      {failed ? (
        <div className={styles.failed} role="alert">
          {t('finished.failed')}
          <Button onClick={failed}>{t('finished.retry')}</Button>
        </div>
      ) : (
        <DataTable
          label={t('finished.title')}
          columns={columns}
          rows={orders}
          rowId={({ id }) => id}
          state={{}}
          onStateChange={() => undefined}
          rowLink={{
            href: ({ id }) => paths.order({ storeId, orderId: id }),
            renderLink: ({ href, ...link }) => <Link to={href} {...link} />,
          }}
          empty={<p className={styles.empty}>{t(isFiltered ? 'finished.noneFound' : 'finished.none')}</p>}
          loadingText={t('finished.loading')}
          skeletonRows={5}
          phoneAreas={'"number takenAt status" "lines lines total"'}
        />
      )}
      {more && (
        <Button className={styles.more ?? ''} onClick={more}>
          {t('finished.more', { count: total })}
        </Button>
      )}
    </section>
  );
}

function useColumns(): Column<OrderSummary>[] {
  const { t, language, won, nameOf } = useOrderWords();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  return useMemo(
    (): Column<OrderSummary>[] => [
      {
        id: 'number',
        header: t('columns.number'),
        cell: ({ orderNumber }) => (
          <span className={styles.whole}>{t('number', { number: orderNumber })}</span>
        ),
        isTitle: true,
      },
      {
        id: 'status',
        header: t('columns.status'),
        isAtEndOnPhone: true,
        cell: ({ status, pending }) => (
          <StatusBadge tone={pending ? 'warning' : status === 'CLOSED' ? 'success' : 'neutral'}>
            {t(pending ? `pending.${pending}` : `statuses.${status}`)}
          </StatusBadge>
        ),
      },
      {
        id: 'takenAt',
        header: t('columns.takenAt'),
        cell: ({ takenAt }) => (
          <time className={styles.whole} dateTime={takenAt}>
            {formatTime(takenAt, language)}
          </time>
        ),
      },
      {
        id: 'places',
        header: t('columns.places'),
        cell: (order) => (
          <span className={styles.badges}>
            <PlaceBadges order={order} />
          </span>
        ),
        isWideOnly: true,
      },
      {
        id: 'lines',
        header: t('columns.lines'),
        cell: ({ lines }) => {
          const { first, others } = summarizeLines(lines);
          if (!first) return null;
          const name = first.quantity > 1 ? `${nameOf(first)} × ${first.quantity}` : nameOf(first);
          return others === 0 ? name : t('finished.lines', { name, count: others });
        },
      },
      {
        id: 'payment',
        header: t('columns.payment'),
        cell: ({ paymentType }) => t(`paymentTypes.${paymentType}`),
        isWideOnly: true,
      },
      {
        id: 'total',
        header: t('columns.total'),
        align: 'end',
        cell: ({ total, status }) => (
          <span className={styles.total} data-cancelled={status === 'CANCELLED'}>
            {won(total)}
          </span>
        ),
      },
    ],
    [language],
  );
}
