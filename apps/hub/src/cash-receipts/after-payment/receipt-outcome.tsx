import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { outcomeOf } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import styles from './after-payment.module.css';

/** Shows the outcome of a receipt. */
export function ReceiptOutcome({ receipt }: { receipt: CashReceipt }) {
  const { t, numberOf, wayOf, refusalOf } = useCashReceiptWords();
  const { approvalNumber } = receipt;
  const outcome = outcomeOf(receipt);
  const details = [
    wayOf(receipt),
    receipt.identifierKind !== 'SELF_ISSUED' && numberOf(receipt),
    approvalNumber && t('receipt:approval', { number: approvalNumber }),
  ];

  return (
    <div role="status" className={styles.outcome} data-outcome={outcome}>
      <p className={styles.said}>{t(`said.${outcome}`)}</p>
      <p className={styles.text}>
        <DetailLine parts={details} />
      </p>
      {outcome === 'REFUSED' && <p className={styles.text}>{refusalOf(receipt)}</p>}
    </div>
  );
}
