import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { checkPassword as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { refuseCommonPassword } from '#server/users/new-password.ts';

/** Says at the first step what `createUser` would say at the last. It reads and keeps nothing of anybody. */
export async function checkPassword(
  _context: Context,
  { username, password }: ParsedInputOf<typeof wire>,
): Promise<undefined> {
  await refuseCommonPassword(password, { username });
}
