import { z } from 'zod';
import { Instant } from '../fields.ts';
import { AwsKey } from '../files/files.endpoints.ts';

/** The fields that an admin approves. */
export const approvedFields = {
  businessNumber: z.string().nullable(),
  businessName: z.string().nullable(),
  ownerName: z.string().nullable(),
};

/**
 * The changed registration that a store last submitted, until it is approved or withdrawn. SUSPENDED: it
 * ended because the store was suspended.
 */
export const RegistrationChange = z.object({
  state: z.enum(['WAITING', 'REFUSED', 'SUSPENDED']),
  ...approvedFields,
  /** Key of an image uploaded with the change; null: the image stays unchanged. */
  registrationImageKey: AwsKey.nullable(),
  askedAt: Instant,
  /** When the answer is due; null once the change ended. */
  dueAt: Instant.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
});
export type RegistrationChange = z.output<typeof RegistrationChange>;
