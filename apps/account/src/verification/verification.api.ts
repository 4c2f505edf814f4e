import {
  getMobileVerification,
  type MobileVerification,
  requestMobileVerificationCode,
  type VerificationPurpose,
  verifyMobileVerificationCode,
} from '@maru/contract/verification/verification.endpoints.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';
import type { VerifiedPhone } from './phone-code-flow.ts';

/** Sends a code to the phone. The response does not contain the code; a cookie ties it to this browser. */
export async function requestCode(phone: VerifiedPhone, purpose: VerificationPurpose): Promise<void> {
  await callAsClient(requestMobileVerificationCode, { ...phone, purpose });
}

/** Checks a code on the server. If it is right, this browser gets a ticket for the purpose. */
export async function verifyCode(
  phone: VerifiedPhone,
  { purpose, code }: { purpose: VerificationPurpose; code: string },
): Promise<void> {
  await callAsClient(verifyMobileVerificationCode, { ...phone, purpose, code });
}

/** How far the phone is verified in this browser. */
export function findVerification(
  phone: VerifiedPhone,
  purpose: VerificationPurpose,
): Promise<MobileVerification> {
  return callAsClient(getMobileVerification, { ...phone, purpose });
}
