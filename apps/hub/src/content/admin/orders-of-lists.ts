import type { sortFaqs } from '@maru/contract/content/faq.endpoints.ts';
import type { sortPosts } from '@maru/contract/content/posts.endpoints.ts';
import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import type { FaqList } from '#hub/content/content.api.ts';
import type { SortedList } from '#hub/lib/sorting/sort-queue.ts';

/** The order of posts. Also reads the list in the refusal of a stale version. */
export function postOrderOf(list: unknown): SortedList {
  const { version, posts } = list as OutputOf<typeof sortPosts>;
  return { version, ids: posts.map(({ id }) => id) };
}

type Sorting = InputOf<typeof sortFaqs>;

/** The order of the categories. FAQs without a category always come last. */
export function categoryOrderOf({ version, categories }: FaqList): SortedList {
  return { version, ids: categories.flatMap(({ id }) => id ?? []) };
}

/** The order of the FAQs in one category; null: those without a category. */
export function faqOrderOf({ version, categories }: FaqList, categoryId: string | null): SortedList {
  const faqs = categories.find(({ id }) => id === categoryId)?.faqs ?? [];
  return { version, ids: faqs.map(({ id }) => id) };
}

/** The whole list with its categories in this order. */
export function withCategories({ version, categories }: FaqList, ids: readonly string[]): Sorting {
  const place = (id: string | null) => (id === null ? ids.length : ids.indexOf(id));
  const sorted = categories.toSorted((one, other) => place(one.id) - place(other.id));
  return { version, categories: sorted.map(namesOf) };
}

/** The whole list with the FAQs of one category in this order. */
export function withFaqs(
  { version, categories }: FaqList,
  categoryId: string | null,
  ids: readonly string[],
): Sorting {
  return {
    version,
    categories: categories.map((category) =>
      category.id === categoryId ? { id: category.id, uuidList: [...ids] } : namesOf(category),
    ),
  };
}

function namesOf({ id, faqs }: FaqList['categories'][number]) {
  return { id, uuidList: faqs.map((faq) => faq.id) };
}
