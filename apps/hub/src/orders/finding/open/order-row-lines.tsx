import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { separator } from '@maru/ui/separator.ts';
import { IconNote } from '@tabler/icons-react';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-row-lines.module.css';
import { useLineDetails } from './use-line-details.ts';

type OrderRowLinesProps = {
  order: Pick<OrderSummary, 'lines' | 'note'>;
  /** Lines that changed since somebody saw them. */
  changedIds: readonly string[];
};

/** Shows what to make on one line: items, quantities, options and notes. */
export function OrderRowLines({ order: { lines, note }, changedIds }: OrderRowLinesProps) {
  const { nameOf } = useOrderWords();
  const detailsOf = useLineDetails(lines);

  return (
    <p className={styles.lines}>
      {lines.map((line, place) => {
        const details = detailsOf(line).join(separator);
        return (
          <span key={line.id} data-changed={changedIds.includes(line.id)}>
            {place > 0 && ', '}
            {nameOf(line)} <b>{line.quantity}</b>
            {details && <span className={styles.details}> {details}</span>}
            {line.note && <Note text={line.note} />}
          </span>
        );
      })}
      {note && <Note text={note} />}
    </p>
  );
}

function Note({ text }: { text: string }) {
  return (
    <span className={styles.note}>
      <IconNote size={16} aria-hidden /> {text}
    </span>
  );
}
