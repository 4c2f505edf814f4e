import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './pin-note.module.css';

/** The pin stands where the search has put it, in the middle of a district: it is moved, or meant to stand there. */
export function ApproximateNote({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('address');

  return (
    <div className={styles.note}>
      <p className={styles.words}>{t('pin.approximate')}</p>
      <Button onClick={onConfirm}>{t('pin.asItIs')}</Button>
    </div>
  );
}
