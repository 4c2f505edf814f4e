import { Button } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import layout from '#hub/lib/forms/form-columns.module.css';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { flagsDown } from './lowered-flags.ts';
import { ConsentsCard } from './one/consents-card.tsx';
import { FlagsCard } from './one/flags-card.tsx';
import { PersonCard } from './one/person-card.tsx';
import { SessionsCard } from './one/sessions-card.tsx';
import { UnmaskUserDialog } from './one/unmask-user-dialog.tsx';
import { useUserWords } from './use-user-words.ts';
import { userQuery } from './users.api.ts';

/** Route loader. It also loads the texts that the log needs for fields of stores. */
export const loadUser = (queryClient: QueryClient, userId: string) =>
  Promise.all([
    loadTexts(
      ...(['admin-users', 'admin', 'app-lock', 'forms', 'leaving', 'receipt'] as const),
      ...(['store', 'store-access', 'store-fields', 'store-settings', 'log-modules'] as const),
    ),
    queryClient.ensureQueryData(userQuery(userId)),
  ]);

type UserPageProps = {
  ownId: string;
  /** Cards of later features. */
  accessCard: (userId: string) => ReactNode;
  logCard: (userId: string) => ReactNode;
  deleteCard: (user: { userId: string; username: string }) => ReactNode;
};

/** One user as admins see them. */
export function UserPage(cards: UserPageProps) {
  const { userId } = useParams({ from: '/signed-in/admin/users/$userId' });
  // Remounted for each user, because what is typed into a dialog belongs to one user only.
  return <OneUser key={userId} userId={userId} {...cards} />;
}

function OneUser({ userId, ownId, accessCard, logCard, deleteCard }: UserPageProps & { userId: string }) {
  const { t } = useUserWords();
  const { data: user } = useSuspenseQuery(userQuery(userId));
  const [isUnmasking, setIsUnmasking] = useState(false);

  return (
    <StoreFrame
      title={user.name}
      back={{ to: paths.adminUsers(), label: t('title') }}
      headerSlot={
        <>
          <StatusBadge tone="brand">{t(`identities.${user.userIdentity}`)}</StatusBadge>
          {flagsDown(user).map((flag) => (
            <StatusBadge key={flag} tone="danger">
              {t(`flags.down.${flag}`)}
            </StatusBadge>
          ))}
        </>
      }
      actions={<Button onClick={() => setIsUnmasking(true)}>{t('unmask.open')}</Button>}
    >
      <div className={layout.columns}>
        <div className={layout.column}>
          <PersonCard user={user} />
          <FlagsCard user={user} isOwn={ownId === userId} />
          {deleteCard({ userId, username: user.email })}
        </div>
        <div className={layout.column}>
          {accessCard(userId)}
          <SessionsCard userId={userId} />
          <ConsentsCard userId={userId} />
          {logCard(userId)}
        </div>
      </div>
      {isUnmasking && <UnmaskUserDialog userId={userId} onClose={() => setIsUnmasking(false)} />}
    </StoreFrame>
  );
}
