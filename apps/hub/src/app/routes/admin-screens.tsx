import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { AdminLayout } from '#hub/app/frame/admin-layout.tsx';
import type { WritingPage } from '#hub/content/admin/admin-content-screens.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { signedInRoute } from './roots.tsx';

/** The pages parse their own search parameters, because the rules would otherwise be part of the shell. */
const readByPage = (search: Record<string, unknown>) => search;

const pages = async () => (await import('./admin-pages.ts')).adminPages;
const lists = async () => (await pages()).lists();

/** Not found for everybody except admins. */
const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'admin',
  beforeLoad: async ({ context: { queryClient } }) => {
    const { admin } = await queryClient.ensureQueryData(profileQuery());
    if (!admin) throw notFound();
  },
  component: AdminLayout,
});

const adminHomePage = async () => (await pages()).adminHome();
const adminHomeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  loader: async ({ context: { queryClient } }) => (await adminHomePage()).loadAdminHome(queryClient),
  component: lazyRouteComponent(adminHomePage, 'AdminHomePage'),
});

const failuresPage = async () => (await pages()).failures();
const failuresRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'failures',
  validateSearch: readByPage,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) =>
    (await failuresPage()).loadFailures(queryClient, deps),
  component: lazyRouteComponent(failuresPage, 'FailuresPage'),
});

const approvalRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores/approval',
  validateSearch: readByPage,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => (await lists()).loadQueue(queryClient, deps),
  component: lazyRouteComponent(async () => (await pages()).queue(), 'ApplicationQueuePage'),
});

const storesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores',
  validateSearch: readByPage,
  loader: async ({ context: { queryClient }, location: { search } }) =>
    (await lists()).loadStores(queryClient, search),
  component: lazyRouteComponent(async () => (await pages()).stores(), 'StoresPage'),
});

const storeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores/$storeId',
  loader: async ({ context: { queryClient }, params: { storeId } }) =>
    (await lists()).loadAdminStore(queryClient, storeId),
  component: lazyRouteComponent(async () => (await pages()).store(), 'AdminStoreScreen'),
});

const usersPage = async () => (await pages()).users();
const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'users',
  validateSearch: readByPage,
  loader: async ({ context: { queryClient }, location: { search } }) =>
    (await usersPage()).loadUsers(queryClient, search),
  component: lazyRouteComponent(usersPage, 'UsersPage'),
});

const userRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'users/$userId',
  loader: async ({ context: { queryClient }, params: { userId } }) =>
    (await (await pages()).user()).loadUser(queryClient, userId),
  component: lazyRouteComponent(async () => (await pages()).userWithCards(), 'AdminUserScreen'),
});

const pointsPage = async () => (await pages()).points();
const pointsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'points',
  validateSearch: readByPage,
  loader: async ({ context: { queryClient }, location: { search } }) =>
    (await pointsPage()).loadAdminPoints(queryClient, search),
  component: lazyRouteComponent(pointsPage, 'AdminPointsPage'),
});

const storePointsPage = async () => (await pages()).storePoints();
const storePointsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'points/stores/$storeId',
  loader: async ({ context: { queryClient }, params: { storeId } }) =>
    (await storePointsPage()).loadAdminStorePoints(queryClient, storeId),
  component: lazyRouteComponent(storePointsPage, 'AdminStorePointsPage'),
});

const writing = async () => (await pages()).writing();

/** The loaders and pages for writing are in one file, like those for reading. */
const hubRoute = <const Path extends string>(path: Path, page: WritingPage) =>
  createRoute({
    getParentRoute: () => adminRoute,
    path: `hub/${path}`,
    validateSearch: readByPage,
    loader: async ({ context: { queryClient }, location: { search }, params }) =>
      (await writing()).loaders[page]({ queryClient, search, params }),
    component: lazyRouteComponent(async () => (await writing()).writingPages, page),
  });

const inquiriesPage = async () => (await pages()).inquiries();
const inquiriesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'inquiries',
  validateSearch: readByPage,
  loader: async ({ context: { queryClient }, location: { search } }) =>
    (await inquiriesPage()).loadInquiries(queryClient, search),
  component: lazyRouteComponent(inquiriesPage, 'InquiriesPage'),
});

const inquiryPage = async () => (await pages()).inquiry();
const inquiryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'inquiries/$inquiryId',
  loader: async ({ context: { queryClient }, params: { inquiryId } }) =>
    (await inquiryPage()).loadInquiry(queryClient, inquiryId),
  component: lazyRouteComponent(inquiryPage, 'InquiryPage'),
});

const eventLogPage = async () => (await pages()).eventLog();
const debugRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'debug',
  validateSearch: readByPage,
  loader: async ({ context: { queryClient }, location: { search } }) =>
    (await eventLogPage()).loadEventLog(queryClient, search),
  component: lazyRouteComponent(eventLogPage, 'DebugPage'),
});

const loggedEntryPage = async () => (await pages()).loggedEntry();
const loggedEntryRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'debug/$entryId',
  validateSearch: readByPage,
  loader: async ({ context: { queryClient }, params: { entryId } }) =>
    (await loggedEntryPage()).loadLoggedEntry(queryClient, entryId),
  component: lazyRouteComponent(loggedEntryPage, 'LoggedEntryPage'),
});

export const adminScreens = [
  adminRoute.addChildren([
    adminHomeRoute,
    failuresRoute,
    approvalRoute,
    usersRoute,
    userRoute,
    storesRoute,
    storeRoute,
    pointsRoute,
    storePointsRoute,
    hubRoute('news', 'AdminNewsPage'),
    hubRoute('news/$contentId', 'EditNewsPage'),
    hubRoute('faq', 'AdminFaqPage'),
    hubRoute('faq/$contentId', 'EditFaqPage'),
    hubRoute('posts', 'AdminPostsPage'),
    hubRoute('posts/$contentId', 'EditPostPage'),
    inquiriesRoute,
    inquiryRoute,
    debugRoute,
    loggedEntryRoute,
  ]),
] as const;
