import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { destroyOn } from '@maru/contract/time/destroy-on.ts';

/**
 * The law (consumer protection in electronic commerce, article 6) requires records of complaints and disputes for this
 * long.
 */
const kept = { years: 3 };

/** The day in Seoul on which an inquiry is destroyed, given the time of its last question or answer. */
export function inquiryKeptUntil(at: Date): string {
  return destroyOn(businessDateOf(at, 0), kept);
}
