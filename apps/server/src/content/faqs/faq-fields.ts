import type { createFaq } from '@maru/contract/content/faq.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { publishAtOf } from '../publish-at.ts';
import { documentFacts } from '../write-content-trail.ts';
import { isFaqCategory } from './faq-categories.queries.ts';
import type { FaqFields, FaqRow } from './faqs.queries.ts';

/** The fields that an admin wrote, as columns. The caller has locked the list, so that the category stays. */
export async function faqFields(
  tx: Tx,
  input: ParsedInputOf<typeof createFaq>,
  times: { stored: Date | null; now: Date },
): Promise<FaqFields> {
  const { categoryId, question, questionEn, answer, answerEn } = input;
  if (categoryId !== null && !(await isFaqCategory(tx, categoryId))) fail('CATEGORY_NOT_FOUND');
  return { categoryId, question, questionEn, answer, answerEn, publishAt: publishAtOf(input, times) };
}

/** An FAQ as the trail records it. */
export function faqFacts({ categoryId, question, questionEn, answer, answerEn, publishAt }: FaqRow) {
  return {
    ...{ categoryId, question, questionEn },
    answer: documentFacts(answer),
    answerEn: documentFacts(answerEn),
    publishAt: publishAt?.toISOString() ?? null,
  };
}
