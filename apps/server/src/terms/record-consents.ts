import type { Language } from '@maru/contract/language.ts';
import type { ArticleScope } from '@maru/contract/terms/terms.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { ClientFacts } from '#server/http/client-facts.ts';
import { fail } from '#server/http/refusal.ts';
import { insertConsents, listVersionsInForce } from './terms.queries.ts';

export type Consents = {
  scope: ArticleScope;
  userId: string;
  /** The store that consents, for the articles of stores. */
  storeId?: string;
  answers: readonly { articlesId: string; agreed: boolean }[];
  /** The language in which the articles were shown. */
  language: Language;
  client: ClientFacts;
  now: Date;
};

/** Stores the answers to the articles in force, in the transaction of the act that needs them. */
export async function recordConsents(tx: Tx, consents: Consents): Promise<void> {
  const { scope, userId, storeId = null, answers, language, client, now } = consents;
  const checked = await checkAnswers(tx, { scope, answers, language, now });
  const by = { userId, agreedForStore: storeId, agreedAt: now };
  await insertConsents(
    tx,
    checked.map((answer) => ({ id: newId(), ...by, ...answer, ...client })),
  );
}

/** An answer to an article in force, with the proof of what was shown. */
export type CheckedAnswer = {
  articleId: string;
  version: number;
  textHash: Buffer;
  language: Language;
  agreed: boolean;
};

/**
 * Checks and returns the answers to the articles in force, yes or no. Refuses with TERMS_NOT_AGREED: REFUSED if a required
 * article is answered with no; OUTDATED if an article is unknown, withdrawn or answered twice, or a required one has no
 * answer. If `isPartial`, an article without an answer here keeps its earlier one.
 */
export async function checkAnswers(
  tx: Tx,
  asked: Pick<Consents, 'scope' | 'answers' | 'language' | 'now'> & { isPartial?: boolean },
): Promise<CheckedAnswer[]> {
  const { scope, answers, language, now, isPartial = false } = asked;
  const inForce = (await listVersionsInForce(tx, now)).filter((article) => article.scope === scope);
  const byId = new Map(inForce.map((article) => [article.id, article]));
  const agreed = new Map(answers.map(({ articlesId, agreed }) => [articlesId, agreed]));

  const required = inForce.filter((article) => article.required);
  const isOutdated =
    agreed.size < answers.length ||
    answers.some(({ articlesId }) => !byId.has(articlesId)) ||
    (!isPartial && required.some(({ id }) => !agreed.has(id)));
  if (isOutdated) fail('TERMS_NOT_AGREED', { reason: 'OUTDATED' });
  if (required.some(({ id }) => agreed.get(id) === false)) fail('TERMS_NOT_AGREED', { reason: 'REFUSED' });

  return inForce.flatMap(({ id, version, hashKo, hashEn }) => {
    const answer = agreed.get(id);
    if (answer === undefined) return [];
    return {
      articleId: id,
      version,
      textHash: language === 'ko' ? hashKo : hashEn,
      language,
      agreed: answer,
    };
  });
}
