import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { agreeToTerms as wire } from '@maru/contract/terms/terms.endpoints.ts';
import { newId } from '#server/db/new-id.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import {
  insertConsents,
  listAnswers,
  listComing,
  listUnanswered,
  listVersionsInForce,
} from './terms.queries.ts';
import { groupArticles } from './terms-groups.ts';

/**
 * Stores answers to articles, in force or announced, that users are asked about again. A repeated answer is not stored
 * again.
 */
export function agreeToTerms(
  context: UserContext,
  { consents }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const { actor, language, now, request } = context;
  const { userId } = actor;
  return context.transaction(async (tx) => {
    const known = [...(await listVersionsInForce(tx, now)), ...(await listComing(tx, now))];
    const asked = (await listUnanswered(tx, { userId, language, now })).map(({ id }) => id);
    const before = await listAnswers(
      tx,
      userId,
      consents.map(({ articlesId }) => articlesId),
    );
    const read = consents.map(({ articlesId, agreed }) => {
      const article = known.find(
        ({ id, scope, needsConsent }) =>
          id === articlesId && scope === 'USER' && (needsConsent || asked.includes(id)),
      );
      if (!article) fail('TERMS_NOT_AGREED', { reason: 'OUTDATED' });
      if (article.required && !agreed) fail('TERMS_NOT_AGREED', { reason: 'REFUSED' });
      return { article, agreed };
    });
    await insertConsents(
      tx,
      read
        .filter(({ article, agreed }) => before.get(article.id) !== agreed)
        .map(({ article, agreed }) => ({
          ...{ id: newId(), userId, agreedForStore: null, articleId: article.id, version: article.version },
          textHash: language === 'ko' ? article.hashKo : article.hashEn,
          ...{ language, agreed, agreedAt: now },
          ...clientFactsOf(request),
        })),
    );
    return { toAgree: groupArticles(await listUnanswered(tx, { userId, language, now }), language) };
  });
}
