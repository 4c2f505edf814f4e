import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { destroyOn } from '@maru/contract/time/destroy-on.ts';

/** Records of complaints and disputes: the act on consumer protection in electronic commerce, article 6. */
const kept = { years: 3 };

/** The day in Seoul on which an inquiry is destroyed that was last asked or answered at this time. */
export function inquiryKeptUntil(at: Date): string {
  return destroyOn(businessDateOf(at, 0), kept);
}
