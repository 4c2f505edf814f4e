import type { FaqList, setFaqCategory as wire } from '@maru/contract/content/faq.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { foldName } from '@maru/contract/menu/fold-name.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { arrangeFaqs, arrangementFacts } from './arrange-faqs.ts';
import { groupsOf, withCategory } from './arrangement.ts';
import { findCategoryByName, listCategoryRows, writeCategory } from './faq-categories.queries.ts';
import { listFaqRows } from './faqs.queries.ts';
import { lockFaqList } from './lock-faq-list.ts';
import { readFaqList } from './read-faq-list.ts';

/** Makes a category of exactly these FAQs, or changes one, given the version of the list. */
export async function setFaqCategory(
  context: UserContext,
  input: ParsedInputOf<typeof wire>,
): Promise<FaqList> {
  const { name, nameEn, uuidList } = input;
  const nameKey = foldName(name);
  return context.transaction(async (tx) => {
    await lockFaqList(tx, context, input.version);
    const [categories, faqs] = [await listCategoryRows(tx), await listFaqRows(tx)];
    if (input.id !== undefined && !categories.some(({ id }) => id === input.id)) fail('CATEGORY_NOT_FOUND');
    const known = new Set(faqs.map(({ id }) => id));
    if (!uuidList.every((id) => known.has(id))) fail('NOT_FOUND');
    const holder = await findCategoryByName(tx, nameKey);
    if (holder !== undefined && holder !== input.id) fail('FAQ_CATEGORY_NAME_USED');

    const before = await arrangementFacts(tx);
    const id = input.id ?? newId();
    await writeCategory(tx, { id, name, nameEn, nameKey, place: categories.length + 1 });
    const groups = withCategory(groupsOf(categories, faqs), { id, faqIds: uuidList });
    await arrangeFaqs(tx, context, { groups, act: 'setFaqCategory', before });
    return readFaqList(tx, { now: context.now, onlyPublished: false });
  });
}
