import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { lockList } from '../content-lists.queries.ts';
import { type FaqRow, findFaq, findLastFaqChange } from './faqs.queries.ts';
import { presentFaq } from './present-faq.ts';

/** An FAQ for an edit that read this version, with its list locked; a stale edit is refused with the present FAQ. */
export async function faqToEdit(
  tx: Tx,
  context: UserContext,
  { id, version }: { id: string; version: number },
): Promise<FaqRow> {
  await lockList(tx, 'FAQ');
  const row = (await findFaq(tx, id)) ?? fail('NOT_FOUND');
  if (row.version !== version) {
    failStale(context, presentFaq(row, context.now), await findLastFaqChange(tx, id));
  }
  return row;
}
