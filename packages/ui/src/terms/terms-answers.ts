/** Articles by group; each is agreed to separately. */
export type TermsGroup = {
  id: string;
  name: string;
  articles: readonly { id: string; title: string; content: string; required: boolean }[];
};

/** Ids of articles and whether they are checked; missing ones are not. */
export type TermsAnswers = Readonly<Record<string, boolean>>;

/** The submitted answer to one article. */
export type TermsAgreement = { articlesId: string; agreed: boolean };

/** Ids of the required articles that are not checked. */
export function missingArticles(groups: readonly TermsGroup[], answers: TermsAnswers): string[] {
  return articlesOf(groups)
    .filter(({ id, required }) => required && !answers[id])
    .map(({ id }) => id);
}

/** Whether all, some or no articles are checked, including optional ones. */
export function countAgreed(groups: readonly TermsGroup[], answers: TermsAnswers): 'none' | 'some' | 'all' {
  const articles = articlesOf(groups);
  const agreed = articles.filter(({ id }) => answers[id]).length;
  if (agreed === 0) return 'none';
  return agreed === articles.length ? 'all' : 'some';
}

/** Checks all articles, or none. */
export function answerAll(groups: readonly TermsGroup[], agreed: boolean): TermsAnswers {
  return Object.fromEntries(articlesOf(groups).map(({ id }) => [id, agreed]));
}

/** An answer for each visible article; unchecked means refused. */
export function agreementsOf(groups: readonly TermsGroup[], answers: TermsAnswers): TermsAgreement[] {
  return articlesOf(groups).map(({ id }) => ({ articlesId: id, agreed: answers[id] === true }));
}

function articlesOf(groups: readonly TermsGroup[]) {
  return groups.flatMap(({ articles }) => articles);
}
