import { sessionStore } from '@maru/web/session.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import { queryClient } from './query-client.ts';

/** Asks for what every signed-in screen needs while the texts are still on their way. */
export function warmUp() {
  if (sessionStore.getSnapshot().status !== 'signedIn') return;
  void queryClient.prefetchQuery(profileQuery());
  void queryClient.prefetchQuery(myStoresQuery());
}
