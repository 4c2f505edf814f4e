import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { checkUsernameAvailable as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { isUsernameFree } from '#server/users/free-username.ts';

/** Tells a stranger whether an address has an account, as docs/requirements.md, 7 wants; a rate limit guards it. */
export async function checkUsernameAvailable(
  { db, now }: Context,
  { username }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  if (!(await isUsernameFree(db, { username, now }))) fail('USED_EMAIL');
  return { available: true };
}
