/**
 * Pages that only admins load. The imports are in this file because the shell would otherwise contain the
 * list of their files.
 */
export const adminPages = {
  lists: () => import('#hub/stores/admin/admin.api.ts'),
  adminHome: () => import('#hub/serviceability/admin-home-page.tsx'),
  failures: () => import('#hub/serviceability/failures-page.tsx'),
  queue: () => import('#hub/stores/admin/application-queue-page.tsx'),
  stores: () => import('#hub/stores/admin/stores-page.tsx'),
  users: () => import('#hub/users/users-page.tsx'),
  user: () => import('#hub/users/user-page.tsx'),
  userWithCards: () => import('#hub/app/admin-user-screen.tsx'),
  store: () => import('#hub/app/admin-store-screen.tsx'),
  points: () => import('#hub/points/admin/admin-points-page.tsx'),
  storePoints: () => import('#hub/points/admin/admin-store-points-page.tsx'),
  inquiries: () => import('#hub/inquiries/admin/inquiries-page.tsx'),
  inquiry: () => import('#hub/inquiries/admin/inquiry-page.tsx'),
  eventLog: () => import('#hub/event-log/debug-page.tsx'),
  loggedEntry: () => import('#hub/event-log/entry-page.tsx'),
  writing: () => import('#hub/content/admin/admin-content-screens.ts'),
};
