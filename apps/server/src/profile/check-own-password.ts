import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { CheckCredentials } from '#server/sign-in/check-credentials.ts';

/**
 * Refuses a caller who does not know the own password, with the same waits as at sign-in, because an unattended till
 * must not give the account away.
 */
export async function checkOwnPassword(
  { checkCredentials }: { checkCredentials: CheckCredentials },
  { actor, request }: UserContext,
  given: { username: string; password: string },
): Promise<void> {
  // Count as a known device, so that strangers' guesses cause no wait here. All sign-ins of the user share one
  // counter, because an unattended till could begin new sign-ins.
  const device = {
    id: 'signed in',
    belongsTo: (account: { id: string }) => account.id === actor.userId,
  };
  const checked = await checkCredentials(given, { address: request.ip, device });
  if (checked === 'wrong') fail('CURRENT_PASSWORD_INCORRECT');
  if ('waitSeconds' in checked) fail('TOO_MANY_REQUESTS', { seconds: checked.waitSeconds });
}
