import type { PayPageFacts } from '@maru/contract/rendered-page.ts';
import { useTranslation } from 'react-i18next';
import styles from './pay-lines.module.css';
import { usePayWords } from './use-pay-words.ts';

/** What was ordered. */
export function PayLines({ facts: { lines, total, paid } }: { facts: PayPageFacts }) {
  const { t } = useTranslation('payments');
  const { won, language } = usePayWords();

  return (
    <section className={`card-box ${styles.box}`} aria-label={t('lines')}>
      <ul className={styles.lines}>
        {lines.map(({ id, name, nameEn, quantity, total: sum }) => (
          <li key={id}>
            <span>
              {(language === 'en' && nameEn) || name} <span className={styles.quantity}>× {quantity}</span>
            </span>
            <span className={styles.amount}>{won(sum)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{t('total')}</span>
        <span className={styles.amount}>{won(total)}</span>
      </p>
      {paid > 0 && (
        <p className={styles.sum} data-minor>
          <span>{t('paid')}</span>
          <span className={styles.amount}>{won(paid)}</span>
        </p>
      )}
    </section>
  );
}
