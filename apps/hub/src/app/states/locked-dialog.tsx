import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { UnlockPanel } from '#hub/app-lock/unlock-panel.tsx';
import { closeLockDialog, type Lock } from '#hub/lib/locked.ts';
import styles from './state.module.css';

type LockedDialogProps = {
  storeId: string;
  lock: Lock;
  /** Whether the refused act waits and continues once unlocked. */
  isWaitedFor: boolean;
};

/** Dialog over a screen after the app lock refused an act. Unsaved input below it is kept. */
export function LockedDialog({ storeId, lock, isWaitedFor }: LockedDialogProps) {
  const { t } = useTranslation(['app', 'app-lock']);
  const handleOpened = () => {
    closeLockDialog(true);
    const message = t(isWaitedFor ? 'app-lock:request.goesOn' : 'app-lock:request.opened');
    showNotice({ id: 'unlocked', type: 'SUCCESS', message });
  };

  return (
    <Dialog
      isOpen
      onClose={() => closeLockDialog(false)}
      title={t('app-lock:request.dialogTitle')}
      closeText={t('close')}
      width={440}
      isPersistent
    >
      <div className={styles.asked}>
        <p className={styles.text}>
          {t(isWaitedFor ? 'app-lock:request.waitText' : 'app-lock:request.dialogText', {
            part: t(`app-lock:parts.${lock.part}`),
          })}
        </p>
        <UnlockPanel storeId={storeId} lock={lock} onOpened={handleOpened} />
      </div>
    </Dialog>
  );
}
