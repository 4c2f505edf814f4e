import { endUserToken, grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import * as endpoints from '@maru/contract/sign-up/sign-up.endpoints.ts';
import type { TermsAgreement } from '@maru/ui/terms/terms-answers.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { callAsClient, callAsUser } from '#account/lib/call-as-client.ts';
import type { Problems } from '#account/lib/problems.ts';
import type { VerifiedPhone } from '#account/verification/phone-code-flow.ts';
import type { Basics, BasicsName } from './basics.ts';
import { refusalIn } from './sign-up-refusal.ts';

/** Server checks of the first step. Both run, so that all problems are shown at once. */
export async function checkBasics(
  given: Pick<Basics, 'username' | 'password'>,
): Promise<Problems<BasicsName>> {
  const { username } = given;
  const answers = await Promise.allSettled([
    callAsClient(endpoints.checkUsernameAvailable, { username }),
    callAsClient(endpoints.checkPassword, given),
  ]);
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  return Object.fromEntries(errors.flatMap((error) => Object.entries(basicsProblemsIn(error))));
}

function basicsProblemsIn(error: unknown): Problems<BasicsName> {
  const refusal = isApiError(error) ? refusalIn(error) : undefined;
  if (refusal?.at !== 'basicInfomation') throw error;
  return refusal.problems;
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

/** Sends the verification mail again. */
export async function resendMail(username: string): Promise<void> {
  await callAsClient(endpoints.requestVerificationEmail, { username });
}

/**
 * Signs in, then redeems the token of the mail, which must belong to the same user. The user token of this
 * sign-in is never stored. It is revoked afterwards; if that fails, it expires by itself.
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
