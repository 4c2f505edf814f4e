import { networkOf } from '#server/http/network-of.ts';
import type { WriteEntry } from '#server/technical-log/entry.ts';
import type { CheckCredentials } from './check-credentials.ts';

/** Wraps the check and logs its results: who signed in, and refusals without the name that was typed. */
export function recordPasswordChecks(check: CheckCredentials, write: WriteEntry): CheckCredentials {
  return async (given, from) => {
    const checked = await check(given, from);
    const entry = { module: 'sign-in', details: { network: networkOf(from.address) } };
    if (checked === 'wrong') write({ ...entry, logLevel: 'INFO', code: 'PASSWORD_REFUSED' });
    else if ('waitSeconds' in checked) write({ ...entry, logLevel: 'WARN', code: 'SIGN_IN_WAITS' });
    else write({ ...entry, logLevel: 'INFO', code: 'PASSWORD_ACCEPTED', callerId: checked.userId });
    return checked;
  };
}
