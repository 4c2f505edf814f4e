import { useInfiniteQuery } from '@tanstack/react-query';
import { useProfile } from '#hub/profile/profile.api.ts';
import { UserAccessCard } from '#hub/store-access/admin/user-access-card.tsx';
import { EventLogCard } from '#hub/stores/admin/store/log/event-log-card.tsx';
import { DeleteUserCard } from '#hub/users/deleting/delete-user-card.tsx';
import { UserPage } from '#hub/users/user-page.tsx';
import { userLogQuery } from '#hub/users/users.api.ts';

/** Composes features: a user as an admin sees them, the user's stores, and the log of the account. */
export function AdminUserScreen() {
  const { id } = useProfile();
  return (
    <UserPage
      ownId={id}
      accessCard={(userId) => <UserAccessCard userId={userId} />}
      logCard={(userId) => <UserLog userId={userId} />}
      deleteCard={(user) => <DeleteUserCard {...user} isOwn={user.userId === id} />}
    />
  );
}

function UserLog({ userId }: { userId: string }) {
  return <EventLogCard query={useInfiniteQuery(userLogQuery(userId))} />;
}
