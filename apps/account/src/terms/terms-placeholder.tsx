import { useTranslation } from 'react-i18next';
import styles from './terms-placeholder.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton of the list, of about the same size. */
export function TermsPlaceholder() {
  const { t } = useTranslation('terms');

  return (
    <div className={styles.placeholder} role="status" aria-label={t('list.loading')}>
      <div className={styles.all} />
      {rows.map((row) => (
        <div key={row} className={styles.row} />
      ))}
    </div>
  );
}
