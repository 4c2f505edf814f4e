import { z } from 'zod';

/** Another admin was first. */
const Other = z.object({ byId: z.string(), by: z.string(), at: z.string() });

/** Refusals about inquiries: a part of `errors`. */
export const inquiryErrors = {
  INQUIRY_TAKEN: { http: 409, detail: Other, key: 'inquiryTaken' },
  INQUIRY_ANSWERED: { http: 409, detail: Other, key: 'inquiryAnswered' },
} as const;
