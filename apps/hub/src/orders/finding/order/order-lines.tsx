import type { Order, OrderLine } from '@maru/contract/orders/order.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { formatCount } from '@maru/web/format.ts';
import { IconPencil } from '@tabler/icons-react';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-lines.module.css';

type OrderLinesProps = {
  order: Pick<Order, 'lines' | 'taxType'>;
  /** Changes a line; undefined if the order cannot be changed. */
  onChange: ((line: OrderLine) => void) | undefined;
};

/** Lists the ordered items, with names and prices as they were when ordered. */
export function OrderLines({ order, onChange }: OrderLinesProps) {
  const { t, won, nameOf } = useOrderWords();
  const showsTax = order.taxType === 'GENERAL';

  return (
    <table className={styles.lines}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('lines.name')}</th>
          <th scope="col">{t('lines.quantity')}</th>
          <th scope="col">{t('lines.unitPrice')}</th>
          <th scope="col">{t('lines.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const details = [
            t(`places.${line.itemOrderType}`),
            ...line.options.map(nameOf),
            ...(line.priceTyped ? [t(line.itemId === null ? 'lines.typed' : 'lines.market')] : []),
            ...(showsTax && !line.taxable ? [t('lines.taxFree')] : []),
          ];
          return (
            <tr key={line.id}>
              <td>
                {onChange ? (
                  <button
                    type="button"
                    className={styles.change}
                    aria-label={t('lines.change', { name: nameOf(line) })}
                    onClick={() => onChange(line)}
                  >
                    <span className={styles.name}>{nameOf(line)}</span>
                    <IconPencil size={18} aria-hidden />
                  </button>
                ) : (
                  <span className={styles.name}>{nameOf(line)}</span>
                )}
                <span className={styles.details}>
                  <DetailLine parts={details} />
                </span>
                {line.note && <span className={styles.note}>{line.note}</span>}
              </td>
              <td>{t('lines.pieces', { count: line.quantity })}</td>
              <td className={styles.unit}>{won(line.unitPrice)}</td>
              <td>
                {won(line.gross - line.discount)}
                {line.discount > 0 && (
                  <span className={styles.details}>
                    {t('lines.discount', { amount: won(-line.discount) })}
                  </span>
                )}
                {(line.refunded > 0 || line.refundedQuantity > 0) && (
                  <span className={styles.refunded}>
                    {line.refundedQuantity > 0
                      ? t('lines.refundedPieces', {
                          count: line.refundedQuantity,
                          amount:
                            line.refunded === 0 && line.pointsGivenBack > 0
                              ? t('points.amount', { points: formatCount(line.pointsGivenBack) })
                              : won(-line.refunded),
                        })
                      : t('lines.refunded', { amount: won(-line.refunded) })}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
