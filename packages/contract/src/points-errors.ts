import { z } from 'zod';
import { templateProblems, templatePurposes } from './points/point-messages.ts';

const none = z.undefined();

/** Refusals about customers and their points: a part of `errors`. */
export const pointErrors = {
  CUSTOMER_NOT_FOUND: { http: 409, detail: none, key: 'CUSTOMER_NOT_FOUND' },
  // The customer who has the number, masked.
  CUSTOMER_DIFFERS: {
    http: 409,
    detail: z.object({ customerId: z.string(), name: z.string(), phone: z.string() }),
    key: 'CUSTOMER_DIFFERS',
  },
  CUSTOMER_EXISTS: { http: 409, detail: z.object({ customerId: z.string() }), key: 'CUSTOMER_EXISTS' },
  POINTS_NOT_USABLE: {
    http: 409,
    // TOO_FEW: below the store's minimum. STEP: not a multiple of the store's step. NOT_PAYABLE: more than is
    // left to pay. `usable`: the customer's points.
    detail: z.object({
      reason: z.enum(['NOT_ENOUGH', 'TOO_FEW', 'STEP', 'NOT_PAYABLE']),
      usable: z.int(),
    }),
    key: 'POINTS_NOT_USABLE',
  },
  REWARD_NOT_CANCELLABLE: {
    http: 409,
    // ORDER: the entry changes only with its order. CANCELLED: it was already undone. EXPIRED: nothing of it
    // is left. KIND: it is neither an earning nor a use.
    detail: z.object({ reason: z.enum(['ORDER', 'CANCELLED', 'EXPIRED', 'KIND']) }),
    key: 'REWARD_NOT_CANCELLABLE',
  },
  POINT_STORE_NOT_FOUND: {
    http: 409,
    // OWNER: no person owns both stores. BUSINESS_NUMBER: the stores have different business numbers, and
    // points redeemed by another business are taxed differently.
    detail: z.object({ reason: z.enum(['OWNER', 'BUSINESS_NUMBER']), storeId: z.string() }),
    key: 'POINT_STORE_NOT_FOUND',
  },
  POINT_CHANNEL_NOT_FOUND: {
    http: 409,
    // NOT_CONNECTED: no admin connected the channel with the store. UNKNOWN: the dealer has no such channel.
    detail: z.object({ reason: z.enum(['NOT_CONNECTED', 'UNKNOWN']) }),
    key: 'POINT_CHANNEL_NOT_FOUND',
  },
  POINT_TEMPLATE_NOT_USABLE: {
    http: 409,
    // UNKNOWN: the channel has no such template. The others are those of `templateProblem`.
    detail: z.object({ reason: z.enum(['UNKNOWN', ...templateProblems]), purpose: z.enum(templatePurposes) }),
    key: 'POINT_TEMPLATE_NOT_USABLE',
  },
  CUSTOMER_NOT_MERGEABLE: {
    http: 409,
    // SAME: both are the same customer. OPEN_ORDER: the customer who would be merged has an open order.
    // CHANGED: one of them was merged or deleted meanwhile.
    detail: z.object({ reason: z.enum(['SAME', 'OPEN_ORDER', 'CHANGED']) }),
    key: 'CUSTOMER_NOT_MERGEABLE',
  },
  CUSTOMER_NOT_DELETABLE: {
    http: 409,
    // OPEN_ORDER: the customer has an open order, which must end first.
    detail: z.object({ reason: z.enum(['OPEN_ORDER']) }),
    key: 'CUSTOMER_NOT_DELETABLE',
  },
} as const;
