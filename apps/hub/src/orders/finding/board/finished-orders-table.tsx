import { Button } from '@mantine/core';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { DataTable } from '@maru/ui/table/data-table.tsx';
import { formatCount, formatDate } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { paths } from '#hub/app/paths.ts';
import { orderColumns } from '#hub/orders/finding/list/order-columns.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './finished-orders-table.module.css';

type FinishedOrdersTableProps = {
  storeId: string;
  /** Undefined for today. */
  date: string | undefined;
  /** Undefined while loading. */
  orders: OrderSummary[] | undefined;
  /** Number of all orders, or of the matches if filtered. */
  total: number;
  isFiltered: boolean;
  /** Retries the load; set if loading failed. */
  failed: (() => void) | undefined;
  /** Shows more orders; set if there are more. */
  more: (() => void) | undefined;
};

/** Closed and cancelled orders of a business day. */
export function FinishedOrdersTable(props: FinishedOrdersTableProps) {
  const { storeId, date, orders, total, isFiltered, failed, more } = props;
  const words = useOrderWords();
  const { t, language } = words;
  const drawn = useDeferredValue(orders);
  const title = date ? t('finished.titleOf', { date: formatDate(date, language) }) : t('finished.title');

  return (
    <section className={styles.section} aria-labelledby="finished-orders">
      <h2 id="finished-orders" className={styles.title}>
        {title} <span className={styles.count}>{formatCount(total)}</span>
      </h2>
      {failed ? (
        <div className={`card-box ${styles.failed}`} role="alert">
          {t('finished.failed')}
          <Button onClick={failed}>{t('finished.retry')}</Button>
        </div>
      ) : (
        <DataTable
          label={title}
          columns={orderColumns(words)}
          rows={drawn}
          rowId={({ id }) => id}
          state={{}}
          onStateChange={() => undefined}
          rowLink={{
            href: ({ id }) => paths.order({ storeId, orderId: id }),
            renderLink: ({ href, ...link }) => (
              <Link to={href} search={date ? { day: date } : {}} {...link} />
            ),
          }}
          empty={
            <p className={styles.empty}>
              {t(isFiltered ? 'finished.noneFound' : date ? 'finished.noneThen' : 'finished.none')}
            </p>
          }
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
