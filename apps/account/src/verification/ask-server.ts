import type { VerificationPurpose } from '@maru/contract/verification/verification.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { numberOf, type PhoneCodeEvent, type PhoneCodeFlow } from './phone-code-flow.ts';
import { problemIn } from './phone-code-problem.ts';
import { findVerification, requestCode, verifyCode } from './verification.api.ts';

/** Makes the call named in `asking`. Refusals become events, too. Throws if there was no response. */
export async function askServer(
  { asking, phone, code }: PhoneCodeFlow,
  purpose: VerificationPurpose,
): Promise<PhoneCodeEvent | undefined> {
  const number = numberOf(phone);
  if (!asking || !number) return undefined;
  try {
    if (asking === 'verify') {
      await verifyCode(number, { purpose, code });
      return { type: 'matched', phone };
    }
    if (asking === 'look')
      return { type: 'looked', phone, known: await findVerification(number, purpose), at: Date.now() };
    await requestCode(number, purpose);
    return { type: 'sent', phone, at: Date.now() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { type: 'failed', phone, problem: problemIn(error, Date.now()) };
  }
}
