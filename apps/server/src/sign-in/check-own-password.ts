import type { Db, Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findAccount, lockEpoch } from './accounts.queries.ts';
import type { CheckCredentials } from './check-credentials.ts';

export type PasswordCheck = { checkCredentials: CheckCredentials };

/**
 * Asks a signed-in user for the password again, because an unattended till must not give the account away. Wrong
 * passwords cause the waits of a known device. Refuses with NOT_FOUND, CURRENT_PASSWORD_INCORRECT and
 * TOO_MANY_REQUESTS. Call it outside a transaction. Returns the epoch for `holdEpoch`.
 */
export async function checkOwnPassword(
  { checkCredentials }: PasswordCheck,
  { db, request }: { db: Db; request: UserContext['request'] },
  { userId, password }: { userId: string; password: string },
): Promise<number> {
  const account = (await findAccount(db, { id: userId })) ?? fail('NOT_FOUND');
  // Counts as a known device, so that strangers' guesses cause no wait here. All sessions of the user share one
  // counter, because whoever stands at an unattended till could otherwise begin new sessions.
  const device = { id: 'signed in', belongsTo: ({ id }: { id: string }) => id === userId };
  const given = { username: account.username, password };
  const checked = await checkCredentials(given, { address: request.ip, device });
  if (checked === 'wrong') fail('CURRENT_PASSWORD_INCORRECT');
  if ('waitSeconds' in checked) fail('TOO_MANY_REQUESTS', { seconds: checked.waitSeconds });
  return checked.epoch;
}

/**
 * Locks the account. Refuses if its password was changed since it was checked, because the caller then knows only the
 * old one.
 */
export async function holdEpoch(tx: Tx, userId: string, epoch: number): Promise<void> {
  if ((await lockEpoch(tx, userId)) !== epoch) fail('CURRENT_PASSWORD_INCORRECT');
}
