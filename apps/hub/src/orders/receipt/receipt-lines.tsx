import type { Order } from '@maru/contract/orders/order.ts';
import { formatCount } from '@maru/web/format.ts';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './receipt.module.css';

/** What was sold: name, how many, amount; options and discounts below. */
export function ReceiptLines({ order }: { order: Order }) {
  const { t, won, nameOf } = useWords();
  const showsTax = order.taxType === 'GENERAL';

  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('lines.name')}</th>
          <th scope="col">{t('lines.quantity')}</th>
          <th scope="col">{t('lines.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const details = [
            ...line.options.map(nameOf),
            ...(line.itemOrderType === 'TOGO' ? [t('places.TOGO')] : []),
            ...(showsTax && !line.taxable ? [t('lines.taxFree')] : []),
          ];
          return (
            <tr key={line.id}>
              <td>
                {nameOf(line)}
                {details.length > 0 && <span className={styles.detail}>{details.join(', ')}</span>}
                {line.discount > 0 && (
                  <span className={styles.detail}>
                    {t('lines.discount', { amount: won(-line.discount) })}
                  </span>
                )}
              </td>
              <td>{formatCount(line.quantity)}</td>
              <td>{won(line.gross - line.discount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
