import { loadTexts } from '@maru/web/i18n.ts';
import { takeRecentReturnPath } from '@maru/web/return-path.ts';
import { finishSignIn, sessionStore, startSignIn } from '@maru/web/session.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import { firstScreen } from '#hub/app/navigation.tsx';
import { paths } from '#hub/app/paths.ts';
import { LoginFailed } from '#hub/app/states/later-states.tsx';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { lastStoreOf } from '#hub/stores/last-store.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import { rootRoute, signedInRoute } from './roots.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login',
  beforeLoad: async () => {
    if (sessionStore.getSnapshot().status === 'signedIn') throw redirect({ to: paths.home(), replace: true });
    await startSignIn(paths.home());
  },
});

export const loginCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login/callback',
  loader: async () => {
    // Reads the address itself, because the router's search parser would turn a code of digits into a number.
    const [finished] = await Promise.allSettled([finishSignIn(location.href), loadTexts('sign-in')]);
    if (finished.status === 'rejected') throw finished.reason;
    throw redirect({ href: finished.value, replace: true });
  },
  errorComponent: LoginFailed,
});

export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  beforeLoad: async ({ context: { queryClient }, preload }) => {
    const wanted = preload ? '/' : takeRecentReturnPath();
    if (wanted !== '/') throw redirect({ href: wanted, replace: true });
    const session = sessionStore.getSnapshot();
    const stores = await queryClient.ensureQueryData(myStoresQuery());
    const store = lastStoreOf(session.status === 'signedIn' ? session.userId : '', stores);
    if (store) throw redirect({ to: firstScreen(store), replace: true });
    const { admin } = await queryClient.ensureQueryData(profileQuery());
    if (admin) throw redirect({ to: paths.admin(), replace: true });
    const { ownInvitationsQuery } = await import('#hub/stores/own-invitations.api.ts');
    const invitations = await queryClient.fetchQuery(ownInvitationsQuery());
    throw redirect({ to: invitations.length > 0 ? paths.join() : paths.newStore(), replace: true });
  },
});
