import { isDeepStrictEqual } from 'node:util';
import type { Faq, updateFaq as wire } from '@maru/contract/content/faq.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { countListChange } from '../content-lists.queries.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { deleteEmptyCategories } from './faq-categories.queries.ts';
import { faqFacts, faqFields } from './faq-fields.ts';
import { faqToEdit } from './faq-to-edit.ts';
import { findFaq, updateFaqRow } from './faqs.queries.ts';
import { presentFaq } from './present-faq.ts';

/** Changes an FAQ. An edit without a change writes nothing. */
export async function updateFaq(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<Faq> {
  const { actor, now } = context;
  const written = { by: actor.userId, at: now };
  return context.transaction(async (tx) => {
    const before = await faqToEdit(tx, context, input);
    const fields = await faqFields(tx, input, { stored: before.publishAt, now });
    const { id, createdAt, version, ...seen } = before;
    if (isDeepStrictEqual(fields, seen)) return presentFaq(before, now);

    const toEnd = fields.categoryId !== before.categoryId;
    await updateFaqRow(tx, id, fields, { ...written, toEnd });
    if (toEnd) {
      await deleteEmptyCategories(tx);
      await countListChange(tx, 'FAQ', written);
    }
    const after = (await findFaq(tx, id)) ?? fail('NOT_FOUND');
    const facts = { before: faqFacts(before), after: faqFacts(after) };
    await writeContentTrail(tx, context, { act: 'updateFaq', ...facts });
    return presentFaq(after, now);
  });
}
