import { sessionStore } from '@maru/web/session.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import { queryClient } from './query-client.ts';

/** Prefetches what every signed-in screen needs while the texts are still loading. */
export function warmUp() {
  if (sessionStore.getSnapshot().status !== 'signedIn') return;
  void queryClient.prefetchQuery(profileQuery());
  void queryClient.prefetchQuery(myStoresQuery());
}
