import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { findLastNewsChange, findNews, lockNews, type WholeNews } from './news.queries.ts';
import { presentNews } from './present-news.ts';

/** News, locked for an edit that read this version; a stale edit is refused with the present news. */
export async function newsToEdit(
  tx: Tx,
  context: UserContext,
  { id, version }: { id: string; version: number },
): Promise<WholeNews> {
  const { actor, now } = context;
  const isThere = await lockNews(tx, id);
  const row = isThere ? await findNews(tx, id, { userId: actor.userId, now, all: true }) : undefined;
  if (!row) return fail('NOT_FOUND');
  if (row.version !== version) failStale(context, presentNews(row, now), await findLastNewsChange(tx, id));
  return row;
}
