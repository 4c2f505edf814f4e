import type { UserContext } from '#server/http/context.ts';
import { countListChange } from '../content-lists.queries.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { deleteEmptyCategories } from './faq-categories.queries.ts';
import { faqFacts } from './faq-fields.ts';
import { faqToEdit } from './faq-to-edit.ts';
import { deleteFaqRow } from './faqs.queries.ts';

export async function deleteFaq(
  context: UserContext,
  input: { id: string; version: number },
): Promise<undefined> {
  const { actor, now } = context;
  return context.transaction(async (tx) => {
    const before = await faqToEdit(tx, context, input);
    await deleteFaqRow(tx, input.id);
    await deleteEmptyCategories(tx);
    await countListChange(tx, 'FAQ', { by: actor.userId, at: now });
    await writeContentTrail(tx, context, { act: 'deleteFaq', before: faqFacts(before), after: null });
    return undefined;
  });
}
