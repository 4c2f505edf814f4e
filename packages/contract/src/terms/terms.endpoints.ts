import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** Whom the articles are for: the account area asks for USER, the till for CUSTOMER, the inquiry form for INQUIRY. */
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

export const termsEndpoints = [getTermsAndConditions];
