import type { Language } from '@maru/contract/language.ts';
import type { TermsGroupOnPage, TermsVersionOnPage } from '@maru/contract/rendered-page.ts';
import { articleScopes } from '@maru/contract/terms/terms.endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { pageLanguage } from '#server/http/pages/language-choice.ts';
import type { SendPage } from '#server/http/pages.ts';
import { compareParagraphs } from './compare-paragraphs.ts';
import { personalGroups } from './get-own-terms.ts';
import { findVersionText, listArticlesInForce, listKnownVersions } from './terms.queries.ts';
import { groupArticles } from './terms-groups.ts';

type Parts = { db: Db; clock: () => Date; sendPage: SendPage };
type Asked = { language: Language; now: Date };
type Query = { article?: unknown; version?: unknown };

/** Public pages with the articles in force, and with one coming or former version if the address names it. */
export function registerTermsPages(app: FastifyInstance, { db, clock, sendPage }: Parts) {
  const pages = { '/privacy': true, '/terms': false };
  for (const [path, isPersonal] of Object.entries(pages)) {
    app.get(path, async (request, reply) => {
      const asked = { language: pageLanguage(request.headers), now: clock() };
      const termsVersion = await findVersion(db, request.query as Query, asked);
      if (termsVersion) return sendPage(request, reply, { termsVersion });
      const groups = await listGroups(db, asked);
      const terms = groups.filter(({ key }) => personalGroups.includes(key) === isPersonal);
      return sendPage(request, reply, { terms });
    });
  }
}

async function listGroups(db: Db, { language, now }: Asked): Promise<TermsGroupOnPage[]> {
  const known = await listKnownVersions(db);
  const othersOf = (id: string, key: string, groupId: string) =>
    known
      .filter((one) => one.key === key && one.groupId === groupId && one.id !== id)
      .map(({ version, effectiveAt }) => ({
        ...{ version, effectiveAt: effectiveAt.toISOString(), isComing: effectiveAt > now },
      }));
  const ofScopes = articleScopes.map(async (scope) => {
    const groups = groupArticles(await listArticlesInForce(db, { scope, language, now }), language);
    return groups.map(({ articles, ...group }) => ({
      ...group,
      scope,
      articles: articles.map(({ id, key, groupId, title, content, required, version, effectiveAt }) => ({
        ...{ key, title, content, required, version, effectiveAt: effectiveAt.toISOString() },
        others: othersOf(id, key, groupId),
      })),
    }));
  });
  return (await Promise.all(ofScopes)).flat();
}

/** Undefined if the address names no version, an unknown one or the one in force. */
async function findVersion(
  db: Db,
  query: Query,
  { language, now }: Asked,
): Promise<TermsVersionOnPage | undefined> {
  const [key, version] = [String(query.article ?? ''), Number(query.version)];
  if (key === '' || !Number.isInteger(version) || version < 1 || version > 1_000_000) return undefined;
  const found = await findVersionText(db, { key, version, language });
  if (!found) return undefined;
  const isComing = found.effectiveAt > now;
  const isFormer = found.withdrawnAt !== null && found.withdrawnAt <= now;
  if (!isComing && !isFormer) return undefined;
  const { title, content, effectiveAt, withdrawnAt, isAdverse, needsConsent } = found;
  return {
    ...{ key, title, content, version, isAdverse, needsConsent },
    effectiveAt: effectiveAt.toISOString(),
    until: isFormer ? (withdrawnAt?.toISOString() ?? null) : null,
    compared: isComing ? compareParagraphs(await presentText(db, found, { language, now }), content) : null,
  };
}

/** The text in force of the same article; empty for a new one. */
async function presentText(
  db: Db,
  { scope, key, groupId }: Awaited<ReturnType<typeof listKnownVersions>>[number],
  { language, now }: Asked,
): Promise<string> {
  const inForce = await listArticlesInForce(db, {
    scope: scope as (typeof articleScopes)[number],
    language,
    now,
  });
  return inForce.find((one) => one.key === key && one.groupId === groupId)?.content ?? '';
}
