import { mostOfKind } from '@maru/contract/content/content-fields.ts';
import type { Faq, createFaq as wire } from '@maru/contract/content/faq.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { countListChange, lockList } from '../content-lists.queries.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { faqFacts, faqFields } from './faq-fields.ts';
import { countFaqs, findFaq, insertFaq } from './faqs.queries.ts';
import { presentFaq } from './present-faq.ts';

export async function createFaq(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<Faq> {
  const { actor, now } = context;
  const written = { by: actor.userId, at: now };
  return context.transaction(async (tx) => {
    await lockList(tx, 'FAQ');
    if ((await countFaqs(tx)) >= mostOfKind.faq) fail('TOO_MANY_CONTENTS', { most: mostOfKind.faq });

    const id = newId();
    await insertFaq(tx, id, await faqFields(tx, input, { stored: null, now }), written);
    await countListChange(tx, 'FAQ', written);
    const row = (await findFaq(tx, id)) ?? fail('NOT_FOUND');
    await writeContentTrail(tx, context, { act: 'createFaq', before: null, after: faqFacts(row) });
    return presentFaq(row, now);
  });
}
