import type { Language } from '@maru/contract/language.ts';
import type { TermsGroupOnPage } from '@maru/contract/rendered-page.ts';
import { articleScopes } from '@maru/contract/terms/terms.endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { pageLanguage } from '#server/http/pages/language-choice.ts';
import type { SendPage } from '#server/http/pages.ts';
import { listArticlesInForce } from './terms.queries.ts';
import { groupArticles } from './terms-groups.ts';

/** Shown on `/privacy`; `/terms` shows the other groups. */
const personalGroups = ['collection-of-personal-information', 'provision-of-personal-information'];

/** Public pages with the articles in force. */
export function registerTermsPages(app: FastifyInstance, { db, sendPage }: { db: Db; sendPage: SendPage }) {
  const pages = { '/privacy': true, '/terms': false };
  for (const [path, isPersonal] of Object.entries(pages)) {
    app.get(path, async (request, reply) => {
      const groups = await listGroups(db, pageLanguage(request.headers));
      const terms = groups.filter(({ key }) => personalGroups.includes(key) === isPersonal);
      return sendPage(request, reply, { terms });
    });
  }
}

async function listGroups(db: Db, language: Language): Promise<TermsGroupOnPage[]> {
  const ofScopes = articleScopes.map(async (scope) => {
    const groups = groupArticles(await listArticlesInForce(db, scope, language), language);
    return groups.map((group) => ({ ...group, scope, articles: group.articles.map(onPage) }));
  });
  return (await Promise.all(ofScopes)).flat();
}

type ArticleOnPage = TermsGroupOnPage['articles'][number];

function onPage(article: Omit<ArticleOnPage, 'publishedAt'> & { publishedAt: Date }): ArticleOnPage {
  const { key, title, content, required, version, publishedAt } = article;
  return { key, title, content, required, version, publishedAt: publishedAt.toISOString() };
}
