import { useWords } from '#hub/payments/use-words.ts';
import type { Paper } from './paper.ts';
import styles from './receipt.module.css';

type Row = { key: string; label: string; amount: number; isStrong?: boolean };

/** Total, its tax parts (a simplified taxpayer shows none), and how it was paid. */
export function ReceiptSums({ paper }: { paper: Paper }) {
  const { t, won, cardOf } = useWords();
  const rows: Row[] = [
    ...(paper.discounts > 0
      ? [
          { key: 'gross', label: t('receipt.gross'), amount: paper.gross },
          { key: 'discounts', label: t('receipt.discounts'), amount: -paper.discounts },
        ]
      : []),
    { key: 'total', label: t('receipt.total'), amount: paper.total, isStrong: true },
    ...taxRows(paper).map(({ key, amount }) => ({ key, label: t(`receipt.${key}`), amount })),
  ];

  return (
    <>
      <dl className={styles.sums}>
        {rows.map(({ key, label, amount, isStrong }) => (
          <div key={key} className={styles.row} data-strong={isStrong}>
            <dt>{label}</dt>
            <dd>{won(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.sums}>
        {paper.tenders.map(({ key, type, amount, received, change, card, approvalNumber }) => (
          <li key={key}>
            <div className={styles.row} data-strong>
              <span>{t(`tenderTypes.${type}`)}</span>
              <span>{won(amount)}</span>
            </div>
            {card?.cardNumber && <p className={styles.detail}>{cardOf(card)}</p>}
            {approvalNumber && (
              <p className={styles.detail}>{t('receipt.approval', { number: approvalNumber })}</p>
            )}
            {received !== null && received > amount && (
              <p className={styles.detail}>
                {t('receipt.cash', { received: won(received), change: won(change) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function taxRows({ taxType, supply, vat, taxFree, serviceCharge }: Paper) {
  const general = [
    { key: 'supply', amount: supply },
    { key: 'vat', amount: vat },
    { key: 'taxFree', amount: taxFree },
    { key: 'serviceCharge', amount: serviceCharge },
  ];
  return taxType === 'GENERAL' ? general.filter(({ key, amount }) => amount !== 0 || key === 'vat') : [];
}
