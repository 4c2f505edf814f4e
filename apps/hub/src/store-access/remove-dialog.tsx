import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx';
import { showNotice } from '@maru/ui/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useTranslation } from 'react-i18next';
import { type Member, useChangeAccess } from './store-access.api.ts';
import { useOwnId } from './use-own-id.ts';

type RemoveDialogProps = { storeId: string; member: Member; onClose: () => void };

/** Asks before somebody is removed from the store. */
export function RemoveDialog({ storeId, member, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('store-access');
  const { mutateAsync, isPending } = useChangeAccess(storeId);
  const { username, name, version } = member;
  const isSelf = useOwnId() === member.userId;

  async function remove() {
    try {
      await mutateAsync({ action: 'REMOVE', username, version });
      showNotice({ id: 'access', type: 'SUCCESS', message: t('done.REMOVE', { name }) });
    } catch (error) {
      reportError(error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
      title={t('ask.removeTitle', { name })}
      text={t(isSelf ? 'ask.removeTextSelf' : 'ask.removeText')}
      confirmText={t('ask.removeConfirm')}
      cancelText={t('ask.cancel')}
      closeText={t('ask.cancel')}
    />
  );
}
