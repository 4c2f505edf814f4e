import type { Faq, FaqList } from '@maru/contract/content/faq.endpoints.ts';
import { publicationStatus } from '@maru/contract/content/publication.ts';
import type { CategoryRow } from './faq-categories.queries.ts';
import type { FaqRow } from './faqs.queries.ts';

export function presentFaq({ publishAt, createdAt, ...row }: FaqRow, now: Date): Faq {
  return {
    ...row,
    status: publicationStatus(publishAt, now),
    publishAt: publishAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Groups the FAQs by category; a category without FAQs is left out. */
export function presentFaqList(
  {
    version,
    categories,
    faqs,
  }: { version: number; categories: readonly CategoryRow[]; faqs: readonly FaqRow[] },
  now: Date,
): FaqList {
  const none = { id: null, name: null, nameEn: null };
  const groups = [...categories, none].map((category) => ({
    ...category,
    faqs: faqs.filter(({ categoryId }) => categoryId === category.id).map((faq) => presentFaq(faq, now)),
  }));
  return { version, categories: groups.filter((group) => group.faqs.length > 0) };
}
