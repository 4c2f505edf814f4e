import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReadingPage } from '#hub/content/reading/reading-screens.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { ProfilePending } from '#hub/profile/profile-pending.tsx';
import { NewStorePending } from '#hub/stores/new/new-store-pending.tsx';
import { personRoute } from './roots.tsx';

/** The pages parse their own search parameters, because the rules would otherwise be part of the shell. */
const readByPage = (search: Record<string, unknown>) => search;

const pages = async () => (await import('./person-pages.ts')).personPages;

const profilePage = async () => (await pages()).profile();
const profileRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'profile',
  loader: async ({ context: { queryClient } }) => (await profilePage()).loadProfileScreen(queryClient),
  component: lazyRouteComponent(profilePage, 'ProfileScreen'),
  pendingComponent: ProfilePending,
});

const newStorePage = async () => (await pages()).newStore();
const newStoreRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'stores/new',
  validateSearch: readByPage,
  loader: async ({ context: { queryClient } }) => {
    await (await newStorePage()).loadNewStore(queryClient);
    return queryClient.ensureQueryData(profileQuery());
  },
  component: lazyRouteComponent(newStorePage, 'NewStorePage'),
  pendingComponent: NewStorePending,
});

const joinPage = async () => (await pages()).join();
const joinRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'join',
  validateSearch: readByPage,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await (await joinPage()).loadJoin(queryClient, deps);
    return queryClient.ensureQueryData(profileQuery());
  },
  component: lazyRouteComponent(joinPage, 'JoinPage'),
});

const reading = async () => (await pages()).reading();

/** The loaders and pages for reading are in one file, so that the shell lists only that file. */
const readingRoute = <const Path extends string>(path: Path, page: ReadingPage) =>
  createRoute({
    getParentRoute: () => personRoute,
    path,
    validateSearch: readByPage,
    loader: async ({ context: { queryClient }, location: { search }, params, preload }) =>
      (await reading()).loaders[page]({ queryClient, search, params, isPreload: preload }),
    component: lazyRouteComponent(async () => (await reading()).readingPages, page),
  });

export const personScreens = [
  profileRoute,
  newStoreRoute,
  joinRoute,
  readingRoute('news', 'NewsPage'),
  readingRoute('news/$newsId', 'OneNewsPage'),
  readingRoute('faq', 'FaqPage'),
  readingRoute('posts', 'PostsPage'),
  readingRoute('posts/$postId', 'PostPage'),
] as const;
