import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    staleTime: 300_000,
  });

/** Who is signed in; loaded before any signed-in screen shows. */
export function useProfile() {
  return useSuspenseQuery(profileQuery()).data;
}
