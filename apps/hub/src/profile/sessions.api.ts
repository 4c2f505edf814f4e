import { changePassword } from '@maru/contract/profile/profile.endpoints.ts';
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
import { profileQuery, useProfile } from './profile.api.ts';

/** Signed-in devices of the person. Never fresh, since another device may sign in or out at any moment. */
const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'sessions'],
    queryFn: ({ signal }) => call(listSessions, { id: userId }, { signal }),
    staleTime: 0,
  });

/** Route loader of the profile. */
export async function loadSessions(queryClient: QueryClient) {
  const { id } = await queryClient.ensureQueryData(profileQuery());
  await queryClient.ensureQueryData(sessionsQuery(id));
}

export function useSessions() {
  const { id } = useProfile();
  return useSuspenseQuery(sessionsQuery(id)).data;
}

/** Signs a device out. If it has signed out meanwhile, that counts as success. */
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

/** Also signs out the other devices. The caller shows errors at the field they belong to. */
export function useChangePassword() {
  const { id } = useProfile();
  const act = (passwords: NewPassword) => sendOnce(changePassword, { id, ...passwords });
  return useSessionsAct(act, { handlesErrors: true });
}

/** A mutation that ends sessions. It is pending until the list was refetched. */
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
