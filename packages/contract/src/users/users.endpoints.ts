import { z } from 'zod';
import { admin, endpoint, user } from '../endpoint.ts';
import { BusinessDate, Id, Instant, text, Version } from '../fields.ts';
import { languages } from '../language.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { articleScopes } from '../terms/terms.endpoints.ts';
import { accountFlags } from './account-flags.ts';
import { longestEmail } from './email.ts';
import { userIdentities } from './user-identity.ts';

export const longestFlagReason = 200;
export const longestUnmaskReason = 100;

/** A user in lists, masked. */
const UserRow = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  createdAt: Instant,
  accountNonLocked: z.boolean(),
  accountNonExpired: z.boolean(),
  credentialsNonExpired: z.boolean(),
});

const User = z.object({
  /** The UID. */
  id: Id,
  /** LOCAL: the account's password is stored by Maru. No other provider exists. */
  authProvider: z.literal('LOCAL'),
  /** Whether name, e-mail and numbers are masked. */
  isMasked: z.boolean(),
  name: z.string(),
  /** Also the username. */
  email: z.string(),
  emailVerifiedAt: Instant.nullable(),
  phonenumber: z.string().nullable(),
  /** Without plus: `82`. */
  phonenumberCountryCode: z.string().nullable(),
  phoneVerifiedAt: Instant.nullable(),
  /** The new e-mail and phone, until they are confirmed. */
  newEmail: z.string().nullable(),
  newPhonenumber: z.string().nullable(),
  userIdentity: z.enum(userIdentities),
  accountNonLocked: z.boolean(),
  accountNonExpired: z.boolean(),
  credentialsNonExpired: z.boolean(),
  /** For each flag that is false: who set it, when and why. For admins only. */
  flagChanges: z.array(
    z.object({ flag: z.enum(accountFlags), reason: z.string(), byName: z.string().nullable(), at: Instant }),
  ),
  language: z.enum(languages),
  createdAt: Instant,
  passwordChangedAt: Instant.nullable(),
  stores: z.array(z.object({ id: Id, name: z.string(), role: z.enum(['OWNER', 'STAFF']) })),
  /** Version of the flags. */
  version: Version,
});

export const searchUsers = endpoint({
  name: 'searchUsers',
  method: 'GET',
  path: '/v6/membership/search',
  summary:
    'Users whose username begins with a text, in the order of the usernames, then those whose name does. Masked.',
  access: [admin],
  input: z.strictObject({
    /** The beginning of an e-mail address or a name. */
    username: z
      .string()
      .max(longestEmail)
      .normalize('NFC')
      .trim()
      .min(1, { error: 'enterUsername' })
      .refine((value) => value.isWellFormed() && !value.includes('\0'), { error: 'wrongFormat' }),
    ...cursorInput,
  }),
  output: CursorPage(UserRow),
  errors: [],
});

export const getAllUsers = endpoint({
  name: 'getAllUsers',
  method: 'GET',
  path: '/v5/membership/register/getallusers',
  summary: 'All users, newest first; `manid` narrows to one. Masked.',
  access: [admin],
  input: z.strictObject({
    userId: Id.optional(),
    /** Only users who registered on this day of Seoul or later. Ignored with `manid`. */
    registeredFrom: BusinessDate.optional(),
    ...cursorInput,
  }),
  wireNames: { userId: 'manid' },
  output: CursorPage(UserRow),
  errors: [],
});

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/v5/membership/register/getuser',
  summary: 'The caller, or the user of `manid`. Only admins read others, and masked.',
  access: [user, admin],
  input: z.strictObject({ userId: Id.optional() }),
  wireNames: { userId: 'manid' },
  output: User,
  errors: ['NOT_FOUND'],
});

export const setUserFlags = endpoint({
  name: 'setUserFlags',
  method: 'POST',
  path: '/v6/users/:id/flags',
  summary:
    "Locks or expires an account or its credentials, or undoes that; flags that are left out stay unchanged. Refused for the caller's own account, so that at least one admin can sign in.",
  access: [admin],
  input: z
    .strictObject({
      id: Id,
      version: Version,
      accountNonLocked: z.boolean().optional(),
      accountNonExpired: z.boolean().optional(),
      credentialsNonExpired: z.boolean().optional(),
      reason: text(longestFlagReason, 1),
    })
    .refine((input) => accountFlags.some((flag) => input[flag] !== undefined), {
      path: ['accountNonLocked'],
      error: 'required',
    }),
  output: User,
  errors: ['NOT_FOUND', 'OWN_ACCOUNT_FLAGS'],
  versioned: true,
});

export const unmaskUser = endpoint({
  name: 'unmaskUser',
  method: 'POST',
  path: '/v6/users/:id/unmask',
  summary:
    'A user with name, e-mail and numbers unmasked. Needs a reason, is logged, and is limited per admin and hour.',
  access: [admin],
  input: z.strictObject({ id: Id, reason: text(longestUnmaskReason, 1) }),
  output: User,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const listUserConsents = endpoint({
  name: 'listUserConsents',
  method: 'GET',
  path: '/v6/users/:id/consents',
  summary:
    "The caller's answers to articles of terms, latest first, with the proof of what was shown. Admins read those of others.",
  access: [user, admin],
  input: z.strictObject({ id: Id }),
  output: z.array(
    z.object({
      id: Id,
      scope: z.enum(articleScopes),
      title: z.string(),
      version: z.int(),
      agreed: z.boolean(),
      agreedAt: Instant,
      /** Language in which the article was shown. */
      language: z.enum(languages),
      /** SHA-256 of the text that was shown. */
      textHash: z.string(),
      deviceType: z.string().nullable(),
      storeName: z.string().nullable(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const userEndpoints = [searchUsers, getAllUsers, getUser, setUserFlags, unmaskUser, listUserConsents];
