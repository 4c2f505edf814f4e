import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';

export type Answers = Readonly<Record<string, boolean>>;

const articlesOf = (groups: readonly TermsGroup[]) => groups.flatMap(({ articles }) => articles);

export function missingArticles(groups: readonly TermsGroup[], answers: Answers): string[] {
  return articlesOf(groups)
    .filter(({ id, required }) => required && !answers[id])
    .map(({ id }) => id);
}

/** How much is ticked, the optional ones counted too. */
export function countAgreed(groups: readonly TermsGroup[], answers: Answers): 'none' | 'some' | 'all' {
  const articles = articlesOf(groups);
  const agreed = articles.filter(({ id }) => answers[id]).length;
  if (agreed === 0) return 'none';
  return agreed === articles.length ? 'all' : 'some';
}

export function answerAll(groups: readonly TermsGroup[], agreed: boolean): Answers {
  return Object.fromEntries(articlesOf(groups).map(({ id }) => [id, agreed]));
}

/** An answer to each article that is shown: what is not ticked was refused. */
export function answersToSend(groups: readonly TermsGroup[], answers: Answers) {
  return articlesOf(groups).map(({ id }) => ({ articlesId: id, agreed: answers[id] === true }));
}
