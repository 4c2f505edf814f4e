import type { LineRow } from '@maru/contract/receipt/receipt-rows.ts';
import { formatCount } from '@maru/web/format.ts';
import styles from './receipt.module.css';
import { useReceiptWords } from './use-receipt-words.ts';

/** Lists what was sold: name, quantity and amount, with options and discounts below. */
export function ReceiptLines({ rows }: { rows: readonly LineRow[] }) {
  const { t } = useReceiptWords();

  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={`${row.kind} ${row.key}`} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ row }: { row: LineRow }) {
  const { t, won, nameOf } = useReceiptWords();
  if (row.kind === 'LINE_DISCOUNT') {
    return (
      <tr className={styles.discount}>
        <td>{t('lineDiscount')}</td>
        <td />
        <td>{won(row.amount)}</td>
      </tr>
    );
  }
  const details = [
    ...row.options.map(nameOf),
    ...(row.place === 'TOGO' ? [t('togo')] : []),
    ...(row.isTaxFree ? [t('taxFree')] : []),
    ...(row.refundedQuantity > 0 ? [t('refundedPieces', { count: row.refundedQuantity })] : []),
  ];
  return (
    <tr>
      <td>
        {nameOf(row)}
        {details.length > 0 && <span className={styles.detail}>{details.join(', ')}</span>}
      </td>
      <td>{formatCount(row.quantity)}</td>
      <td>{won(row.amount)}</td>
    </tr>
  );
}
