import { z } from 'zod';
import { admin, endpoint, NoContent, user } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import {
  checkPublication,
  checkWhole,
  DocumentOutput,
  documentInput,
  longest,
  mostOfKind,
  optionalText,
  publicationInput,
  publicationOutput,
} from './content-fields.ts';
import { longestDocument } from './document-rules.ts';

export const Faq = z.object({
  id: Id,
  /** Null: the FAQ has no category. */
  categoryId: Id.nullable(),
  question: z.string(),
  questionEn: z.string().nullable(),
  /** Null only in a draft. */
  answer: DocumentOutput.nullable(),
  /** Null: there is no English text. */
  answerEn: DocumentOutput.nullable(),
  ...publicationOutput,
  createdAt: Instant,
  version: z.int(),
});
export type Faq = z.output<typeof Faq>;

/**
 * Categories in display order, each with its FAQs in display order. FAQs without a category come last, in an
 * entry whose `id` and `name` are null. Stores do not see categories without a published FAQ. `version`
 * increases when the order, the FAQs or the categories change.
 */
export const FaqList = z.object({
  version: z.int(),
  categories: z.array(
    z.object({
      id: Id.nullable(),
      name: z.string().nullable(),
      nameEn: z.string().nullable(),
      faqs: z.array(Faq),
    }),
  ),
});
export type FaqList = z.output<typeof FaqList>;

const written = {
  /** If the category changes, the FAQ becomes the last one in the new category. */
  categoryId: Id.nullable(),
  question: text(longest.question, 1),
  questionEn: optionalText(longest.question),
  answer: documentInput(longestDocument.answer),
  answerEn: documentInput(longestDocument.answer),
  ...publicationInput,
};
const whole = { needed: ['answer'], english: ['questionEn', 'answerEn'] } as const;

export const listFaqs = endpoint({
  name: 'listFaqs',
  method: 'GET',
  path: '/v6/cm/faq',
  summary: 'Published FAQs by category. Admins may also request drafts and scheduled ones.',
  access: [user],
  input: z.strictObject({ isAdmin: z.boolean().default(false) }),
  output: FaqList,
  errors: ['FORBIDDEN'],
});

export const getFaq = endpoint({
  name: 'getFaq',
  method: 'GET',
  path: '/v6/cm/faq/:id',
  summary: 'One published FAQ. With `isAdmin` an admin also reads drafts and scheduled ones.',
  access: [user],
  input: z.strictObject({ id: Id, isAdmin: z.boolean().default(false) }),
  output: Faq,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const createFaq = endpoint({
  name: 'createFaq',
  method: 'POST',
  path: '/v6/cm/faq',
  summary: 'Writes an FAQ at the end of its category: a draft, published now or scheduled.',
  access: [admin],
  input: z.strictObject(written).superRefine((value, context) => {
    checkPublication(value, context);
    checkWhole(value, context, whole);
  }),
  output: Faq,
  errors: ['CATEGORY_NOT_FOUND', 'PUBLISH_TIME_PASSED', 'TOO_MANY_CONTENTS'],
  idempotent: true,
});

export const updateFaq = endpoint({
  name: 'updateFaq',
  method: 'PUT',
  path: '/v6/cm/faq/:id',
  summary:
    'Changes an FAQ, based on the version that was read. If its category changes, it becomes the last one there. A category that becomes empty is deleted.',
  access: [admin],
  input: z.strictObject({ id: Id, version: Version, ...written }).superRefine((value, context) => {
    checkPublication(value, context);
    checkWhole(value, context, whole);
  }),
  output: Faq,
  errors: ['NOT_FOUND', 'CATEGORY_NOT_FOUND', 'PUBLISH_TIME_PASSED'],
  versioned: true,
});

export const deleteFaq = endpoint({
  name: 'deleteFaq',
  method: 'DELETE',
  path: '/v6/cm/faq/:id',
  summary: 'Deletes an FAQ for good. A category that becomes empty is deleted, too.',
  access: [admin],
  input: z.strictObject({ id: Id, version: Version }),
  output: NoContent,
  errors: ['NOT_FOUND'],
  versioned: true,
});

export const sortFaqs = endpoint({
  name: 'sortFaqs',
  method: 'PATCH',
  path: '/v6/cm/faq/displaysort',
  summary:
    'Sorts the whole list, drafts included: categories, and FAQs in and between them. Each FAQ must be listed once. A category that becomes empty is deleted. `version` is that of the list; if it is stale, the refusal contains the present list.',
  access: [admin],
  input: z.strictObject({
    version: Version,
    categories: z
      .array(
        z.strictObject({
          /** Null: the FAQs without a category, which always come last. */
          id: Id.nullable(),
          uuidList: z.array(Id).max(mostOfKind.faq),
        }),
      )
      .min(1)
      .max(mostOfKind.faq + 1),
  }),
  output: FaqList,
  errors: [],
  versioned: true,
});

export const setFaqCategory = endpoint({
  name: 'setFaqCategory',
  method: 'PATCH',
  path: '/v6/cm/faq/category',
  summary:
    'Creates a category at the end of the list, or changes the one with `id`. The category then has these names and exactly these FAQs in this order. FAQs that it had before and that are not listed have no category afterwards; listed FAQs of other categories move here. `version` is that of the list.',
  access: [admin],
  input: z.strictObject({
    version: Version,
    id: Id.optional(),
    name: text(longest.category, 1),
    nameEn: optionalText(longest.category),
    uuidList: z
      .array(Id)
      .min(1, { error: 'required' })
      .max(mostOfKind.faq)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'wrongFormat' }),
  }),
  output: FaqList,
  errors: ['NOT_FOUND', 'CATEGORY_NOT_FOUND', 'FAQ_CATEGORY_NAME_USED'],
  idempotent: true,
  versioned: true,
});

export const faqEndpoints = [listFaqs, getFaq, createFaq, updateFaq, deleteFaq, sortFaqs, setFaqCategory];
