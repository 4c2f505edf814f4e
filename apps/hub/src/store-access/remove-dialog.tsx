import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { type Member, useChangeAccess } from './store-access.api.ts';
import { tellDone } from './tell-done.ts';
import { useOwnId } from './use-own-id.ts';

type RemoveDialogProps = { storeId: string; member: Member; onClose: () => void };

/** Asks before somebody is removed from the store. */
export function RemoveDialog({ storeId, member, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('store-access');
  const { mutateAsync, isPending } = useChangeAccess(storeId);
  const { username, name, version } = member;
  const isSelf = useOwnId() === member.userId;

  async function remove() {
    await tellDone(mutateAsync({ action: 'REMOVE', username, version }), t('done.REMOVE', { name }));
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
