import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MemberForm } from '#hub/store-access/use-member-form.ts';
import styles from './invitations.module.css';

/** Nobody has signed up and verified this address: a mail can lead them here. */
export function InviteOffer({ form }: { form: MemberForm }) {
  const { t } = useTranslation('store-access');
  const { username, role } = form.draft;

  return (
    <div role="status">
      {form.isNobody && (
        <div className={styles.offer}>
          <p>
            {t('invite.offer', { username: username.trim() })}
            {role === 'OWNER' && ` ${t('invite.staffOnly')}`}
          </p>
          <Button variant="action" loading={form.isInviting} onClick={form.invite}>
            {t('invite.send')}
          </Button>
        </div>
      )}
    </div>
  );
}
