import type { QueryClient } from '@tanstack/react-query';
import { loadProfilePage, ProfilePage } from '#hub/profile/profile-page.tsx';
import { useMyStores } from '#hub/stores/stores.api.ts';

export const loadProfileScreen = (queryClient: QueryClient) => loadProfilePage(queryClient);

/**
 * Composes features: the profile, and the sales that this device would have to send before the account is
 * deleted.
 */
export function ProfileScreen() {
  const stores = useMyStores();
  const readUnsent = async () => (await import('#hub/app/frame/unsent-here.ts')).unsentOf(stores);
  return <ProfilePage readUnsent={readUnsent} />;
}
