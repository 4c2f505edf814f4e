import { changePassword, getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { endOtherSessions, endSession, listSessions } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

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

/** Where this person is signed in. Another device may sign in or out at any moment. */
const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'sessions'],
    queryFn: ({ signal }) => call(listSessions, { id: userId }, { signal }),
    staleTime: 0,
  });

/** For the route of the profile. */
export async function loadSessions(queryClient: QueryClient) {
  const { id } = await queryClient.ensureQueryData(profileQuery());
  await queryClient.ensureQueryData(sessionsQuery(id));
}

export function useSessions() {
  const { id } = useProfile();
  return useSuspenseQuery(sessionsQuery(id)).data;
}

/** Signs one device out; one that has gone by itself meanwhile is as well. */
export function useEndSession() {
  const { id } = useProfile();
  return useSessionsAct(async (sid: string) => {
    try {
      await sendOnce(endSession, { id, sid });
    } catch (error) {
      if (!isApiError(error, 'NOT_FOUND')) throw error;
    }
  });
}

export function useEndOtherSessions() {
  const { id } = useProfile();
  return useSessionsAct(() => sendOnce(endOtherSessions, { id }));
}

type NewPassword = { currentPassword: string; password: string };

/** The other devices are signed out with it. Who calls says what went wrong, at the field where it did. */
export function useChangePassword() {
  const { id } = useProfile();
  const act = (passwords: NewPassword) => sendOnce(changePassword, { id, ...passwords });
  return useSessionsAct(act, { handlesErrors: true });
}

/** An act after which other devices may be gone: pending until the list says so. */
function useSessionsAct<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  meta: { handlesErrors?: boolean } = {},
) {
  const { id } = useProfile();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(id).queryKey }),
  });
}
