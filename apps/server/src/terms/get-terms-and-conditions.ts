import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getTermsAndConditions as wire } from '@maru/contract/terms/terms.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { listArticlesInForce } from './terms.queries.ts';
import { groupArticles } from './terms-groups.ts';

export async function getTermsAndConditions(
  { db, language, now }: Context,
  { articlescope }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return groupArticles(await listArticlesInForce(db, { scope: articlescope, language, now }), language);
}
