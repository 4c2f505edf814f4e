import { loadTexts } from '@maru/web/i18n.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadSessions, profileQuery } from '#hub/profile/profile.api.ts';
import { ProfilePending } from '#hub/profile/profile-pending.tsx';
import { joinAddress } from '#hub/store-access/join/join-address.ts';
import { newStoreAddress } from '#hub/stores/new/new-store-address.ts';
import { NewStorePending } from '#hub/stores/new/new-store-pending.tsx';
import { storeTypesQuery } from '#hub/stores/stores.api.ts';
import { personRoute } from './roots.tsx';

const profileRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'profile',
  loader: ({ context: { queryClient } }) => Promise.all([loadTexts('profile'), loadSessions(queryClient)]),
  component: lazyRouteComponent(() => import('#hub/profile/profile-page.tsx'), 'ProfilePage'),
  pendingComponent: ProfilePending,
});

const newStoreRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'stores/new',
  validateSearch: newStoreAddress,
  loader: async ({ context: { queryClient } }) => {
    const [{ id: userId, username }] = await Promise.all([
      queryClient.ensureQueryData(profileQuery()),
      loadTexts('new-store', 'store-fields', 'uploads', 'address'),
      queryClient.ensureQueryData(storeTypesQuery()),
      import('#hub/stores/own-invitations.api.ts').then(({ ownInvitationsQuery }) =>
        queryClient.ensureQueryData(ownInvitationsQuery()),
      ),
    ]);
    return { userId, username };
  },
  component: lazyRouteComponent(() => import('#hub/stores/new/new-store-page.tsx'), 'NewStorePage'),
  pendingComponent: NewStorePending,
});

const joinRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'join',
  validateSearch: joinAddress,
  loaderDeps: ({ search: { invitation } }) => ({ invitation }),
  loader: async ({ context: { queryClient }, deps: { invitation } }) => {
    const [{ loadInvitations }, { username }] = await Promise.all([
      import('#hub/store-access/join/join.api.ts'),
      queryClient.ensureQueryData(profileQuery()),
      loadTexts('join', 'store-access'),
    ]);
    await loadInvitations(queryClient, invitation);
    return { username };
  },
  component: lazyRouteComponent(() => import('#hub/store-access/join/join-page.tsx'), 'JoinPage'),
});

export const personScreens = [profileRoute, newStoreRoute, joinRoute] as const;
