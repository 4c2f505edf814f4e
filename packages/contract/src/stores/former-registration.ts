import { z } from 'zod';
import { Instant } from '../fields.ts';

/**
 * The part of the business registration that an order keeps, with the name, address and phone that its
 * receipt shows.
 */
export const Registration = z.object({
  name: z.string(),
  businessNumber: z.string().nullable(),
  businessName: z.string().nullable(),
  ownerName: z.string().nullable(),
  address: z.string().nullable(),
  addressDetail: z.string(),
  phone: z.string().nullable(),
  phoneExtension: z.string(),
});
export type Registration = z.output<typeof Registration>;

export const FormerRegistration = Registration.extend({ heldUntil: Instant });
export type FormerRegistration = z.output<typeof FormerRegistration>;
