import { z } from 'zod';
import { Id, Instant, text } from '../fields.ts';
import { Points } from '../points/reward.ts';

export const CustomerName = text(20, 1);
export const Tag = text(10, 1);
export const mostTags = 10;
export const Memo = text(500);

/** A customer as the till shows one: name and number are masked. */
export const CustomerAtTill = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  /** Unexpired points. */
  balance: Points,
  /** What is deducted from the next points earned. */
  debt: Points,
  visits: z.int(),
  lastVisitAt: Instant.nullable(),
});
export type CustomerAtTill = z.output<typeof CustomerAtTill>;

/** The customer's latest answer about news of the store. News may be sent only to those who agreed. */
const NewsAnswer = z.object({ agreed: z.boolean(), at: Instant });

/** A customer in the list. */
export const Customer = CustomerAtTill.extend({
  tags: z.array(z.string()),
  memo: z.string(),
  /** Null if the customer was never asked. */
  news: NewsAnswer.nullable(),
  createdAt: Instant,
  version: z.int(),
});
export type Customer = z.output<typeof Customer>;

/** An answer to one article, agreed or refused, at that time. A withdrawal is a further row. */
export const CustomerConsent = z.object({
  articleId: Id,
  title: z.string(),
  required: z.boolean(),
  version: z.int(),
  /** SHA-256 of the text that was shown, as hexadecimal. */
  textHash: z.string(),
  agreed: z.boolean(),
  at: Instant,
  /** Where the answer was given: at the till, or in the list of customers. */
  where: z.enum(['TILL', 'OFFICE']),
  /** Name of the member who recorded it. */
  by: z.string().nullable(),
  /** The answer was given for another number, of a customer who was merged into this one. */
  ofMerged: z.boolean(),
});
export type CustomerConsent = z.output<typeof CustomerConsent>;

/** Answers to the articles of scope CUSTOMER, as `TermsArticle.id`. */
export const ConsentAnswers = z
  .array(z.strictObject({ articleId: Id, agreed: z.boolean() }))
  .max(30)
  .refine((list) => new Set(list.map(({ articleId }) => articleId)).size === list.length, {
    error: 'wrongFormat',
  });
