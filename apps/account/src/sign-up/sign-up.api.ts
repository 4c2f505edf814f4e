import { endUserToken, grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import * as endpoints from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { callAsClient, callAsUser } from '#account/lib/call-as-client.ts';
import type { TermsAgreement } from '#account/terms/terms-answers.ts';
import type { VerifiedPhone } from '#account/verification/phone-code-flow.ts';
import type { Basics } from './basics.ts';

/** Throws USED_EMAIL where somebody has it. */
export async function checkUsername(username: string): Promise<void> {
  await callAsClient(endpoints.checkUsernameAvailable, { username });
}

type NewUser = { basics: Basics; phone: VerifiedPhone; agreements: TermsAgreement[] };

export async function createUser({ basics, phone, agreements }: NewUser): Promise<void> {
  const { name, username, password } = basics;
  await callAsClient(endpoints.createUser, {
    name,
    username,
    password,
    ...phone,
    termsAndConditionAgreementsResponse: { termsAndConditionAgreementResponseList: agreements },
  });
}

/** Sends the mail that verifies the address once more. */
export async function resendMail(username: string): Promise<void> {
  await callAsClient(endpoints.requestVerificationEmail, { username });
}

/**
 * Who they are first, then the token of the mail: both must be the same user. The user token is kept nowhere and ended
 * when it has served; should that fail, it ends by itself.
 */
export async function verifyEmail(
  token: string,
  credentials: { username: string; password: string },
): Promise<void> {
  const { accessToken } = await callAsClient(grantUserToken, credentials);
  try {
    await callAsUser(endpoints.verifyEmail, { token }, accessToken);
  } finally {
    await callAsUser(endUserToken, {}, accessToken).catch(() => undefined);
  }
}
