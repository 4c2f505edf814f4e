import { z } from 'zod';
import { anyone, endpoint, member, owner } from '../endpoint.ts';
import { Id, Instant, Version } from '../fields.ts';
import {
  CallingCode,
  getsNoTexts,
  isPhone,
  isPhoneForTexts,
  NationalNumber,
  notAPhone,
} from '../phone/phone-fields.ts';
import { storeTypes } from '../stores/store-type.ts';
import { LinkToken } from './link-token.ts';
import { lockParts } from './lock-parts.ts';

const storeOnly = z.strictObject({ storeId: Id });

/** The app lock as the calling session sees it. */
const AtuSetting = z.object({
  lockedParts: z.array(z.enum(lockParts)),
  /** Masked (`010-****-5678`); null if no phone was verified yet. */
  storePhone: z.string().nullable(),
  /** Until when this session is unlocked; null if it is not. */
  unlockedUntil: Instant.nullable(),
  /** This session's open request. */
  request: z
    .object({
      id: Id,
      part: z.enum(lockParts),
      expiresAt: Instant,
      /**
       * Delivery of the message: waiting, with the carrier, on the phone, sent as a text instead, or failed.
       */
      delivery: z.enum(['QUEUED', 'SENT', 'DELIVERED', 'FALLBACK_SENT', 'FAILED']),
    })
    .nullable(),
  /** For owners: a new number that an admin entered for a lost store phone, and when it takes effect. */
  phoneReset: z.object({ phone: z.string(), holdsAt: Instant }).nullable(),
  /** The answer to this session's last request. */
  lastAnswer: z.enum(['APPROVED', 'REFUSED', 'EXPIRED']).nullable(),
  version: z.int(),
});

export const getAtuSetting = endpoint({
  name: 'getAtuSetting',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/atu',
  summary: 'Locked parts, and whether this session is unlocked.',
  access: [member('ANY')],
  input: storeOnly,
  output: AtuSetting,
  errors: [],
});

export const updateAtuSetting = endpoint({
  name: 'updateAtuSetting',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/atu',
  summary:
    'Sets the locked parts. Locking a part needs a verified store phone; removing a lock needs an unlocked session.',
  access: [owner],
  input: z.strictObject({
    storeId: Id,
    version: Version,
    lockedParts: z
      .array(z.enum(lockParts))
      .max(lockParts.length)
      .refine((list) => new Set(list).size === list.length, { error: 'wrongFormat' }),
  }),
  output: AtuSetting,
  errors: ['STORE_PHONE_REQUIRED', 'LOCKED'],
  versioned: true,
});

export const changeStorePhone = endpoint({
  name: 'changeStorePhone',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/atu/storephone',
  summary:
    'Sets the store phone. It must have been verified in this browser with the purpose STORE_PHONE. Refused while a part is locked.',
  access: [owner],
  input: z
    .strictObject({ storeId: Id, cellphone: NationalNumber, cellphoneCountryCode: CallingCode })
    .refine(isPhone, notAPhone)
    .refine(isPhoneForTexts, getsNoTexts),
  output: AtuSetting,
  errors: ['PHONE_NOT_VERIFIED', 'STORE_PHONE_LOCKED'],
});

export const requestUnlock = endpoint({
  name: 'requestUnlock',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/atu/unlock',
  summary:
    'Sends the store phone a Kakao message or text with a link that unlocks this session. The caller needs the right of that part.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id, part: z.enum(lockParts) }),
  output: AtuSetting,
  errors: ['FORBIDDEN', 'STORE_PHONE_REQUIRED', 'TOO_MANY_REQUESTS'],
});

const UnlockedSession = z.object({
  id: Id,
  userName: z.string(),
  username: z.string(),
  /** Such as `Chrome · Windows`; empty if unknown. */
  device: z.string(),
  unlockedAt: Instant,
  unlockedUntil: Instant,
  isThisSession: z.boolean(),
});

export const listUnlockedSessions = endpoint({
  name: 'listUnlockedSessions',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/atu/unlocked',
  summary: 'Lists the sessions that are unlocked.',
  access: [owner],
  input: storeOnly,
  output: z.array(UnlockedSession),
  errors: [],
});

export const lockAgain = endpoint({
  name: 'lockAgain',
  method: 'DELETE',
  path: '/v7/stores/:storeId/setting/atu/unlocked',
  summary: 'Locks one session again, or all.',
  access: [owner],
  input: z.strictObject({ storeId: Id, id: Id.optional() }),
  output: z.array(UnlockedSession),
  errors: [],
});

const UnlockApproval = z.object({
  storeName: z.string(),
  category: z.enum(storeTypes).nullable(),
  userName: z.string(),
  part: z.enum(lockParts),
  device: z.string(),
  requestedAt: Instant,
  expiresAt: Instant,
  state: z.enum(['WAITING', 'APPROVED', 'REFUSED', 'EXPIRED']),
});

export const getUnlockApproval = endpoint({
  name: 'getUnlockApproval',
  method: 'GET',
  path: '/v7/atu/approval/:token',
  summary: 'For the page behind the link: which person asks to unlock which part.',
  access: [anyone],
  input: z.strictObject({ token: LinkToken }),
  output: UnlockApproval,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const answerUnlockApproval = endpoint({
  name: 'answerUnlockApproval',
  method: 'POST',
  path: '/v7/atu/approval/:token',
  summary: 'Approves or refuses an unlock request. Only the first answer counts.',
  access: [anyone],
  input: z.strictObject({ token: LinkToken, answer: z.enum(['APPROVE', 'REFUSE']) }),
  output: UnlockApproval,
  errors: ['NOT_FOUND', 'APPROVAL_ENDED', 'TOO_MANY_REQUESTS'],
});

export const appLockEndpoints = [
  getAtuSetting,
  updateAtuSetting,
  changeStorePhone,
  requestUnlock,
  listUnlockedSessions,
  lockAgain,
  getUnlockApproval,
  answerUnlockApproval,
];
