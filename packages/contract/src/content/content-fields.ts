import { z } from 'zod';
import { Instant, text } from '../fields.ts';
import type { Document } from './document.ts';
import { isBlank } from './document.ts';
import { documentProblem, mostNodes } from './document-rules.ts';
import { publicationStatuses } from './publication.ts';

/** Longest texts, in user-perceived characters. */
export const longest = { title: 100, question: 150, category: 30, address: 500 } as const;

/** The most news, posts and FAQs on the platform. Lists of posts and FAQs have no pages. */
export const mostOfKind = { news: 10_000, post: 200, faq: 200 } as const;

/** An optional text; an empty one becomes null. */
export const optionalText = (most: number) =>
  text(most)
    .transform((value) => value || null)
    .nullable();

/**
 * The outline of a document. `documentProblem` checks the rest, because a schema would need recursion for it.
 */
const outline = z.looseObject({
  type: z.literal('doc'),
  content: z.array(z.looseObject({ type: z.string() })).max(mostNodes),
});

/** A stored document. */
export const DocumentOutput = (outline as unknown as z.ZodType<Document, Document>).describe(
  'A rich text as ProseMirror JSON (docs/rules/content.md).',
);

/**
 * A document from outside, of at most `longestText` UTF-16 units. A document without text is stored as null.
 */
export function documentInput(longestText: number) {
  return DocumentOutput.superRefine((value, context) => {
    const problem = documentProblem(value, longestText);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
    .nullable()
    .transform((value) => (value === null || isBlank(value) ? null : value))
    .describe(
      `A rich text as ProseMirror JSON (docs/rules/content.md): at most ${longestText} UTF-16 units of text, or null.`,
    );
}

/** The publication fields of news, FAQs and posts. */
export const publicationOutput = {
  status: z.enum(publicationStatuses),
  /** When the item becomes visible; null for a draft. */
  publishAt: Instant.nullable(),
};

/**
 * `publishAt` is required with SCHEDULED only, and must be in the future or be the stored time. PUBLISHED
 * publishes the item at once if it is not published yet. DRAFT withdraws it.
 */
export const publicationInput = {
  status: z.enum(publicationStatuses),
  publishAt: Instant.refine((at) => at < '2200', { error: 'wrongFormat' })
    .nullable()
    .default(null),
};

type Wanted = { status: string; publishAt: string | null };

/** For `.superRefine`: a scheduled item must have a time. */
export function checkPublication({ status, publishAt }: Wanted, context: z.core.$RefinementCtx) {
  if (status === 'SCHEDULED' && publishAt === null) refuse(context, 'publishAt');
}

/**
 * For `.superRefine`: an item that is not a draft must have the required fields. If it has one of the English
 * fields, it must have all of them, so that nobody reads it half in another language.
 */
export function checkWhole<V extends Wanted>(
  value: V,
  context: z.core.$RefinementCtx,
  { needed, english }: { needed: readonly (keyof V & string)[]; english: readonly (keyof V & string)[] },
) {
  if (value.status === 'DRAFT') return;
  for (const field of needed) if (value[field] === null) refuse(context, field);
  if (english.every((field) => value[field] === null)) return;
  for (const field of english) if (value[field] === null) refuse(context, field);
}

export function refuse(context: z.core.$RefinementCtx, field: string) {
  context.addIssue({ code: 'custom', path: [field], message: 'required', input: undefined });
}
