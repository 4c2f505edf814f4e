import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { closeInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { updateClosed } from '#server/inquiries/inquiries.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { lockWaiting, refuseIfTaken } from './lock-waiting.ts';
import { presentInquiry } from './present-inquiry.ts';

/** Closes an inquiry that needs no answer. The sender gets no mail: it would only tell a spammer that we read the inquiry. */
export function closeInquiryBy(keys: Keys) {
  return (context: UserContext, { inquiryId, reason }: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const { actor, now } = context;
      refuseIfTaken(await lockWaiting(tx, inquiryId), actor);
      await updateClosed(tx, inquiryId, { by: actor.userId, at: now, reason });
      await writeUserTrail(tx, context, {
        ...{ userId: actor.userId, module: 'inquiries', act: 'closeInquiry' },
        before: null,
        after: { inquiryId, reason },
      });
      return presentInquiry(tx, keys, { inquiryId });
    });
}
