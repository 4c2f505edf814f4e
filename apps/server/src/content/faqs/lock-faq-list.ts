import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { failStale } from '#server/http/refusal.ts';
import { findLastListChange, lockList } from '../content-lists.queries.ts';
import { readFaqList } from './read-faq-list.ts';

/** Locks the list for an edit that read this version; a stale edit is refused with the present list. */
export async function lockFaqList(tx: Tx, context: UserContext, version: number): Promise<void> {
  if ((await lockList(tx, 'FAQ')) === version) return;
  const list = await readFaqList(tx, { now: context.now, onlyPublished: false });
  failStale(context, list, await findLastListChange(tx, 'FAQ'));
}
