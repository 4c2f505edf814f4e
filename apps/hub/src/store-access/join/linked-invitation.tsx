import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { signOutHere } from '#hub/lib/device/sign-out.ts';
import { useOwnInvitations } from '#hub/stores/own-invitations.api.ts';
import { useMyStores } from '#hub/stores/stores.api.ts';
import { InvitationCard } from './invitation-card.tsx';
import { type InvitationOfLink as Found, useLinked } from './join.api.ts';
import styles from './join.module.css';

/** The invitation of the opened link, or why the signed-in person cannot accept it. */
export function LinkedInvitation({ token, username }: { token: string; username: string }) {
  const { t } = useTranslation('join');
  const own = useOwnInvitations();
  const invitation = useLinked(token);
  const isMember = useMyStores().some(({ storeId }) => storeId === invitation?.storeId);

  if (!invitation) return <Ended text={t('errors:invitationEnded_UNKNOWN')} />;
  const { storeId, storeName, state } = invitation;
  if (isMember) return <AlreadyIn storeId={storeId} storeName={storeName} />;
  if (state !== 'OPEN') return <Ended text={t(`errors:invitationEnded_${state}`)} />;
  if (invitation.username !== username)
    return <SomebodyElse invitation={invitation} token={token} username={username} />;
  // The list below already contains this invitation.
  if (own.some((each) => each.storeId === storeId)) return null;
  return <InvitationCard invitation={invitation} by={{ token }} username={username} />;
}

function Ended({ text }: { text: string }) {
  const { t } = useTranslation('join');
  return (
    <section className={`card-box ${styles.card}`}>
      <h2>{t('ended.title')}</h2>
      <p>{text}</p>
    </section>
  );
}

function AlreadyIn({ storeId, storeName }: { storeId: string; storeName: string }) {
  const { t } = useTranslation('join');
  return (
    <section className={`card-box ${styles.card}`}>
      <h2>{t('member.title', { store: storeName })}</h2>
      <Button
        variant="action"
        size="lg"
        renderRoot={(props) => <Link to={paths.storeHome({ storeId })} {...props} />}
      >
        {t('member.toStore')}
      </Button>
    </section>
  );
}

type SomebodyElseProps = { invitation: Found; token: string; username: string };

/**
 * The invitation is for another account. Signing in with that account returns to this page. Without an account, the
 * person signs up first and then opens the mail's link again.
 */
function SomebodyElse({ invitation, token, username }: SomebodyElseProps) {
  const { t } = useTranslation('join');
  const { username: invited, hasAccount } = invitation;
  const back = `${paths.join()}?${new URLSearchParams({ invitation: token })}`;
  return (
    <section className={`card-box ${styles.card}`}>
      <h2>{t('somebodyElse.title')}</h2>
      <p>{t(hasAccount ? 'somebodyElse.logIn' : 'somebodyElse.signUp', { invited, username })}</p>
      <Button size="lg" onClick={() => void signOutHere(hasAccount ? back : undefined)}>
        {t('somebodyElse.signOut')}
      </Button>
    </section>
  );
}
