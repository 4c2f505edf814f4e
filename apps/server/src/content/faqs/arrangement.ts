import type { CategoryRow } from './faq-categories.queries.ts';
import type { Placed } from './faqs.queries.ts';

/** The FAQs of a category in their order; id null: those of no category. */
export type Group = { id: string | null; faqIds: readonly string[] };

type Sorted = { id: string; categoryId: string | null };

/** The current list: categories in their order, then the FAQs without one. */
export function groupsOf(categories: readonly CategoryRow[], faqs: readonly Sorted[]): Group[] {
  const ids = [...categories.map(({ id }) => id), null];
  return ids.map((id) => ({
    id,
    faqIds: faqs.filter(({ categoryId }) => categoryId === id).map((faq) => faq.id),
  }));
}

/**
 * The list after a category was given exactly these FAQs. Other FAQs that it had go to the end of those without a
 * category; a new category comes last.
 */
export function withCategory(groups: readonly Group[], { id, faqIds }: Group): Group[] {
  const taken = new Set(faqIds);
  const before = groups.find((group) => group.id === id);
  const left = (before?.faqIds ?? []).filter((faq) => !taken.has(faq));
  const others = groups.map((group) => ({
    ...group,
    faqIds: group.faqIds.filter((faq) => !taken.has(faq)),
  }));
  const named = others.filter((group) => group.id !== null);
  const free = others.find((group) => group.id === null)?.faqIds ?? [];
  return [
    ...named.map((group) => (group.id === id ? { id, faqIds } : group)),
    ...(before ? [] : [{ id, faqIds }]),
    { id: null, faqIds: [...free, ...left] },
  ];
}

/** Where each FAQ goes, counted over the whole list. */
export function placesOf(groups: readonly Group[]): Placed[] {
  const placed = groups.flatMap(({ id, faqIds }) => faqIds.map((faq) => ({ id: faq, categoryId: id })));
  return placed.map((faq, index) => ({ ...faq, place: index + 1 }));
}

/**
 * Whether both have the same categories in the same order, and the same FAQs in the same order in each. Empty
 * categories do not count.
 */
export function isSameArrangement(one: readonly Group[], other: readonly Group[]): boolean {
  const written = (groups: readonly Group[]) =>
    JSON.stringify(groups.filter(({ faqIds }) => faqIds.length > 0).map(({ id, faqIds }) => [id, faqIds]));
  return written(one) === written(other);
}
