import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './pin-note.module.css';

/** The pin is at the centre of a district: asks to move or to confirm it. */
export function ApproximateNote({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('address');

  return (
    <div className={styles.note}>
      <p className={styles.words}>{t('pin.approximate')}</p>
      <Button onClick={onConfirm}>{t('pin.asItIs')}</Button>
    </div>
  );
}
