import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { Link, useLoaderData, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useOwnInvitations } from '#hub/stores/own-invitations.api.ts';
import { InvitationCard } from './invitation-card.tsx';
import { loadInvitations } from './join.api.ts';
import styles from './join.module.css';
import { joinAddress } from './join-address.ts';
import { LinkedInvitation } from './linked-invitation.tsx';

/** Route loader. */
export const loadJoin = (queryClient: QueryClient, search: Record<string, unknown>) =>
  Promise.all([
    loadTexts('join', 'store-access'),
    loadInvitations(queryClient, joinAddress(search).invitation),
  ]);

/** Invitations of the person: the one whose link was opened, and all others. */
export function JoinPage() {
  const { t } = useTranslation('join');
  const { username } = useLoaderData({ from: '/signed-in/person/join' });
  const { invitation: token } = joinAddress(useSearch({ strict: false }));

  return (
    <StoreFrame title={t('title')}>
      <div className={styles.page}>
        {token !== undefined && <LinkedInvitation key={token} token={token} username={username} />}
        <Waiting isAlone={token === undefined} username={username} />
      </div>
    </StoreFrame>
  );
}

/** The other open invitations. */
function Waiting({ isAlone, username }: { isAlone: boolean; username: string }) {
  const { t } = useTranslation('join');
  const invitations = useOwnInvitations();
  if (invitations.length === 0 && isAlone) {
    return (
      <EmptyState
        title={t('none.title')}
        text={t('none.text', { username })}
        action={
          <Button renderRoot={(props) => <Link to={paths.newStore()} {...props} />}>{t('none.open')}</Button>
        }
      />
    );
  }
  return invitations.map((invitation) => (
    <InvitationCard
      key={invitation.id}
      invitation={invitation}
      by={{ invitationId: invitation.id }}
      username={username}
    />
  ));
}
