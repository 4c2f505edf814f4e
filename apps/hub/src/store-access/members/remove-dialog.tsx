import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { showResult } from '#hub/store-access/show-result.ts';
import type { Member, useChangeAccess } from '#hub/store-access/store-access.api.ts';
import { useOwnId } from '#hub/store-access/use-own-id.ts';

type RemoveDialogProps = {
  member: Member;
  change: Pick<ReturnType<typeof useChangeAccess>, 'mutateAsync' | 'isPending'>;
  onClose: () => void;
  /** Called after the member was removed. */
  onRemoved?: () => void;
};

/** Asks before a member is removed. */
export function RemoveDialog({ member, change, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('store-access');
  const { mutateAsync, isPending } = change;
  const { userId, name, version } = member;
  const isSelf = useOwnId() === userId;

  async function remove() {
    const removing = mutateAsync({ action: 'REMOVE', userId, version }).then(onRemoved);
    await showResult(removing, t('done.REMOVE', { name }));
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
