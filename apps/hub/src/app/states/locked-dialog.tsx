import { Dialog } from '@maru/ui/dialog.tsx';
import { showNotice } from '@maru/ui/notices.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLocked, type Lock, useLocked } from '#hub/lib/locked.ts';
import { LazyUnlockPanel } from './lazy-unlock-panel.ts';
import styles from './state.module.css';

/** Over a screen whose act the app lock refused: what was typed stays below it. */
export function LockedDialog({ storeId }: { storeId: string }) {
  const { t } = useTranslation('app');
  const lock = useLocked();

  return (
    <Dialog
      isOpen={lock !== undefined}
      onClose={forgetLocked}
      title={t('locked.dialogTitle')}
      closeText={t('close')}
      width={440}
      isPersistent
    >
      {lock && <Asked storeId={storeId} lock={lock} />}
    </Dialog>
  );
}

function Asked({ storeId, lock }: { storeId: string; lock: Lock }) {
  const { t } = useTranslation('app');
  const handleOpened = () => {
    forgetLocked();
    showNotice({ id: 'unlocked', type: 'SUCCESS', message: t('locked.opened') });
  };

  return (
    <div className={styles.asked}>
      <p className={styles.text}>{t('locked.dialogText', { part: t(`lockParts.${lock.part}`) })}</p>
      <Suspense>
        <LazyUnlockPanel storeId={storeId} lock={lock} onOpened={handleOpened} />
      </Suspense>
    </div>
  );
}
