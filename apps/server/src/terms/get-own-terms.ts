import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { ArticleScope, getOwnTerms as wire } from '@maru/contract/terms/terms.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { listAnswers, listComing, listUnanswered } from './terms.queries.ts';
import { groupArticles } from './terms-groups.ts';

/** Announced versions, and articles that the caller has to answer now. */
export async function getOwnTerms({ db, actor, language, now }: UserContext): Promise<OutputOf<typeof wire>> {
  const { userId } = actor;
  const coming = (await listComing(db, now)).filter(({ scope }) => scope === 'USER' || scope === 'STORE');
  const answers = await listAnswers(
    db,
    userId,
    coming.map(({ id }) => id),
  );
  return {
    coming: coming.map(({ id, key, groupKey, version, required, ...article }) => ({
      ...{ id, key, version, required },
      scope: article.scope as ArticleScope,
      isPersonal: personalGroups.includes(groupKey),
      title: language === 'ko' ? article.titleKo : article.titleEn,
      content: language === 'ko' ? article.contentKo : article.contentEn,
      effectiveAt: article.effectiveAt.toISOString(),
      isAdverse: article.isAdverse,
      needsConsent: article.needsConsent,
      agreed: answers.get(id) ?? null,
    })),
    toAgree: groupArticles(await listUnanswered(db, { userId, language, now }), language),
  };
}

/** Shown on `/privacy`; `/terms` shows the other groups. */
export const personalGroups: readonly string[] = [
  'collection-of-personal-information',
  'provision-of-personal-information',
];
