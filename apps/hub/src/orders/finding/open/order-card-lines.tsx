import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-card-lines.module.css';
import { useLineDetails } from './use-line-details.ts';

type Line = OrderSummary['lines'][number];

/** Maximum number of lines on a card. The order page shows all. */
const mostLines = 6;

type OrderCardLinesProps = {
  lines: readonly Line[];
  /** Lines that changed since somebody saw them; they come first. */
  changedIds: readonly string[];
};

/** Lists what to make: quantities, items, options and notes. */
export function OrderCardLines({ lines, changedIds }: OrderCardLinesProps) {
  const { t, nameOf } = useOrderWords();
  const detailsOf = useLineDetails(lines);
  const isChanged = ({ id }: Line) => changedIds.includes(id);
  const sorted = [...lines.filter(isChanged), ...lines.filter((line) => !isChanged(line))];
  const shown = lines.length > mostLines ? sorted.slice(0, mostLines - 1) : sorted;

  return (
    <ul className={styles.lines}>
      {shown.map((line) => {
        const details = detailsOf(line);
        return (
          <li key={line.id} className={styles.line} data-changed={isChanged(line)}>
            <span className={styles.quantity} data-many={line.quantity > 1}>
              {line.quantity}
            </span>
            <span>
              {nameOf(line)}
              {details.length > 0 && (
                <span className={styles.details}>
                  <DetailLine parts={details} />
                </span>
              )}
              {line.note && <span className={styles.note}>{line.note}</span>}
            </span>
          </li>
        );
      })}
      {shown.length < lines.length && (
        <li className={styles.more}>{t('card.moreLines', { count: lines.length - shown.length })}</li>
      )}
    </ul>
  );
}
