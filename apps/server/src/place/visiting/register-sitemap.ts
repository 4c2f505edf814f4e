import { languages } from '@maru/contract/language.ts';
import { placePath } from '@maru/contract/place/slug.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { countPublishedPlaces, listPublishedPlaces } from '../page/list-published-places.ts';

/** Pages in one file. A file may have 50,000 addresses; each page has two. */
const mostPages = 1_000;
/** The files are kept in memory: about this many bytes, for this many milliseconds. */
const kept = { maxSize: 16_000_000, ttl: 60_000 };
const cacheControl = 'public, max-age=3600';

type Parts = { db: Db; hubUrl: string };

/**
 * What search engines may read of the hub's origin: the pages of stores, and nothing else. The pages are read once a
 * minute.
 */
export function registerSitemap(hub: FastifyInstance, { db, hubUrl }: Parts): void {
  const counts = new LRUCache<'files', number>({ max: 1, ttl: kept.ttl, fetchMethod: () => countFiles(db) });
  const files = new LRUCache<number, string>({
    ...kept,
    sizeCalculation: (xml) => xml.length,
    fetchMethod: (file) => urlSet({ db, hubUrl }, file),
  });

  hub.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(robots(hubUrl)),
  );
  hub.get('/sitemap.xml', async (_request, reply) => {
    const length = await counts.forceFetch('files');
    const rows = Array.from({ length }, (_, i) =>
      element('sitemap', element('loc', `${hubUrl}/sitemap/${i + 1}.xml`)),
    );
    return sendXml(reply, `<sitemapindex xmlns="${namespace}">${rows.join('')}</sitemapindex>`);
  });
  hub.get<{ Params: { file: string } }>('/sitemap/:file(^\\d{1,4}).xml', async ({ params }, reply) => {
    const file = Number(params.file);
    if (file < 1 || file > (await counts.forceFetch('files'))) throw new Refusal('NOT_FOUND');
    return sendXml(reply, await files.forceFetch(file));
  });
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function countFiles(db: Db): Promise<number> {
  return Math.max(1, Math.ceil((await countPublishedPlaces(db)) / mostPages));
}

/** `file` counts from 1. */
async function urlSet({ db, hubUrl }: Parts, file: number): Promise<string> {
  const places = await listPublishedPlaces(db, { page: file - 1, most: mostPages });
  const rows = places.flatMap((place) =>
    languages.map((language) => rowOf(place, hubUrl + placePath(place.slug, language), hubUrl)),
  );
  return `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>`;
}

/** Slugs have only letters, digits and hyphens, so nothing needs to be escaped. */
function rowOf({ slug, changedAt }: { slug: string; changedAt: Date }, url: string, hubUrl: string): string {
  const others = [
    ...languages.map((language) => [language, placePath(slug, language)]),
    ['x-default', placePath(slug)],
  ];
  const links = others.map(
    ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${hubUrl}${path}"/>`,
  );
  const changed = element('lastmod', changedAt.toISOString());
  return element('url', element('loc', url) + changed + links.join(''));
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function robots(hubUrl: string): string {
  const open = ['/place/', '/place-photos/', '/menu-photos/', '/menu-pictures/', '/icon.svg', '/sitemap'];
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${hubUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

function sendXml(reply: FastifyReply, body: string) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', cacheControl)
    .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}
