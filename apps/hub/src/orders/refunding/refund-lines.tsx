import { Checkbox } from '@mantine/core';
import { remainingOf } from '@maru/contract/money/refund-lines.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { QuantityStepper } from '@maru/ui/fields/quantity-stepper.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './refund-dialog.module.css';
import type { RefundDraft } from './refund-draft.ts';

type RefundLinesProps = {
  order: Order;
  draft: RefundDraft;
  onChange: (changes: Pick<RefundDraft, 'quantities' | 'lostIds'>) => void;
};

/** Asks how many pieces of each line are refunded, and whether their stock is lost. */
export function RefundLines({ order, draft: { quantities, lostIds }, onChange }: RefundLinesProps) {
  const { t, won, nameOf } = useOrderWords();
  const lines = order.lines.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity);

  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { id, quantity, refundedQuantity, stockTaken } = line;
        const name = nameOf(line);
        const chosen = quantities[id] ?? 0;
        const setLost = (isLost: boolean) =>
          onChange({
            quantities,
            lostIds: [...lostIds.filter((one) => one !== id), ...(isLost ? [id] : [])],
          });
        return (
          <li key={id}>
            <div className={styles.line}>
              <span className={styles.name}>
                {name}
                <span className={styles.detail}>
                  <DetailLine
                    parts={[
                      t('lines.pieces', { count: quantity - refundedQuantity }),
                      ...(remainingOf(line) > 0 ? [won(remainingOf(line))] : []),
                      ...line.options.map(nameOf),
                    ]}
                  />
                </span>
              </span>
              <QuantityStepper
                label={t('refund.quantityOf', { name })}
                decreaseText={t('refund.fewer', { name })}
                increaseText={t('refund.more', { name })}
                value={chosen}
                max={quantity - refundedQuantity}
                onChange={(value) => onChange({ quantities: { ...quantities, [id]: value }, lostIds })}
              />
            </div>
            {chosen > 0 && stockTaken > 0 && (
              <Checkbox
                label={t('refund.isStockLost')}
                checked={lostIds.includes(id)}
                onChange={({ currentTarget }) => setLost(currentTarget.checked)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
