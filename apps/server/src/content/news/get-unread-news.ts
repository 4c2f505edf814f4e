import type { getUnreadNews as wire } from '@maru/contract/content/news.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { UserContext } from '#server/http/context.ts';
import { findUnread } from './news.queries.ts';
import { presentRow } from './present-news.ts';

const mostNamed = 3;

/** What the frame and the dashboard show about unread news. */
export async function getUnreadNews({ db, now, actor }: UserContext): Promise<OutputOf<typeof wire>> {
  const { count, newest } = await findUnread(db, { userId: actor.userId, now, all: false }, mostNamed);
  return { count, newest: newest.map((row) => presentRow(row, now)) };
}
