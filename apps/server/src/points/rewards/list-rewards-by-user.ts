import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listRewardsByUser as wire } from '@maru/contract/points/points.endpoints.ts';
import { cutPage } from '#server/db/cut-page.ts';
import type { StoreContext } from '#server/http/context.ts';
import { idCursorsOf, readIdCursor } from '#server/http/id-cursor.ts';
import { fail } from '#server/http/refusal.ts';
import { presentReward } from './present-reward.ts';
import { countRewards, findLiveCustomer, listRewardRows } from './rewards.queries.ts';

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

/** The movements of one customer, newest first. A cursor names one entry, so new ones never shift a page. */
export async function listRewardsByUser(
  { db, storeId }: StoreContext,
  input: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const customerId = (await findLiveCustomer(db, storeId, input.customerId)) ?? fail('NOT_FOUND');
  const { cursor, numberOfElements: limit } = input;
  const { direction, id } = readIdCursor(cursor);
  const of = { storeId, customerId };
  const [found, count] = await Promise.all([
    listRewardRows(db, of, { direction, id, limit: limit + 1 }),
    countRewards(db, of, mostCounted + 1),
  ]);
  const { page, ...ends } = cutPage(found, { direction, isFirst: id === undefined, limit });
  return {
    content: page.map(presentReward),
    ...idCursorsOf(ends),
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}
