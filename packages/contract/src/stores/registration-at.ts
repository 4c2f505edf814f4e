import { z } from 'zod';
import { Instant } from '../fields.ts';

/** Of the business registration, what an order keeps, with the name, address and phone that its receipt shows. */
const Registration = z.object({
  name: z.string(),
  businessNumber: z.string().nullable(),
  businessName: z.string().nullable(),
  ownerName: z.string().nullable(),
  address: z.string().nullable(),
  addressDetail: z.string(),
  phone: z.string().nullable(),
});
export type Registration = z.output<typeof Registration>;

export const registrationNames = Registration.keyof().options;

export const FormerRegistration = Registration.extend({ heldUntil: Instant });
export type FormerRegistration = z.output<typeof FormerRegistration>;

type Registered = Registration & {
  /** Oldest first. Missing if a device stored the answer of an older version. */
  formerRegistrations?: readonly FormerRegistration[] | undefined;
};

/** The registration that a store had at an instant. */
export function registrationAt(store: Registered, at: string): Registration {
  const instant = Date.parse(at);
  const former = store.formerRegistrations?.find(({ heldUntil }) => Date.parse(heldUntil) > instant);
  return former ?? store;
}
