import type { News, getNews as wire } from '@maru/contract/content/news.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type IsAdmin, mayReadAll } from '../may-read-all.ts';
import { findNews, markRead } from './news.queries.ts';
import { presentNews } from './present-news.ts';

/** Reads one news, and marks it as read unless it is read for an edit. */
export function getNewsBy(isAdmin: IsAdmin) {
  return async function getNews(context: UserContext, input: ParsedInputOf<typeof wire>): Promise<News> {
    const { db, now, actor } = context;
    const { userId } = actor;
    const all = await mayReadAll(isAdmin, context, input);
    const row = (await findNews(db, input.id, { userId, now, all })) ?? fail('NOT_FOUND');
    if (all) return presentNews(row, now);

    await markRead(db, { id: row.id, userId, at: now });
    return presentNews({ ...row, isRead: true }, now);
  };
}
