import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { checkPassword as wire } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { refuseCommonPassword } from '#server/users/new-password.ts';

/** Checks in the first step what `createUser` would refuse in the last one. Reads and stores nothing. */
export async function checkPassword(
  _context: Context,
  { username, password }: ParsedInputOf<typeof wire>,
): Promise<undefined> {
  await refuseCommonPassword(password, { username });
}
