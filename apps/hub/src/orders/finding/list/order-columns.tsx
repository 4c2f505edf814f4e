import type { OrderSummary } from '@maru/contract/orders/order.ts';
import type { OrderStatus } from '@maru/contract/orders/order-status.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatDate, formatTime } from '@maru/web/format.ts';
import { paymentWords } from '#hub/orders/payment-words.ts';
import type { OrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-columns.module.css';
import { PlaceBadges } from './place-badges.tsx';
import { summarizeLines } from './summarize-lines.ts';

const tones: Record<OrderStatus, Tone> = { OPEN: 'brand', CLOSED: 'success', CANCELLED: 'neutral' };

/** Columns of a table of orders. Set `hasDays` if the orders are of several business days. */
export function orderColumns(
  { t, language, won, nameOf }: OrderWords,
  { hasDays = false } = {},
): Column<OrderSummary>[] {
  return [
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ orderNumber, saleNumber }) => (
        <span className={styles.whole}>
          {[t('number', { number: orderNumber }), saleNumber].filter(Boolean).join(' · ')}
        </span>
      ),
      isTitle: true,
    },
    {
      id: 'status',
      header: t('columns.status'),
      isAtEndOnPhone: true,
      cell: ({ status, pending }) => (
        <StatusBadge tone={pending ? 'warning' : tones[status]}>
          {t(pending ? `pending.${pending}` : `statuses.${status}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'takenAt',
      header: t('columns.takenAt'),
      cell: ({ takenAt, businessDate }) => {
        const day = businessDateOf(new Date(takenAt), 0);
        return (
          <>
            <time dateTime={takenAt}>
              {hasDays && <span className={styles.whole}>{formatDate(day, language)}</span>}{' '}
              <span className={styles.whole}>{formatTime(takenAt, language)}</span>
            </time>
            {hasDays && day !== businessDate && (
              <small className={styles.businessDay}>
                {t('order.day', { date: formatDate(businessDate, language) })}
              </small>
            )}
          </>
        );
      },
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
        const words = others === 0 ? name : t('finished.lines', { name, count: others });
        return <span className={styles.lines}>{words}</span>;
      },
    },
    {
      id: 'payment',
      header: t('columns.payment'),
      cell: (order) => <span className={styles.whole}>{t(paymentWords(order))}</span>,
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
  ];
}
