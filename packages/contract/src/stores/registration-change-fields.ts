import { z } from 'zod';
import { Instant } from '../fields.ts';
import { AwsKey } from '../files/files.endpoints.ts';

/** The fields that an admin approves. */
export const approvedFields = {
  businessNumber: z.string().nullable(),
  businessName: z.string().nullable(),
  ownerName: z.string().nullable(),
};

/** The registration that a store asked for last, until it is approved or withdrawn. SUSPENDED: it ended with its store. */
export const RegistrationChange = z.object({
  state: z.enum(['WAITING', 'REFUSED', 'SUSPENDED']),
  ...approvedFields,
  /** Of an image that was uploaded with it; null: the image stays as it is. */
  registrationImageKey: AwsKey.nullable(),
  askedAt: Instant,
  /** When the answer is due; null once it ended. */
  dueAt: Instant.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
});
export type RegistrationChange = z.output<typeof RegistrationChange>;
