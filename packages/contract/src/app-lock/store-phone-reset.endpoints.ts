import { z } from 'zod';
import { admin, anyone, endpoint, owner } from '../endpoint.ts';
import { Id, Instant, text } from '../fields.ts';
import {
  CallingCode,
  getsNoTexts,
  isPhone,
  isPhoneForTexts,
  NationalNumber,
  notAPhone,
} from '../phone/phone-fields.ts';
import { LinkToken } from './link-token.ts';

const storeOnly = z.strictObject({ storeId: Id });

/** A new store phone that an admin entered because the old one was lost. */
const StorePhoneReset = z.object({
  id: Id,
  /** Masked (`010-****-5678`). */
  phone: z.string(),
  /**
   * SENT: the link was not opened yet. CONFIRMED: it was opened, and the number takes effect at `holdsAt`.
   * HELD: it is in effect. ENDED: the owner whom the admin spoke to is no longer an owner, or an owner
   * changed the phone.
   */
  state: z.enum(['SENT', 'EXPIRED', 'CONFIRMED', 'HELD', 'STOPPED', 'ENDED']),
  askedAt: Instant,
  /** When the link stops working. */
  expiresAt: Instant,
  holdsAt: Instant.nullable(),
});
export type StorePhoneReset = z.output<typeof StorePhoneReset>;

export const getStorePhoneReset = endpoint({
  name: 'getStorePhoneReset',
  method: 'GET',
  path: '/v6/stores/:storeId/storephone/reset',
  summary: 'The last change of a lost store phone; null if there was none.',
  access: [owner, admin],
  input: storeOnly,
  output: StorePhoneReset.nullable(),
  errors: ['NOT_FOUND'],
});

export const requestStorePhoneReset = endpoint({
  name: 'requestStorePhoneReset',
  method: 'POST',
  path: '/v6/stores/:storeId/storephone/reset',
  summary:
    'For a lost store phone: sends the new number a link. Once the link is opened there, every owner is notified, and the number takes effect after 24 hours unless an owner stops it.',
  access: [admin],
  input: z
    .strictObject({
      storeId: Id,
      cellphone: NationalNumber,
      cellphoneCountryCode: CallingCode,
      /** The owner whom the admin spoke to. */
      spokenToId: Id,
      reason: text(500, 1),
    })
    .refine(isPhone, notAPhone)
    .refine(isPhoneForTexts, getsNoTexts),
  output: StorePhoneReset,
  errors: ['NOT_FOUND', 'NOT_AN_OWNER', 'STORE_PHONE_RESET_RUNS', 'TOO_MANY_REQUESTS'],
});

export const stopStorePhoneReset = endpoint({
  name: 'stopStorePhoneReset',
  method: 'DELETE',
  path: '/v6/stores/:storeId/storephone/reset',
  summary: 'Stops the change of a lost store phone.',
  access: [owner, admin],
  input: storeOnly,
  output: StorePhoneReset,
  errors: ['NOT_FOUND', 'STORE_PHONE_RESET_ENDED'],
});

/** For the page behind the link. */
const StorePhoneConfirmation = z.object({
  storeName: z.string(),
  /** Masked. */
  phone: z.string(),
  state: StorePhoneReset.shape.state,
  expiresAt: Instant,
  holdsAt: Instant.nullable(),
});
export type StorePhoneConfirmation = z.output<typeof StorePhoneConfirmation>;

export const getStorePhoneConfirmation = endpoint({
  name: 'getStorePhoneConfirmation',
  method: 'GET',
  path: '/v6/storephone/confirmation/:token',
  summary: 'For the page behind the link: which store wants to use this number as its phone.',
  access: [anyone],
  input: z.strictObject({ token: LinkToken }),
  output: StorePhoneConfirmation,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const confirmStorePhone = endpoint({
  name: 'confirmStorePhone',
  method: 'POST',
  path: '/v6/storephone/confirmation/:token',
  summary: 'Confirms the new number of a store phone. Only the first call counts.',
  access: [anyone],
  input: z.strictObject({ token: LinkToken }),
  output: StorePhoneConfirmation,
  errors: ['NOT_FOUND', 'STORE_PHONE_RESET_ENDED', 'TOO_MANY_REQUESTS'],
});

export const storePhoneResetEndpoints = [
  getStorePhoneReset,
  requestStorePhoneReset,
  stopStorePhoneReset,
  getStorePhoneConfirmation,
  confirmStorePhone,
];
