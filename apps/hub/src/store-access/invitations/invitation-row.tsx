import { Button } from '@mantine/core';
import { daysLeft } from '@maru/contract/store-access/invitation.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useTranslation } from 'react-i18next';
import { useNow } from '#hub/lib/use-now.ts';
import styles from '#hub/store-access/member-row.module.css';
import { showResult } from '#hub/store-access/show-result.ts';
import { type Invitation, useInvite } from './invitations.api.ts';

type InvitationRowProps = { storeId: string; invitation: Invitation; onWithdraw: () => void };

/** One invitation: its expiry and rights, with buttons to send it again and to withdraw it. */
export function InvitationRow({ storeId, invitation, onWithdraw }: InvitationRowProps) {
  const { t } = useTranslation('store-access');
  const { mutateAsync, isPending } = useInvite(storeId);
  const { username, rights, invitedBy } = invitation;
  const may = rights.map((right) => t(`rights.${right}`)).join(', ') || t('nothing');

  const sendAgain = () => showResult(mutateAsync({ username, rights }), t('invite.sentAgain', { username }));

  return (
    <li className={styles.row} aria-label={username}>
      <div className={styles.person}>
        <p className={styles.name}>
          {username}
          <TimeLeft until={invitation.expiresAt} />
        </p>
        <p className={styles.username}>{t('invite.by', { name: invitedBy })}</p>
        <p className={styles.may}>{may}</p>
      </div>
      <div className={styles.acts}>
        <Button
          aria-label={t('invite.againTo', { username })}
          loading={isPending}
          onClick={() => void sendAgain()}
        >
          {t('invite.again')}
        </Button>
        <Button aria-label={t('invite.withdrawOf', { username })} onClick={onWithdraw}>
          {t('invite.withdraw')}
        </Button>
      </div>
    </li>
  );
}

function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('store-access');
  const days = daysLeft(until, useNow(60_000));
  return days > 0 ? (
    <StatusBadge>{t('invite.daysLeft', { count: days })}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{t('invite.over')}</StatusBadge>
  );
}
