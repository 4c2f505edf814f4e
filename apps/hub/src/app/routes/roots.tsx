import { sellsGoods } from '@maru/contract/stores/store-type.ts';
import { changeLanguage } from '@maru/web/i18n.ts';
import { chosenLanguage } from '@maru/web/language.ts';
import { forgetReturnPath } from '@maru/web/return-path.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router';
import { PersonLayout } from '#hub/app/frame/person-layout.tsx';
import { StoreLayout } from '#hub/app/frame/store-layout.tsx';
import { goodsWords } from '#hub/app/goods/use-goods-words.ts';
import { paths } from '#hub/app/paths.ts';
import { RootLayout } from '#hub/app/root-layout.tsx';
import { requireSession } from '#hub/app/session-guard.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
});

/** Parent of all screens that need a session. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context: { queryClient }, location, preload }) => {
    if (preload) return;
    await requireSession(location.href, {
      firstAnswer: () => queryClient.ensureQueryData(myStoresQuery()),
      restore: async () => (await import('#hub/app/idle-parts.ts')).idleParts.restoreAnswers(queryClient),
      forget: async () => (await import('#hub/app/idle-parts.ts')).idleParts.clearAnswers(),
    });
    if (location.pathname !== paths.home()) forgetReturnPath();
  },
  loader: async ({ context: { queryClient } }) => {
    const [profile] = await Promise.all([
      queryClient.ensureQueryData(profileQuery()),
      queryClient.ensureQueryData(myStoresQuery()),
    ]);
    if (!chosenLanguage()) await changeLanguage(profile.language, { keep: false });
  },
});

/** Parent of the person's screens, which are independent of any store. */
export const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'person',
  component: PersonLayout,
});

/** Parent of the screens of the store in the address. */
export const storeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 's/$storeId',
  beforeLoad: async ({ context: { queryClient }, params }) => {
    const stores = await queryClient.ensureQueryData(myStoresQuery());
    const store = stores.find(({ storeId }) => storeId === params.storeId);
    if (!store) throw notFound();
    return { store };
  },
  loader: async ({ context: { store } }) => {
    if (sellsGoods(store)) await goodsWords.load();
  },
  component: StoreLayout,
});
