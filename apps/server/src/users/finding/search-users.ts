import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { searchUsers as wire } from '@maru/contract/users/users.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { userPage } from './user-page.ts';

/** Lets admins find a person by the beginning of an address or of a name. */
export async function searchUsers({ db }: UserContext, { username, ...page }: ParsedInputOf<typeof wire>) {
  const prefix = username.toLowerCase();
  return userPage(
    db,
    [
      { by: 'username', prefix },
      { by: 'name', prefix },
    ],
    page,
  );
}
