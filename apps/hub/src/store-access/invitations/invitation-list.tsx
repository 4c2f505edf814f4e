import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationRow } from './invitation-row.tsx';
import { type Invitation, useInvitations } from './invitations.api.ts';
import styles from './invitations.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Open invitations. */
export function InvitationList({ storeId }: { storeId: string }) {
  const { t } = useTranslation('store-access');
  const invitations = useInvitations(storeId);
  const [withdrawn, setWithdrawn] = useState<Invitation>();

  return (
    <>
      {invitations.length > 0 && (
        <section className={styles.invitations}>
          <h2>{t('invite.title')}</h2>
          <p>{t('invite.about')}</p>
          <ul className="list-box" aria-label={t('invite.title')}>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                storeId={storeId}
                invitation={invitation}
                onWithdraw={() => setWithdrawn(invitation)}
              />
            ))}
          </ul>
        </section>
      )}
      {withdrawn && (
        <WithdrawDialog storeId={storeId} invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </>
  );
}
