/** Files of the screens that no store needs, named here and not in the shell, as those of admins. */
export const personPages = {
  profile: () => import('#hub/app/profile-screen.tsx'),
  newStore: () => import('#hub/stores/new/new-store-page.tsx'),
  join: () => import('#hub/store-access/join/join-page.tsx'),
  reading: () => import('#hub/content/reading/reading-screens.ts'),
};
