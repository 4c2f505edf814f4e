import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { Id } from '@maru/contract/fields.ts';
import type { listRewardsByUser as wire } from '@maru/contract/points/points.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { presentReward } from './present-reward.ts';
import { countRewards, findLiveCustomer, listRewardRows, type RewardCursor } from './rewards.queries.ts';

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

/** The movements of one customer, newest first. A cursor names one entry, so new ones never shift a page. */
export async function listRewardsByUser(
  { db, storeId }: StoreContext,
  input: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const customerId = (await findLiveCustomer(db, storeId, input.customerId)) ?? fail('NOT_FOUND');
  const { cursor, numberOfElements: limit } = input;
  const { direction, id } = readCursor(cursor);
  const of = { storeId, customerId };
  const [found, count] = await Promise.all([
    listRewardRows(db, of, { direction, id, limit: limit + 1 }),
    countRewards(db, of, mostCounted + 1),
  ]);
  const hasBeyond = found.length > limit;
  const page = found.slice(0, limit);
  if (direction === 'newer') page.reverse();

  const [first, last] = [page[0], page.at(-1)];
  const hasNewer = direction === 'newer' ? hasBeyond : id !== undefined;
  const hasOlder = direction === 'older' ? hasBeyond : true;
  return {
    content: page.map(presentReward),
    nextCursor: hasOlder && last ? `older:${last.id}` : null,
    previousCursor: hasNewer && first ? `newer:${first.id}` : null,
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function readCursor(text: string | undefined): Pick<RewardCursor, 'direction' | 'id'> {
  if (text === undefined) return { direction: 'older', id: undefined };
  const [direction, id] = text.split(':');
  const isCursor = (direction === 'older' || direction === 'newer') && Id.safeParse(id).success;
  if (!isCursor) throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return { direction, id };
}
