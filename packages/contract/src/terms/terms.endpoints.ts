import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** Whom articles are for; the account area asks for USER. */
export const articleScopes = ['USER', 'STORE'] as const;
export type ArticleScope = (typeof articleScopes)[number];

export const TermsArticle = z.object({
  /** Of this version of the article; a consent names it. */
  id: Id,
  title: z.string(),
  /** Lines are broken as the text has them. */
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
  summary: 'The articles in force, by group, in the order they are shown and in the language of the caller.',
  access: [anyone],
  input: z.strictObject({ articlescope: z.enum(articleScopes) }),
  output: z.array(TermsGroup),
  errors: ['TOO_MANY_REQUESTS'],
});

export const termsEndpoints = [getTermsAndConditions];
