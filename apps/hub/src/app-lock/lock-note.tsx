import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Lock, tellLocked } from '#hub/lib/locked.ts';
import styles from './lock-note.module.css';

/** Above a screen that is shown while its acts are locked: what an approval is needed for, and the way to ask. */
export function LockNote({ lock }: { lock: Lock }) {
  const { t } = useTranslation('app-lock');
  return (
    <div className={styles.note}>
      <IconLock size={22} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{t('note.title', { part: t(`parts.${lock.part}`) })}</p>
        <p className={styles.text}>
          {t(`closes.${lock.part}`)} {t('note.goesOn')}
        </p>
      </div>
      <Button className={styles.button ?? ''} onClick={() => tellLocked(lock)}>
        {t('note.unlock')}
      </Button>
    </div>
  );
}
