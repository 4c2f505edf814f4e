import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { showResult } from '#hub/store-access/show-result.ts';
import { type Invitation, useWithdraw } from './invitations.api.ts';

type WithdrawDialogProps = { storeId: string; invitation: Invitation; onClose: () => void };

/** Asks before the link in an invitation stops working. */
export function WithdrawDialog({ storeId, invitation: { id, username }, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('store-access');
  const { mutateAsync, isPending } = useWithdraw(storeId);

  async function withdraw() {
    await showResult(mutateAsync(id), t('invite.withdrawn', { username }));
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      onClose={onClose}
      onConfirm={() => void withdraw()}
      isPending={isPending}
      title={t('invite.askTitle')}
      text={t('invite.askText', { username })}
      confirmText={t('invite.withdraw')}
      cancelText={t('ask.cancel')}
      closeText={t('ask.cancel')}
    />
  );
}
