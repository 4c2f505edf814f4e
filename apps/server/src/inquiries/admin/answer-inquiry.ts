import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { answerInquiry as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { insertAnswer } from '#server/inquiries/answers.queries.ts';
import { markAnswered, updateTaken } from '#server/inquiries/inquiries.queries.ts';
import { inquiryKeptUntil } from '#server/inquiries/inquiry-kept-until.ts';
import { openParts, sealAnswer } from '#server/inquiries/sealed-inquiry.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { lockWaiting, refuseIfTaken } from './lock-waiting.ts';
import { postAnswerMail } from './post-answer-mail.ts';

/** Mails one answer. If two admins answer at the same time, the second is told who was first, and nothing is mailed. */
export function answerInquiryBy({ keys, ...mail }: HubMailParts & { keys: Keys }) {
  return (context: UserContext, { inquiryId, content }: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const { actor, now } = context;
      const inquiry = await lockWaiting(tx, inquiryId);
      refuseIfTaken(inquiry, actor);

      const { email: to } = openParts(keys, inquiryId, inquiry.sealed);
      const messageId = await postAnswerMail(tx, mail, { ...inquiry, to, answer: content });
      const id = newId();
      const sealed = sealAnswer(keys, id, content);
      await insertAnswer(tx, { inquiryId, id, sealed, authorId: actor.userId, at: now, messageId });
      await markAnswered(tx, inquiryId, now, inquiryKeptUntil(now));
      if (inquiry.takenBy === null) await updateTaken(tx, inquiryId, { by: actor.userId, at: now });
      await writeUserTrail(tx, context, {
        ...{ userId: actor.userId, module: 'inquiries', act: 'answerInquiry' },
        before: null,
        after: { inquiryId },
      });
      return { id: inquiryId };
    });
}
