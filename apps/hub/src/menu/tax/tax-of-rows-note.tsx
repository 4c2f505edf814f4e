import { useTranslation } from 'react-i18next';
import styles from './tax-note.module.css';
import { namesByTax } from './tax-of-rows.ts';

/** So many names are read; all of them are marked in the list. */
const mostNamed = 5;

/** Says before an import what it changes of what is paid as VAT: of how many items, and which. */
export function TaxOfRowsNote({ rows }: { rows: Parameters<typeof namesByTax>[0] }) {
  const { t } = useTranslation('menu-tax');
  const named = (names: readonly string[]) => {
    const shown = names.slice(0, mostNamed).join(', ');
    return names.length > mostNamed ? t('andMore', { names: shown, count: names.length - mostNamed }) : shown;
  };
  return namesByTax(rows).map(({ tax, names }) => (
    <div key={tax} className={styles.note}>
      <p className={styles.said}>{t(`becomes.${tax}`, { count: names.length })}</p>
      <p className={styles.names}>{named(names)}</p>
    </div>
  ));
}
