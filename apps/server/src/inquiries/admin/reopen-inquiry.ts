import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { reopenInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { lockInquiry, updateClosed } from '#server/inquiries/inquiries.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { presentInquiry } from './present-inquiry.ts';

/** Opens a closed inquiry again. */
export function reopenInquiryBy(keys: Keys) {
  return (context: UserContext, { inquiryId }: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const { userId } = context.actor;
      const inquiry = (await lockInquiry(tx, inquiryId)) ?? fail('NOT_FOUND');
      if (inquiry.closedAt) {
        await updateClosed(tx, inquiryId, null);
        await writeUserTrail(tx, context, {
          ...{ userId, module: 'inquiries', act: 'reopenInquiry' },
          before: null,
          after: { inquiryId },
        });
      }
      return presentInquiry(tx, keys, { inquiryId });
    });
}
