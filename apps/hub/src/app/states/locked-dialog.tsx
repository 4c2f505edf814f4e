import { Dialog } from '@maru/ui/dialog.tsx';
import { showNotice } from '@maru/ui/notices.tsx';
import { useTranslation } from 'react-i18next';
import { UnlockPanel } from '#hub/app-lock/unlock-panel.tsx';
import { forgetLocked, type Lock } from '#hub/lib/locked.ts';
import styles from './state.module.css';

type LockedDialogProps = { storeId: string; lock: Lock };

/** Over a screen whose act the app lock refused: what was typed stays below it. */
export function LockedDialog({ storeId, lock }: LockedDialogProps) {
  const { t } = useTranslation(['app', 'app-lock']);
  const handleOpened = () => {
    forgetLocked();
    showNotice({ id: 'unlocked', type: 'SUCCESS', message: t('app-lock:request.opened') });
  };

  return (
    <Dialog
      isOpen
      onClose={forgetLocked}
      title={t('app-lock:request.dialogTitle')}
      closeText={t('close')}
      width={440}
      isPersistent
    >
      <div className={styles.asked}>
        <p className={styles.text}>
          {t('app-lock:request.dialogText', { part: t(`app-lock:parts.${lock.part}`) })}
        </p>
        <UnlockPanel storeId={storeId} lock={lock} onOpened={handleOpened} />
      </div>
    </Dialog>
  );
}
