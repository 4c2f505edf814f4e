import type { TenderRow } from '@maru/contract/receipt/receipt-rows.ts';
import styles from './receipt.module.css';
import { useReceiptWords } from './use-receipt-words.ts';

/** Lists payments, refunds, and what is left to pay. */
export function ReceiptTenders({ rows }: { rows: readonly TenderRow[] }) {
  const { t, won } = useReceiptWords();
  if (rows.length === 0) return null;

  return (
    <dl className={styles.sums}>
      {rows.map((row) =>
        row.kind === 'TENDER' ? (
          <Tender key={`${row.kind} ${row.key}`} row={row} />
        ) : (
          <div
            key={`${row.kind} ${row.key}`}
            className={styles.row}
            data-strong={row.kind === 'LEFT' || undefined}
          >
            <dt>{t(row.kind === 'LEFT' ? 'left' : 'returned')}</dt>
            <dd>{won(row.amount)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Tender({ row }: { row: Extract<TenderRow, { kind: 'TENDER' }> }) {
  const { t, won, cardOf } = useReceiptWords();
  const { type, amount, card, approvalNumber, cash } = row;
  const details = [
    card && cardOf(card),
    approvalNumber && t('approval', { number: approvalNumber }),
    cash && t('cash', { received: won(cash.received), change: won(cash.change) }),
  ].filter(Boolean);

  return (
    <>
      <div className={styles.row} data-strong>
        <dt>{t(`tenderTypes.${type}`)}</dt>
        <dd>{won(amount)}</dd>
      </div>
      {details.length > 0 && (
        <div className={styles.detail}>
          <dt className="heard-only">{t('details')}</dt>
          {details.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      )}
    </>
  );
}
