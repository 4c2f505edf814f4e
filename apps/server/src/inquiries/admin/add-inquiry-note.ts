import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { addInquiryNote as wire } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { lockInquiry } from '#server/inquiries/inquiries.queries.ts';
import { sealNote } from '#server/inquiries/sealed-inquiry.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { insertNote } from './notes.queries.ts';

export function addInquiryNoteBy(keys: Keys) {
  return (context: UserContext, { inquiryId, content }: ParsedInputOf<typeof wire>) =>
    context.transaction(async (tx) => {
      const { actor, now } = context;
      if (!(await lockInquiry(tx, inquiryId))) fail('NOT_FOUND');
      const id = newId();
      const sealed = sealNote(keys, id, content);
      await insertNote(tx, { inquiryId, id, authorId: actor.userId, sealed, at: now });
      await writeUserTrail(tx, context, {
        ...{ userId: actor.userId, module: 'inquiries', act: 'addInquiryNote' },
        before: null,
        // Without the text: trails outlive the inquiry.
        after: { inquiryId },
      });
      return { id: inquiryId };
    });
}
