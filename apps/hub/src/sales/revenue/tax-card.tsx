import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { DayTimes } from '#hub/sales/sales.api.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './tax-card.module.css';

type TaxCardProps = { totals: DayTimes['totals']; taxType: TaxType };

/** Tax parts of the net sales. Simplified taxpayers see only the total, as their receipts show no tax either. */
export function TaxCard({ totals, taxType }: TaxCardProps) {
  const { t, won } = useSalesWords();
  const parts = [
    { key: 'supply', amount: totals.supply },
    { key: 'vat', amount: totals.vat },
    { key: 'taxFree', amount: totals.taxFree },
  ];
  const shown = taxType === 'EXEMPT' ? parts.slice(2) : parts;

  return (
    <section className={`card-box ${styles.card}`}>
      <h2 className={styles.title}>{t('tax.title')}</h2>
      {taxType === 'SIMPLIFIED' && <p className={styles.text}>{t('tax.simplified')}</p>}
      <dl className={styles.rows}>
        {taxType !== 'SIMPLIFIED' &&
          shown.map(({ key, amount }) => (
            <div key={key} className={styles.row}>
              <dt>{t(`tax.${key}`)}</dt>
              <dd>{won(amount)}</dd>
            </div>
          ))}
        <div className={styles.row} data-strong>
          <dt>{t('figures.net')}</dt>
          <dd>{won(totals.net)}</dd>
        </div>
        {totals.discounts > 0 && (
          <div className={styles.row} data-quiet>
            <dt>{t('tax.discounts')}</dt>
            <dd>{won(totals.discounts)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
