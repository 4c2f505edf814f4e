import { isDeepStrictEqual } from 'node:util';
import type { News, updateNews as wire } from '@maru/contract/content/news.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { findNews, updateNewsRow } from './news.queries.ts';
import { newsFacts, newsFields } from './news-fields.ts';
import { newsToEdit } from './news-to-edit.ts';
import { presentNews } from './present-news.ts';
import { tellStores } from './tell-stores.ts';

/** Changes news. An edit without a change writes nothing. */
export async function updateNews(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<News> {
  const { actor, now } = context;
  return context.transaction(async (tx) => {
    const before = await newsToEdit(tx, context, input);
    const fields = newsFields(input, { stored: before.publishAt, now });
    const { titleKey, searchKey, ...seen } = fields;
    const { title, titleEn, content, contentEn, publishAt } = before;
    if (isDeepStrictEqual(seen, { title, titleEn, content, contentEn, publishAt })) {
      return presentNews(before, now);
    }

    await updateNewsRow(tx, input.id, fields, { by: actor.userId, at: now });
    const reader = { userId: actor.userId, now, all: true };
    const after = (await findNews(tx, input.id, reader)) ?? fail('NOT_FOUND');
    const facts = { before: newsFacts(before), after: newsFacts(after) };
    await writeContentTrail(tx, context, { act: 'updateNews', ...facts });
    await tellStores(tx, { before, after, now });
    return presentNews(after, now);
  });
}
