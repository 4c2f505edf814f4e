import type { FaqList, sortFaqs as wire } from '@maru/contract/content/faq.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { arrangeFaqs, arrangementFacts } from './arrange-faqs.ts';
import { type Group, groupsOf, isSameArrangement } from './arrangement.ts';
import { type CategoryRow, listCategoryRows } from './faq-categories.queries.ts';
import { listFaqRows } from './faqs.queries.ts';
import { lockFaqList } from './lock-faq-list.ts';
import { readFaqList } from './read-faq-list.ts';

/** Changes the order of the whole list, given its version. */
export async function sortFaqs(
  context: UserContext,
  { version, categories: wanted }: ParsedInputOf<typeof wire>,
): Promise<FaqList> {
  return context.transaction(async (tx) => {
    await lockFaqList(tx, context, version);
    const [categories, faqs] = [await listCategoryRows(tx), await listFaqRows(tx)];
    const given = wanted.map(({ id, uuidList }) => ({ id, faqIds: uuidList }));
    checkNamesAll(given, { categories, faqs });
    // FAQs without a category come last, wherever they were named.
    const groups = [...given.filter(({ id }) => id !== null), ...given.filter(({ id }) => id === null)];
    if (!isSameArrangement(groups, groupsOf(categories, faqs))) {
      await arrangeFaqs(tx, context, { groups, act: 'sortFaqs', before: await arrangementFacts(tx) });
    }
    return readFaqList(tx, { now: context.now, onlyPublished: false });
  });
}

/** Refuses unless every FAQ is named exactly once, in categories that exist and are named once. */
function checkNamesAll(
  groups: readonly Group[],
  { categories, faqs }: { categories: readonly CategoryRow[]; faqs: readonly { id: string }[] },
): void {
  const known = new Set<string | null>([null, ...categories.map(({ id }) => id)]);
  const named = groups.flatMap(({ faqIds }) => faqIds);
  const isWhole =
    groups.every(({ id }) => known.has(id)) &&
    new Set(groups.map(({ id }) => id)).size === groups.length &&
    named.length === faqs.length &&
    new Set(named).symmetricDifference(new Set(faqs.map(({ id }) => id))).size === 0;
  if (!isWhole) throw new Refusal('WRONG_FORMAT', undefined, { categories: 'wrongFormat' });
}
