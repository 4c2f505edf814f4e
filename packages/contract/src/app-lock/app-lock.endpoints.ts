import { z } from 'zod';
import { anyone, endpoint, member, owner } from '../endpoint.ts';
import { Id, Instant, Version } from '../fields.ts';
import { CallingCode, isPhoneForTexts, NationalNumber, notAPhone } from '../phone/phone-fields.ts';
import { lockParts } from './lock-parts.ts';

const storeOnly = z.strictObject({ storeId: Id });

/** The caller's view: what is locked, and whether this session is unlocked. */
const AtuSetting = z.object({
  lockedParts: z.array(z.enum(lockParts)),
  /** Masked (`010-****-5678`); null where none was verified yet. */
  storePhone: z.string().nullable(),
  /** Until when this session may use what is locked; null: it may not. */
  unlockedUntil: Instant.nullable(),
  /** The request of this session that still waits for an answer. */
  request: z
    .object({
      id: Id,
      part: z.enum(lockParts),
      expiresAt: Instant,
      /** What became of the message: on its way, with the carrier, on the phone, or nowhere. */
      delivery: z.enum(['QUEUED', 'SENT', 'DELIVERED', 'FALLBACK_SENT', 'FAILED']),
    })
    .nullable(),
  /** The answer to the last request of this session, as long as no other was made. */
  lastAnswer: z.enum(['APPROVED', 'REFUSED', 'EXPIRED']).nullable(),
  version: z.int(),
});

export const getAtuSetting = endpoint({
  name: 'getAtuSetting',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/atu',
  summary: 'Which parts are locked, and whether this session is unlocked.',
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
    'Says which parts are locked. Locking needs a verified store phone; taking a lock away needs an unlocked session.',
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
    'Sets the phone that approves. It must have been verified in this browser for STORE_PHONE; not while a part is locked.',
  access: [owner],
  input: z
    .strictObject({ storeId: Id, cellphone: NationalNumber, cellphoneCountryCode: CallingCode })
    .refine(isPhoneForTexts, notAPhone),
  output: AtuSetting,
  errors: ['PHONE_NOT_VERIFIED', 'STORE_PHONE_LOCKED'],
});

export const requestUnlock = endpoint({
  name: 'requestUnlock',
  method: 'POST',
  path: '/v7/stores/:storeId/setting/atu/unlock',
  summary:
    'Sends the store phone a Kakao message, or a text, with a link that unlocks this session. Only for a part that the caller has the right for.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id, part: z.enum(lockParts) }),
  output: AtuSetting,
  errors: ['FORBIDDEN', 'STORE_PHONE_REQUIRED', 'TOO_MANY_REQUESTS'],
});

const UnlockedSession = z.object({
  id: Id,
  userName: z.string(),
  username: z.string(),
  /** Such as `Chrome · Windows`; empty where nothing is known. */
  device: z.string(),
  unlockedAt: Instant,
  unlockedUntil: Instant,
  isThisSession: z.boolean(),
});

export const listUnlockedSessions = endpoint({
  name: 'listUnlockedSessions',
  method: 'GET',
  path: '/v7/stores/:storeId/setting/atu/unlocked',
  summary: 'Sessions that are unlocked now.',
  access: [owner],
  input: storeOnly,
  output: z.array(UnlockedSession),
  errors: [],
});

export const lockAgain = endpoint({
  name: 'lockAgain',
  method: 'DELETE',
  path: '/v7/stores/:storeId/setting/atu/unlocked',
  summary: 'Locks one session again, or all of them.',
  access: [owner],
  input: z.strictObject({ storeId: Id, id: Id.optional() }),
  output: z.array(UnlockedSession),
  errors: [],
});

/** The secret of the link in the message. */
const ApprovalToken = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[\w-]+$/);

const UnlockApproval = z.object({
  storeName: z.string(),
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
  summary: 'Who asks to unlock which part, for the page behind the link.',
  access: [anyone],
  input: z.strictObject({ token: ApprovalToken }),
  output: UnlockApproval,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const answerUnlockApproval = endpoint({
  name: 'answerUnlockApproval',
  method: 'POST',
  path: '/v7/atu/approval/:token',
  summary: 'Approves or refuses, once.',
  access: [anyone],
  input: z.strictObject({ token: ApprovalToken, answer: z.enum(['APPROVE', 'REFUSE']) }),
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
