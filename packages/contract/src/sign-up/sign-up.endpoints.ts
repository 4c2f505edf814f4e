import { z } from 'zod';
import { anyone, endpoint, NoContent, user } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { CallingCode, isPhone, NationalNumber, notAPhone } from '../phone/phone-fields.ts';
import { NewPassword, UserName, Username } from '../users/user-fields.ts';

export const checkUsernameAvailable = endpoint({
  name: 'checkUsernameAvailable',
  method: 'GET',
  path: '/v5/membership/register/usernameavailable',
  summary: 'Whether this e-mail address is available; 409 if it is taken.',
  access: [anyone],
  input: z.strictObject({ username: Username }),
  output: z.object({ available: z.literal(true) }),
  errors: ['USED_EMAIL', 'TOO_MANY_REQUESTS'],
});

export const checkPassword = endpoint({
  name: 'checkPassword',
  method: 'POST',
  path: '/v5/membership/register/checkpassword',
  summary:
    'Whether a password is acceptable for a sign-up with this e-mail address; 409 if it is easy to guess.',
  access: [anyone],
  input: z.strictObject({ username: Username, password: NewPassword }),
  output: NoContent,
  errors: ['PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
});

export const createUser = endpoint({
  name: 'createUser',
  method: 'POST',
  path: '/v5/membership/register',
  summary:
    'Creates a user and mails a link that verifies the address. The phone must have been verified in this browser for SIGN_UP.',
  access: [anyone],
  input: z
    .strictObject({
      name: UserName,
      username: Username,
      password: NewPassword,
      cellphone: NationalNumber,
      cellphoneCountryCode: CallingCode,
      termsAndConditionAgreementsResponse: z.strictObject({
        termsAndConditionAgreementResponseList: z
          .array(z.strictObject({ articlesId: Id, agreed: z.boolean() }))
          .max(100),
      }),
    })
    .refine(isPhone, notAPhone),
  output: z.object({ id: Id, username: z.string() }),
  errors: [
    'USED_EMAIL',
    'PHONE_NOT_VERIFIED',
    'TERMS_NOT_AGREED',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_REQUESTS',
  ],
});

export const requestVerificationEmail = endpoint({
  name: 'requestVerificationEmail',
  method: 'POST',
  path: '/v5/membership/register/requestverificationemail',
  summary: 'Sends the verification mail again. The answer is the same for every address.',
  access: [anyone],
  input: z.strictObject({ username: Username }),
  output: NoContent,
  errors: ['TOO_MANY_REQUESTS'],
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  method: 'PUT',
  path: '/v5/membership/register/verifyemail',
  summary:
    "Redeems the token of the mail that verifies the caller's address, or a new one that they asked for.",
  access: [user],
  input: z.strictObject({ token: z.string().min(1).max(200), userId: Id.optional() }),
  output: NoContent,
  errors: ['TOKEN_INVALID', 'INCORRECT_ACCESS', 'USED_EMAIL'],
  wireNames: { userId: 'manid' },
});

export const signUpEndpoints = [
  checkUsernameAvailable,
  checkPassword,
  createUser,
  requestVerificationEmail,
  verifyEmail,
];
