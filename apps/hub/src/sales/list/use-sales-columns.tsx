import type { SalesRow } from '@maru/contract/sales/sales-list.endpoints.ts';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { useMemo } from 'react';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './use-sales-columns.module.css';

/** What the sales list shows of an order beside the columns of every list of orders. */
export function useSalesColumns(): Column<SalesRow>[] {
  const { t, language, won } = useSalesWords();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  return useMemo(
    (): Column<SalesRow>[] => [
      {
        id: 'takenBy',
        header: t('list.columns.takenBy'),
        cell: ({ takenBy }) => <span className={styles.amount}>{takenBy}</span>,
        isWideOnly: true,
      },
      {
        id: 'net',
        header: t('list.columns.net'),
        align: 'end',
        cell: ({ net, total, refunded }) => (
          <span className={styles.amount} data-same={net === total}>
            <span className={styles.label}>{t('list.columns.net')} </span>
            {won(net)}
            {refunded > 0 && (
              <span className={styles.refunded}>{t('list.refundedOf', { amount: won(refunded) })}</span>
            )}
          </span>
        ),
      },
    ],
    [language],
  );
}
