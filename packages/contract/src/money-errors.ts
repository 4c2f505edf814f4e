import { z } from 'zod';

/** Refusals of refunds, of suspended stores, and of excess and missing money: a part of `errors`. */
export const moneyErrors = {
  ORDER_NOT_REFUNDABLE: {
    http: 409,
    // MORE_THAN_STANDS: of the order or a line. MORE_THAN_HELD: by a payment. TENDERS_DIFFER: they do not add up.
    detail: z.object({
      reason: z.enum(['STATUS', 'MORE_THAN_STANDS', 'MORE_THAN_HELD', 'TENDERS_DIFFER']),
    }),
    key: 'ORDER_NOT_REFUNDABLE',
  },
  STORE_TERMINATED: {
    http: 409,
    // ADD: nothing new is taken. TOO_LATE: nor is any more what a till took before.
    detail: z.object({ reason: z.enum(['ADD', 'TOO_LATE']) }),
    key: 'STORE_TERMINATED',
  },
  EXCESS_NOT_SETTLEABLE: {
    http: 409,
    // NOTHING_LEFT: somebody has done it. PROVIDER: a provider is giving it back.
    detail: z.object({ reason: z.enum(['NOTHING_LEFT', 'PROVIDER']) }),
    key: 'EXCESS_NOT_SETTLEABLE',
  },
  TRANSACTION_NOT_CHANGEABLE: {
    http: 409,
    detail: z.object({ reason: z.enum(['NOT_TYPED_IN', 'COMPLETED', 'SETTLED', 'TOO_EARLY']) }),
    key: 'TRANSACTION_NOT_CHANGEABLE',
  },
} as const;
