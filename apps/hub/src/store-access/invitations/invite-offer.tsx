import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useTranslation } from 'react-i18next';
import type { MemberFormState } from '#hub/store-access/members/use-member-form.ts';
import { useInvite } from './invitations.api.ts';
import styles from './invitations.module.css';

type InviteOfferProps = { storeId: string; form: MemberFormState; onDone: () => void };

/** Shown if nobody has a verified account with this address: offers to invite them by mail. */
export function InviteOffer({ storeId, form, onDone }: InviteOfferProps) {
  const { t } = useTranslation('store-access');
  const { mutateAsync, isPending } = useInvite(storeId);
  const { role, rights } = form.values;
  const typed = form.values.username.trim();

  async function invite() {
    const username = typed.toLowerCase();
    try {
      await mutateAsync({ username, rights });
      showNotice({ id: 'access', type: 'SUCCESS', message: t('invite.sent', { username }) });
      onDone();
    } catch (error) {
      form.refuseInvitation(error);
    }
  }

  return (
    <div role="status">
      {form.isNobody && (
        <div className={styles.offer}>
          <p>
            {t('invite.offer')}
            {role === 'OWNER' && ` ${t('invite.staffOnly')}`}
          </p>
          <Button variant="action" loading={isPending} onClick={() => void invite()}>
            {t('invite.send')}
          </Button>
        </div>
      )}
    </div>
  );
}
