/** Pages that need no store. The imports are in this file for the same reason as those of admin-pages.ts. */
export const personPages = {
  profile: () => import('#hub/app/profile-screen.tsx'),
  newStore: () => import('#hub/stores/new/new-store-page.tsx'),
  join: () => import('#hub/store-access/join/join-page.tsx'),
  reading: () => import('#hub/content/reading/reading-screens.ts'),
};
