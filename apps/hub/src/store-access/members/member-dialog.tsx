import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { InviteOffer } from '#hub/store-access/invitations/invite-offer.tsx';
import { type Member, useChangeAccess } from '#hub/store-access/store-access.api.ts';
import { MemberForm } from './member-form.tsx';

type MemberDialogProps = {
  storeId: string;
  /** Missing for a new member. */
  member?: Member;
  onClose: () => void;
};

/** The member form for owners. People without an account can be invited. */
export function MemberDialog({ storeId, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('store-access');
  const { mutateAsync } = useChangeAccess(storeId);

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={member ? t('form.changeTitle', { name: member.name }) : t('form.addTitle')}
      closeText={t('form.cancel')}
      firstFocus={member ? 'content' : 'field'}
    >
      <MemberForm
        member={member}
        change={mutateAsync}
        onDone={onClose}
        emailHint={t('form.emailHint')}
        offer={(form) => <InviteOffer storeId={storeId} form={form} onDone={onClose} />}
        otherButton={
          <Button size="lg" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        }
      />
    </Dialog>
  );
}
