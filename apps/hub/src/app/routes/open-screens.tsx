import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './roots.tsx';

const aboutPage = () => import('#hub/inquiries/about-page.tsx');
const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'about',
  loader: async ({ context: { queryClient } }) => (await aboutPage()).loadAbout(queryClient),
  component: lazyRouteComponent(aboutPage, 'AboutPage'),
});

/** Screens for everybody, signed in or not. */
export const openScreens = [aboutRoute] as const;
