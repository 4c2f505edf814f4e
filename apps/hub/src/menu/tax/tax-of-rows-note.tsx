import { useTranslation } from 'react-i18next';
import styles from './tax-note.module.css';
import { namesByTax } from './tax-of-rows.ts';

/** Maximum number of names in the warning; the list of rows marks all of them. */
const mostNamed = 5;

/** Warns before an import how many items will change their VAT, and names them. */
export function TaxOfRowsNote({ rows }: { rows: Parameters<typeof namesByTax>[0] }) {
  const { t } = useTranslation('menu-tax');
  const named = (names: readonly string[]) => {
    const shown = names.slice(0, mostNamed).join(', ');
    return names.length > mostNamed ? t('andMore', { names: shown, count: names.length - mostNamed }) : shown;
  };
  return namesByTax(rows).map(({ tax, names }) => (
    <div key={tax} className={`warning-box ${styles.note}`}>
      <p className={styles.said}>{t(`becomes.${tax}`, { count: names.length })}</p>
      <p className={styles.names}>{named(names)}</p>
    </div>
  ));
}
