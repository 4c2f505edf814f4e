import {
  findUsernameByCellphone,
  requestResetPasswordEmail,
  resetPassword,
} from '@maru/contract/recovery/recovery.endpoints.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';
import type { VerifiedPhone } from '#account/verification/phone-code-flow.ts';

/**
 * Finds the username of the account that verified this phone last. Only for a phone that this browser has
 * just verified.
 */
export function findUsername(phone: VerifiedPhone): Promise<string> {
  return callAsClient(findUsernameByCellphone, phone);
}

export async function sendResetMail(username: string): Promise<void> {
  await callAsClient(requestResetPasswordEmail, { username });
}

export async function setNewPassword(given: {
  token: string;
  userId: string;
  password: string;
}): Promise<void> {
  await callAsClient(resetPassword, given);
}
