import { z } from 'zod';
import { anyone, endpoint, NoContent } from '../endpoint.ts';
import { CallingCode, isPhone, isPhoneForTexts, NationalNumber, notAPhone } from '../phone/phone-fields.ts';

/** What a phone is verified for; a code and its ticket serve that alone. */
export const verificationPurposes = ['FIND_USERNAME', 'SIGN_UP', 'PHONE_CHANGE', 'STORE_PHONE'] as const;
export type VerificationPurpose = (typeof verificationPurposes)[number];

/** Purposes of somebody who is signed in: code and ticket are that user's, and nobody else's in the same browser. */
export type PurposeOfUser = 'PHONE_CHANGE' | 'STORE_PHONE';
export function isOfUser(purpose: VerificationPurpose): purpose is PurposeOfUser {
  return purpose === 'PHONE_CHANGE' || purpose === 'STORE_PHONE';
}

/** Digits of a code, how long it is good, and how often it may be guessed. */
export const codeDigits = 6;
export const codeSeconds = 180;
export const codeTries = 5;
/** After a code was sent, the next one waits so long. */
export const resendSeconds = 30;

const phone = {
  cellphone: NationalNumber,
  cellphoneCountryCode: CallingCode,
  /** Missing: FIND_USERNAME, or PHONE_CHANGE with a user token. STORE_PHONE needs one too. */
  purpose: z.enum(verificationPurposes).optional(),
};
const wireNames = { cellphoneCountryCode: 'cellphonecountrycode' };

export const requestMobileVerificationCode = endpoint({
  name: 'requestMobileVerificationCode',
  method: 'GET',
  path: '/v5/membership/profile/requestmobileverificationcode',
  summary:
    'Sends a code to a phone. The answer is the id of the verification, not the code; a cookie of this browser finds it again.',
  access: [anyone],
  input: z.strictObject(phone).refine(isPhoneForTexts, notAPhone),
  output: z.string(),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  wireNames,
});

export const verifyMobileVerificationCode = endpoint({
  name: 'verifyMobileVerificationCode',
  method: 'POST',
  path: '/v5/membership/profile/verifymobileverificationcode',
  summary: 'Compares the code that a person typed; the right one gives this browser a one-time ticket.',
  access: [anyone],
  input: z
    .strictObject({
      ...phone,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    })
    .refine(isPhone, notAPhone),
  output: NoContent,
  errors: ['UNAUTHENTICATED', 'VERIFICATION_NUMBER_INCORRECT', 'VERIFICATION_ENDED', 'TOO_MANY_REQUESTS'],
  wireNames,
});

/**
 * How far a phone is verified in this browser: not at all, a code was sent that is still good, or the right one was typed
 * and its ticket is still good. `secondsLeft`: of the code or the ticket.
 */
const MobileVerification = z.strictObject({
  state: z.enum(['NONE', 'SENT', 'VERIFIED']),
  secondsLeft: z.int().nonnegative(),
});
export type MobileVerification = z.infer<typeof MobileVerification>;

export const getMobileVerification = endpoint({
  name: 'getMobileVerification',
  method: 'GET',
  path: '/v5/membership/profile/mobileverification',
  summary:
    'How far a phone is verified in this browser, by its cookie: what a page asks that was loaded again meanwhile.',
  access: [anyone],
  input: z.strictObject(phone).refine(isPhone, notAPhone),
  output: MobileVerification,
  errors: ['UNAUTHENTICATED', 'TOO_MANY_REQUESTS'],
  wireNames,
});

export const verificationEndpoints = [
  requestMobileVerificationCode,
  verifyMobileVerificationCode,
  getMobileVerification,
];
