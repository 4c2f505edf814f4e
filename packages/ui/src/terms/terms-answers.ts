/** Terms as a person is asked for them: articles by group, each agreed to by itself. */
export type TermsGroup = {
  id: string;
  name: string;
  articles: readonly { id: string; title: string; content: string; required: boolean }[];
};

/** Ids of articles to whether they are ticked; one that was never touched is not. */
export type TermsAnswers = Readonly<Record<string, boolean>>;

/** What is sent for one article. */
export type TermsAgreement = { articlesId: string; agreed: boolean };

/** Ids of the required articles that are not ticked. */
export function missingArticles(groups: readonly TermsGroup[], answers: TermsAnswers): string[] {
  return articlesOf(groups)
    .filter(({ id, required }) => required && !answers[id])
    .map(({ id }) => id);
}

/** How much is ticked, the optional ones counted too. */
export function countAgreed(groups: readonly TermsGroup[], answers: TermsAnswers): 'none' | 'some' | 'all' {
  const articles = articlesOf(groups);
  const agreed = articles.filter(({ id }) => answers[id]).length;
  if (agreed === 0) return 'none';
  return agreed === articles.length ? 'all' : 'some';
}

/** Ticks everything, or nothing. */
export function answerAll(groups: readonly TermsGroup[], agreed: boolean): TermsAnswers {
  return Object.fromEntries(articlesOf(groups).map(({ id }) => [id, agreed]));
}

/** An answer to each article that is shown: what is not ticked was refused. */
export function agreementsOf(groups: readonly TermsGroup[], answers: TermsAnswers): TermsAgreement[] {
  return articlesOf(groups).map(({ id }) => ({ articlesId: id, agreed: answers[id] === true }));
}

function articlesOf(groups: readonly TermsGroup[]) {
  return groups.flatMap(({ articles }) => articles);
}
