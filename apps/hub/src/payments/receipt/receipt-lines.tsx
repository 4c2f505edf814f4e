import { useWords } from '#hub/payments/use-words.ts';
import type { Paper } from './paper.ts';
import styles from './receipt.module.css';

/** What was sold: name, how many, amount; options and discounts below. */
export function ReceiptLines({ paper }: { paper: Paper }) {
  const { t, won, nameOf } = useWords();

  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.item')}</th>
          <th scope="col">{t('receipt.quantity')}</th>
          <th scope="col">{t('receipt.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line) => {
          const details = [...line.options.map(nameOf), ...(line.place === 'TOGO' ? [t('togo')] : [])];
          return (
            <tr key={line.key}>
              <td>
                {nameOf(line)}
                {details.length > 0 && <span className={styles.detail}>{details.join(', ')}</span>}
                {line.discount > 0 && (
                  <span className={styles.detail}>{t('discount', { amount: won(-line.discount) })}</span>
                )}
              </td>
              <td>{line.quantity}</td>
              <td>{won(line.gross - line.discount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
