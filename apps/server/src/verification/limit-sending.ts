import { defaultCallingCode, type PhoneNumber } from '@maru/contract/phone/phone-number.ts';
import type { Tx } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import type { PhoneSecrets } from './phone-secrets.ts';

/** How many digits follow the prefix. They change when somebody runs through all numbers of one prefix. */
const changing = 4;

/**
 * Counts a code to be sent, or refuses with TOO_MANY_REQUESTS; the rollback then uncounts it. The limits are always
 * counted in this order, to avoid deadlocks.
 */
export async function limitSending(
  tx: Tx,
  { phone, address, secrets }: { phone: PhoneNumber; address: string; secrets: PhoneSecrets },
): Promise<void> {
  const { e164, callingCode } = phone;
  const number = secrets.subjectOf(e164);
  await limitTries(tx, 'phone: pause between codes', number);
  await limitTries(tx, 'phone: codes in an hour', number);
  await limitTries(tx, 'phone: codes in a day', number);
  await limitTries(tx, 'phone prefix: codes in an hour', secrets.subjectOf(e164.slice(0, -changing)));
  if (callingCode !== defaultCallingCode)
    await limitTries(tx, 'country abroad: codes in an hour', callingCode);
  await limitTries(tx, 'address: codes in an hour', networkOf(address));
}
