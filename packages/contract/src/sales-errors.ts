import { z } from 'zod';
import { cannotReceiveReasons } from './sales/revenue-message.ts';

/** Refusals about reports and revenue messages: a part of `errors`. */
export const salesErrors = {
  CANNOT_RECEIVE_REVENUE: {
    http: 409,
    detail: z.object({ reason: z.enum(cannotReceiveReasons) }),
    key: 'cannotReceiveRevenue',
  },
} as const;
