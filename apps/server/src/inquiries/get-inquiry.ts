import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { presentInquiry } from './present-inquiry.ts';

/** Who saw a whole inquiry is recorded with the reason before the answer leaves. */
export function getInquiryBy(keys: Keys) {
  return async function getInquiry(context: UserContext, input: ParsedInputOf<typeof wire>) {
    const { inquiryId, unmask, reason } = input;
    if (!unmask) return presentInquiry(context.db, keys, { inquiryId });

    return context.transaction(async (tx) => {
      const shown = await presentInquiry(tx, keys, { inquiryId, isMasked: false });
      await writeUserTrail(tx, context, {
        ...{ userId: context.actor.userId, module: 'inquiries', act: 'getInquiry' },
        before: null,
        after: { inquiryId, reason },
      });
      return shown;
    });
  };
}
