import type { SoldCashReceipt } from '@maru/contract/receipt/sold.ts';
import { Fragment } from 'react';
import styles from './receipt.module.css';
import { useReceiptWords } from './use-receipt-words.ts';

/** Lists the cash receipts issued for the order, and cancelled ones. */
export function ReceiptCashReceipts({ rows }: { rows: readonly SoldCashReceipt[] }) {
  const { t, won } = useReceiptWords();
  if (rows.length === 0) return null;

  return (
    <dl className={styles.sums}>
      {rows.map(({ key, purpose, identifier, approvalNumber, amount, isCancelled }) => (
        <Fragment key={key}>
          <div className={styles.row}>
            <dt>{t(isCancelled ? 'cashReceipt.cancelled' : `cashReceipt.purposes.${purpose}`)}</dt>
            <dd>{won(amount)}</dd>
          </div>
          <div className={styles.detail}>
            <dt className="heard-only">{t('details')}</dt>
            <dd>{identifier}</dd>
            {approvalNumber && <dd>{t('approval', { number: approvalNumber })}</dd>}
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
