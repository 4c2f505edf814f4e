import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { closeInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { updateClosed } from '#server/inquiries/inquiries.queries.ts';
import { lockWaiting, refuseIfTaken } from './lock-waiting.ts';

/** Closes an inquiry that needs no answer. The sender gets no mail: it would only tell a spammer that we read the inquiry. */
export function closeInquiry(context: UserContext, { inquiryId, reason }: ParsedInputOf<typeof wire>) {
  return context.transaction(async (tx) => {
    const { actor, now } = context;
    refuseIfTaken(await lockWaiting(tx, inquiryId), actor);
    await updateClosed(tx, inquiryId, { by: actor.userId, at: now, reason });
    await writeUserTrail(tx, context, {
      ...{ userId: actor.userId, module: 'inquiries', act: 'closeInquiry' },
      before: null,
      after: { inquiryId, reason },
    });
    return { id: inquiryId };
  });
}
