import { z } from 'zod';
import { endpoint, user } from '../endpoint.ts';
import { Id, Version } from '../fields.ts';
import { AwsKey, admissionRefusals } from '../files/files.endpoints.ts';
import { languages } from '../language.ts';
import {
  CallingCode,
  getsNoTexts,
  isPhone,
  isPhoneForTexts,
  NationalNumber,
  notAPhone,
} from '../phone/phone-fields.ts';
import { GivenPassword, UserName, Username } from '../users/user-fields.ts';
import { genders } from './genders.ts';
import { Profile } from './profile-fields.ts';

/** Old paths call the id of a user `manid`. */
const wireNames = { userId: 'manid' };

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/v5/membership/profile/updateprofile',
  summary: "Changes the caller's name, birthday, gender, language and picture.",
  access: [user],
  input: z.strictObject({
    userId: Id,
    version: Version,
    name: UserName,
    /** YYYY-MM-DD, not after today in Seoul. */
    birthday: z.string().max(40).nullable(),
    gender: z.enum(genders).nullable(),
    language: z.enum(languages),
    /** The key of an uploaded PROFILE_IMAGE. */
    pictureKey: AwsKey.nullable(),
  }),
  output: Profile,
  errors: ['NOT_FOUND', ...admissionRefusals],
  versioned: true,
  wireNames,
});

/** The new contact: either an address or a number. */
const contact = {
  newEmail: Username.optional(),
  cellphone: NationalNumber.optional(),
  cellphoneCountryCode: CallingCode.optional(),
};
type Contact = {
  newEmail?: unknown;
  cellphone?: string | undefined;
  cellphoneCountryCode?: string | undefined;
};

function isOneContact({ newEmail, cellphone, cellphoneCountryCode }: Contact): boolean {
  const hasPhone = cellphone !== undefined && cellphoneCountryCode !== undefined;
  const hasNoPhone = cellphone === undefined && cellphoneCountryCode === undefined;
  return newEmail === undefined ? hasPhone : hasNoPhone;
}

/** The rule of a number, for an input that may be without one. */
function ofNumber(rule: typeof isPhone) {
  return ({ cellphone, cellphoneCountryCode }: Contact): boolean =>
    cellphone === undefined ||
    cellphoneCountryCode === undefined ||
    rule({ cellphone, cellphoneCountryCode });
}

export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/v5/membership/register/updateuser',
  summary:
    'Requests a new e-mail address or phone; needs the password. The address takes effect through the link mailed to it, the phone once this browser has verified it for PHONE_CHANGE. Until then they are newEmail and newPhonenumber.',
  access: [user],
  input: z
    .strictObject({ userId: Id, password: GivenPassword, ...contact })
    .refine(isOneContact, { path: ['newEmail'], error: 'required' })
    .refine(ofNumber(isPhone), notAPhone)
    .refine(ofNumber(isPhoneForTexts), getsNoTexts),
  output: Profile,
  errors: ['NOT_FOUND', 'CURRENT_PASSWORD_INCORRECT', 'EMAIL_UNCHANGED', 'USED_EMAIL', 'TOO_MANY_REQUESTS'],
  wireNames,
});

export const resendNewEmail = endpoint({
  name: 'resendNewEmail',
  method: 'POST',
  path: '/v6/users/:id/newemail',
  summary: 'Mails the link to the new address again; the earlier link ends.',
  access: [user],
  input: z.strictObject({ id: Id }),
  output: Profile,
  errors: ['NOT_FOUND', 'NOTHING_TO_CONFIRM', 'TOO_MANY_REQUESTS'],
});

export const withdrawNewContact = endpoint({
  name: 'withdrawNewContact',
  method: 'DELETE',
  path: '/v6/users/:id/newcontact',
  summary: 'Discards the new address or number that is not confirmed yet.',
  access: [user],
  input: z.strictObject({ id: Id, contact: z.enum(['EMAIL', 'PHONE']) }),
  output: Profile,
  errors: ['NOT_FOUND'],
});

export const profileChangeEndpoints = [updateProfile, updateUser, resendNewEmail, withdrawNewContact];
