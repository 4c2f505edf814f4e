import { loadTexts } from '@maru/web/i18n.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadSessions } from '#hub/profile/profile.api.ts';
import { ProfilePending } from '#hub/profile/profile-pending.tsx';
import { personRoute } from './roots.tsx';

const profileRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'profile',
  loader: ({ context: { queryClient } }) => Promise.all([loadTexts('profile'), loadSessions(queryClient)]),
  component: lazyRouteComponent(() => import('#hub/profile/profile-page.tsx'), 'ProfilePage'),
  pendingComponent: ProfilePending,
});

export const personScreens = [profileRoute] as const;
