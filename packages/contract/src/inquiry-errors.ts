import { z } from 'zod';

/**
 * Another admin was first. With the reason LEFT, that admin's account has since been deleted and `by` is empty.
 */
const Other = z.object({
  byId: z.string(),
  by: z.string(),
  at: z.string(),
  reason: z.enum(['LEFT']).optional(),
});

/** Refusals about inquiries: a part of `errors`. */
export const inquiryErrors = {
  INQUIRY_TAKEN: { http: 409, detail: Other, key: 'inquiryTaken' },
  INQUIRY_ANSWERED: { http: 409, detail: Other, key: 'inquiryAnswered' },
  INQUIRY_CLOSED: { http: 409, detail: Other, key: 'inquiryClosed' },
} as const;
