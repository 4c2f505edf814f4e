import type { PayPageFacts } from '@maru/contract/rendered-page.ts';
import { separator } from '@maru/ui/separator.ts';
import { useTranslation } from 'react-i18next';
import styles from './pay-lines.module.css';
import { usePayWords } from './use-pay-words.ts';

type Shown = { name: string; nameEn: string | null };

/** Lists what was ordered and, while something is left to pay, what was already paid. */
export function PayLines({ facts: { lines, total, paid } }: { facts: PayPageFacts }) {
  const { t } = useTranslation('payments');
  const { won, language } = usePayWords();

  const nameOf = ({ name, nameEn }: Shown) => (language === 'en' && nameEn) || name;

  return (
    <section className={`card-box ${styles.box}`} aria-label={t('lines')}>
      <ul className={styles.lines}>
        {lines.map(({ id, name, nameEn, options, quantity, total: sum }) => (
          <li key={id}>
            <span>
              {nameOf({ name, nameEn })} <span className={styles.quantity}>× {quantity}</span>
              {options.length > 0 && (
                <span className={styles.options}>{options.map(nameOf).join(separator)}</span>
              )}
            </span>
            <span className={styles.amount}>{won(sum)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{t('total')}</span>
        <span className={styles.amount}>{won(total)}</span>
      </p>
      {paid > 0 && paid < total && (
        <p className={styles.sum} data-minor>
          <span>{t('paid')}</span>
          <span className={styles.amount}>{won(paid)}</span>
        </p>
      )}
    </section>
  );
}
