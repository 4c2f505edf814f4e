import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { takeInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { updateTaken } from '#server/inquiries/inquiries.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { lockWaiting, refuseIfTaken } from './lock-waiting.ts';
import { presentInquiry } from './present-inquiry.ts';

/** Assigns an inquiry to the caller. If two admins take it at the same time, the second is told who has it. */
export function takeInquiryBy(keys: Keys) {
  return (context: UserContext, input: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const { actor, now } = context;
      const { inquiryId, isMine, insteadOf } = input;
      const inquiry = await lockWaiting(tx, inquiryId);
      if (inquiry.takenBy === null || inquiry.takenBy !== insteadOf) refuseIfTaken(inquiry, actor);

      const isAlready = isMine ? inquiry.takenBy === actor.userId : inquiry.takenBy === null;
      if (!isAlready) {
        await updateTaken(tx, inquiryId, isMine ? { by: actor.userId, at: now } : null);
        await writeUserTrail(tx, context, {
          ...{ userId: actor.userId, module: 'inquiries', act: 'takeInquiry' },
          before: { inquiryId: null, takenBy: inquiry.takenBy },
          after: { inquiryId, takenBy: isMine ? actor.userId : null },
        });
      }
      return presentInquiry(tx, keys, { inquiryId });
    });
}
