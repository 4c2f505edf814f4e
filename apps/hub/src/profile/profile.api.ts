import type { OutputOf } from '@maru/contract/endpoint.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

type OwnProfile = OutputOf<typeof getProfile>;

/**
 * The part of the profile that every screen needs. Tills store it on their device, so it has no birthday or
 * phone number.
 */
export function forEveryScreen({ id, username, name, admin, language, pictureKey }: OwnProfile) {
  return { id, username, name, admin, language, pictureKey };
}

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => forEveryScreen(await call(getProfile, {}, { signal })),
    staleTime: 300_000,
  });

/** The signed-in person. Loaded before any signed-in screen. */
export function useProfile() {
  return useSuspenseQuery(profileQuery()).data;
}
