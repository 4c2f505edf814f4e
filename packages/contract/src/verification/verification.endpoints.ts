import { z } from 'zod';
import { anyone, endpoint, NoContent } from '../endpoint.ts';
import {
  CallingCode,
  getsNoTexts,
  isPhone,
  isPhoneForTexts,
  NationalNumber,
  notAPhone,
} from '../phone/phone-fields.ts';

/** Purposes of a phone verification; a code and its ticket are valid for one purpose. */
export const verificationPurposes = ['FIND_USERNAME', 'SIGN_UP', 'PHONE_CHANGE', 'STORE_PHONE'] as const;
export type VerificationPurpose = (typeof verificationPurposes)[number];

/** Purposes that need a signed-in user: code and ticket are bound to that user, even in the same browser. */
export type PurposeOfUser = 'PHONE_CHANGE' | 'STORE_PHONE';
export function isOfUser(purpose: VerificationPurpose): purpose is PurposeOfUser {
  return purpose === 'PHONE_CHANGE' || purpose === 'STORE_PHONE';
}

/** Digits of a code, its lifetime, and how often it may be guessed. */
export const codeDigits = 6;
export const codeSeconds = 180;
export const codeTries = 5;
/** Pause before another code may be sent. */
export const resendSeconds = 30;

const phone = {
  cellphone: NationalNumber,
  cellphoneCountryCode: CallingCode,
  /** The default is FIND_USERNAME, with a user token PHONE_CHANGE. STORE_PHONE needs a user token, too. */
  purpose: z.enum(verificationPurposes).optional(),
};
const wireNames = { cellphoneCountryCode: 'cellphonecountrycode' };

export const requestMobileVerificationCode = endpoint({
  name: 'requestMobileVerificationCode',
  method: 'GET',
  path: '/v5/membership/profile/requestmobileverificationcode',
  summary:
    'Sends a code to a phone. Returns the id of the verification, not the code; a cookie identifies it in later calls of this browser.',
  access: [anyone],
  input: z.strictObject(phone).refine(isPhone, notAPhone).refine(isPhoneForTexts, getsNoTexts),
  output: z.string(),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  wireNames,
});

export const verifyMobileVerificationCode = endpoint({
  name: 'verifyMobileVerificationCode',
  method: 'POST',
  path: '/v5/membership/profile/verifymobileverificationcode',
  summary: 'Checks the typed code; the right one gives this browser a one-time ticket.',
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
 * State of a verification in this browser: none, a code was sent and is still valid, or the code was right and
 * its ticket is still valid. `secondsLeft` says how long the code or ticket remains valid.
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
  summary: 'State of the phone verification in this browser, by its cookie; for a page that was reloaded.',
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
