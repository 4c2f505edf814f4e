import { defaultCallingCode, type PhoneNumber } from '@maru/contract/phone/phone-number.ts';
import type { Tx } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import type { PhoneSecrets } from './phone-secrets.ts';

/** Digits at the end that a run through all numbers of one beginning changes. */
const changing = 4;

/**
 * Counts a code that is about to be sent, or refuses it with TOO_MANY_REQUESTS; then nothing is counted, since the
 * transaction is undone. Always in this order, so that two at once wait for each other instead of meeting head on.
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
