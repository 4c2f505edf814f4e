import type { listNews as wire } from '@maru/contract/content/news.endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { type IsAdmin, mayReadAll } from '../may-read-all.ts';
import { countNews, listNewsRows } from './news.queries.ts';
import { readNewsSearch } from './news-keys.ts';
import { presentRow } from './present-news.ts';

type Input = ParsedInputOf<typeof wire>;

export function listNewsBy(isAdmin: IsAdmin) {
  return async function listNews(context: UserContext, input: Input): Promise<OutputOf<typeof wire>> {
    const { db, now, actor } = context;
    const { currentPage, numberOfElements } = input;
    const reader = { userId: actor.userId, now, all: await mayReadAll(isAdmin, context, input) };
    const words = readNewsSearch(input.searchString);
    const [totalElements, rows] = await Promise.all([
      countNews(db, reader, words),
      listNewsRows(db, reader, { words, offset: currentPage * numberOfElements, limit: numberOfElements }),
    ]);
    return {
      content: rows.map((row) => presentRow(row, now)),
      currentPage,
      totalPages: Math.ceil(totalElements / numberOfElements),
      totalElements,
      numberOfElements: rows.length,
    };
  };
}
