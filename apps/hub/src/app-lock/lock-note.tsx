import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Lock, openLockDialog } from '#hub/lib/locked.ts';
import styles from './lock-note.module.css';

/**
 * Shown above a screen that can be read but not changed. It says what needs an approval, and offers to
 * request one.
 */
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
      <Button className={styles.button ?? ''} onClick={() => openLockDialog(lock)}>
        {t('note.unlock')}
      </Button>
    </div>
  );
}
