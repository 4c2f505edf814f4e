import { mostOfKind } from '@maru/contract/content/content-fields.ts';
import type { News, createNews as wire } from '@maru/contract/content/news.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { countNews, findNews, insertNews } from './news.queries.ts';
import { newsFacts, newsFields } from './news-fields.ts';
import { presentNews } from './present-news.ts';
import { tellStores } from './tell-stores.ts';

export async function createNews(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<News> {
  const { actor, now } = context;
  const reader = { userId: actor.userId, now, all: true };
  return context.transaction(async (tx) => {
    if ((await countNews(tx, reader)) >= mostOfKind.news)
      fail('TOO_MANY_CONTENTS', { most: mostOfKind.news });

    const id = newId();
    await insertNews(tx, id, newsFields(input, { stored: null, now }), { by: actor.userId, at: now });
    const row = (await findNews(tx, id, reader)) ?? fail('NOT_FOUND');
    await writeContentTrail(tx, context, { act: 'createNews', before: null, after: newsFacts(row) });
    await tellStores(tx, { before: null, after: row, now });
    return presentNews(row, now);
  });
}
