import { z } from 'zod';

/** Refusals about store pages: a part of `errors`. */
export const placeErrors = {
  PLACE_NEEDS_APPROVAL: { http: 409, detail: z.undefined(), key: 'placeNeedsApproval' },
  // A free address similar to the requested one.
  PLACE_SLUG_USED: { http: 409, detail: z.object({ suggestion: z.string() }), key: 'placeSlugUsed' },
} as const;
