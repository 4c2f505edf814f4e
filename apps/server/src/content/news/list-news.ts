import type { listNews as wire } from '@maru/contract/content/news.endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { type IsAdmin, mayReadAll } from '../may-read-all.ts';
import { countNews, listNewsRows } from './news.queries.ts';
import { readNewsSearch } from './news-keys.ts';
import { presentRow } from './present-news.ts';

type Input = ParsedInputOf<typeof wire>;

export function listNewsBy(isAdmin: IsAdmin) {
  return async function listNews(context: UserContext, input: Input): Promise<OutputOf<typeof wire>> {
    const { db, now, actor } = context;
    const reader = { userId: actor.userId, now, all: await mayReadAll(isAdmin, context, input) };
    const words = readNewsSearch(input.searchString);
    return pageOf(input, {
      count: () => countNews(db, reader, words),
      list: (place) => listNewsRows(db, reader, { words, ...place }),
      present: (row) => presentRow(row, now),
    });
  };
}
