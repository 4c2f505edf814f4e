import { z } from 'zod';
import { anyone, endpoint, user } from '../endpoint.ts';
import { Id, Instant } from '../fields.ts';

/**
 * Whom the articles are for. The account area asks for consent to USER, the till to CUSTOMER, the inquiry
 * form to INQUIRY.
 */
export const articleScopes = ['USER', 'STORE', 'CUSTOMER', 'INQUIRY'] as const;
export type ArticleScope = (typeof articleScopes)[number];

export const TermsArticle = z.object({
  /** Id of this version of the article; a consent names it. */
  id: Id,
  title: z.string(),
  /** Plain text with line breaks. */
  content: z.string(),
  required: z.boolean(),
  version: z.int(),
});

export const TermsGroup = z.object({ id: Id, name: z.string(), articles: z.array(TermsArticle) });
export type TermsGroup = z.output<typeof TermsGroup>;

export const getTermsAndConditions = endpoint({
  name: 'getTermsAndConditions',
  method: 'GET',
  path: '/v5/membership/profile/gettermsandconditions',
  summary: "Articles in force by group, in display order and in the caller's language.",
  access: [anyone],
  input: z.strictObject({ articlescope: z.enum(articleScopes) }),
  output: z.array(TermsGroup),
  errors: ['TOO_MANY_REQUESTS'],
});

/** An announced version that is not in effect yet. */
const ComingArticle = TermsArticle.extend({
  key: z.string(),
  scope: z.enum(articleScopes),
  /** Whether the article appears on the page about personal information. */
  isPersonal: z.boolean(),
  effectiveAt: Instant,
  isAdverse: z.boolean(),
  needsConsent: z.boolean(),
  /** The caller's answer; null without one. */
  agreed: z.boolean().nullable(),
});
export type ComingArticle = z.output<typeof ComingArticle>;

export const getOwnTerms = endpoint({
  name: 'getOwnTerms',
  method: 'GET',
  path: '/v5/membership/register/agree',
  summary:
    "Announced changes of the articles for users and stores, and articles that need the caller's consent again.",
  access: [user],
  input: z.strictObject({}),
  output: z.object({ coming: z.array(ComingArticle), toAgree: z.array(TermsGroup) }),
  errors: [],
});

export const agreeToTerms = endpoint({
  name: 'agreeToTerms',
  method: 'POST',
  path: '/v5/membership/register/agree',
  summary:
    'Records answers to articles that need consent again, in force or announced. Returns the articles that still need an answer.',
  access: [user],
  input: z.strictObject({
    consents: z
      .array(z.strictObject({ articlesId: Id, agreed: z.boolean() }))
      .min(1)
      .max(20),
  }),
  output: z.object({ toAgree: z.array(TermsGroup) }),
  errors: ['TERMS_NOT_AGREED'],
});

export const termsEndpoints = [getTermsAndConditions, getOwnTerms, agreeToTerms];
