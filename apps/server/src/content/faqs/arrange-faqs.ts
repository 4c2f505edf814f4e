import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { countListChange } from '../content-lists.queries.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { type Group, placesOf } from './arrangement.ts';
import { deleteEmptyCategories, listCategoryRows, placeCategories } from './faq-categories.queries.ts';
import { listFaqRows, placeFaqs } from './faqs.queries.ts';

/** Stores the order of the whole list and its trail entry. The caller has locked the list. */
export async function arrangeFaqs(
  tx: Tx,
  context: UserContext,
  { groups, act, before }: { groups: readonly Group[]; act: string; before: object },
): Promise<void> {
  const written = { by: context.actor.userId, at: context.now };
  await placeCategories(
    tx,
    groups.flatMap(({ id, faqIds }) => (id !== null && faqIds.length > 0 ? [id] : [])),
  );
  await placeFaqs(tx, placesOf(groups), written);
  await deleteEmptyCategories(tx);
  await countListChange(tx, 'FAQ', written);
  await writeContentTrail(tx, context, { act, before: { ...before }, after: await arrangementFacts(tx) });
}

/** The order of the list as the trail records it: questions below the names of their categories. */
export async function arrangementFacts(tx: Tx) {
  const [categories, faqs] = [await listCategoryRows(tx), await listFaqRows(tx)];
  const questionsOf = (id: string | null) =>
    faqs.filter(({ categoryId }) => categoryId === id).map(({ question }) => question);
  return {
    categories: [...categories, { id: null, name: null, nameEn: null }].map(({ id, name, nameEn }) => ({
      category: name,
      categoryEn: nameEn,
      questions: questionsOf(id),
    })),
  };
}
