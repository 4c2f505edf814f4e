import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import {
  resendNewEmail,
  updateProfile,
  updateUser,
  withdrawNewContact,
} from '@maru/contract/profile/profile-changes.endpoints.ts';
import { verifyEmail } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { call } from '@maru/web/call.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { forEveryScreen, profileQuery } from './profile.api.ts';

export type OwnProfile = OutputOf<typeof getProfile>;

/** The whole profile of the person, for its page. The link in a mail may change it elsewhere at any time. */
export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ['profile', 'own'],
    queryFn: ({ signal }) => call(getProfile, {}, { signal }),
    staleTime: 0,
  });

export function useOwnProfile(): OwnProfile {
  return useSuspenseQuery(ownProfileQuery()).data;
}

/** Puts a newer profile on every screen. */
export async function keepProfile(queryClient: QueryClient, profile: OwnProfile): Promise<void> {
  const { queryKey } = ownProfileQuery();
  // A fetch that began before this act would overwrite the answer with older data.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, profile);
  queryClient.setQueryData(profileQuery().queryKey, forEveryScreen(profile));
}

/** A mutation whose answer is the new profile. */
function useProfileAct<Input>(act: (input: Input) => Promise<OwnProfile>, meta: { handlesErrors?: boolean }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta,
    onSuccess: (profile) => keepProfile(queryClient, profile),
  });
}

/** The form shows the errors. */
export function useUpdateProfile() {
  return useProfileAct((input: InputOf<typeof updateProfile>) => sendOnce(updateProfile, input), {
    handlesErrors: true,
  });
}

/** The form shows the errors. */
export function useUpdateUser() {
  return useProfileAct((input: InputOf<typeof updateUser>) => sendOnce(updateUser, input), {
    handlesErrors: true,
  });
}

export function useResendNewEmail(id: string) {
  return useProfileAct((_: undefined) => sendOnce(resendNewEmail, { id }), {});
}

export function useWithdraw(id: string) {
  return useProfileAct((contact: 'EMAIL' | 'PHONE') => sendOnce(withdrawNewContact, { id, contact }), {});
}

/** Redeems the link of the mail. The caller shows errors. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => {
      await sendOnce(verifyEmail, { token });
      await keepProfile(queryClient, await call(getProfile, {}));
    },
    meta: { handlesErrors: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
  });
}
