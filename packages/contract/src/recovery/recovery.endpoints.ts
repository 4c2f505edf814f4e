import { z } from 'zod';
import { admin, anyone, endpoint, NoContent } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { CallingCode, isPhone, NationalNumber, notAPhone } from '../phone/phone-fields.ts';
import { NewPassword, Username } from '../users/user-fields.ts';

export const findUsernameByCellphone = endpoint({
  name: 'findUsernameByCellphone',
  method: 'GET',
  path: '/v5/membership/register/findusernamebycellphone',
  summary:
    'The username of the user who last verified this phone. The phone must have been verified in this browser for FIND_USERNAME.',
  access: [anyone],
  input: z
    .strictObject({ cellphone: NationalNumber, cellphoneCountryCode: CallingCode })
    .refine(isPhone, notAPhone),
  output: z.string(),
  errors: ['EMAIL_NOT_FOUND', 'PHONE_NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
  wireNames: { cellphoneCountryCode: 'cellphonecountrycode' },
});

export const requestResetPasswordEmail = endpoint({
  name: 'requestResetPasswordEmail',
  method: 'POST',
  path: '/v5/membership/register/requestresetpasswordemail',
  summary:
    'Sends the mail to reset a password: 204 sent, 200 EMAIL_NOT_VERIFIED, 404 no user has this address.',
  access: [anyone],
  input: z.strictObject({ username: Username }),
  output: NoContent,
  errors: ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'PUT',
  path: '/v5/membership/register/resetpassword',
  summary:
    "Sets a new password with the token of the mail and ends all sessions. Other parameters must match the token's user.",
  access: [anyone],
  input: z.strictObject({
    token: z.string().min(1).max(200),
    userId: Id.optional(),
    username: z.union([Username, z.literal('')]).optional(),
    name: z.string().max(1_000).optional(),
    password: NewPassword,
  }),
  output: NoContent,
  errors: ['TOKEN_INVALID', 'INCORRECT_ACCESS', 'PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
});

export const sendResetMail = endpoint({
  name: 'sendResetMail',
  method: 'POST',
  path: '/v6/users/:id/resetmail',
  summary:
    'Sends a user the mail to reset their password, as requestResetPasswordEmail does, without revealing the address.',
  access: [admin],
  input: z.strictObject({ id: Id }),
  output: NoContent,
  errors: ['NOT_FOUND', 'EMAIL_NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
});

export const recoveryEndpoints = [
  findUsernameByCellphone,
  requestResetPasswordEmail,
  resetPassword,
  sendResetMail,
];
