import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#hub/lib/card.tsx';
import { type Lock, openLockDialog } from '#hub/lib/locked.ts';
import styles from './dashboard.module.css';

/** Replaces the figures while the app lock closes them. */
export function ClosedFigures({ lock }: { lock: Lock }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('today')}>
      <div className={styles.closed}>
        <IconLock size={28} aria-hidden />
        <p className={styles.none}>{t('locked.text')}</p>
        <Button onClick={() => openLockDialog(lock)}>{t('locked.unlock')}</Button>
      </div>
    </Card>
  );
}
