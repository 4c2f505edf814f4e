import type { CloseRequest } from '@maru/contract/stores/closing.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { lockStore } from '../stores.queries.ts';
import { endRequest, findCloseRequest } from './close-requests.queries.ts';
import { presentCloseRequest } from './present-close-request.ts';

type Ending = {
  storeId: string;
  id: string;
  as: 'WITHDRAWN' | 'REFUSED';
  act: string;
  answer?: string;
};

/**
 * Ends a close request. It locks the store, so that the request cannot be refused while an admin closes the store for
 * it. `isEnded`: whether this call ended it, not an earlier press or another admin.
 */
export async function endCloseRequest(
  tx: Tx,
  context: UserContext,
  { act, ...ending }: Ending,
): Promise<{ request: CloseRequest; isEnded: boolean }> {
  const { actor, now } = context;
  const { storeId, id, answer = '' } = ending;
  const { version } = (await lockStore(tx, storeId)) ?? fail('NOT_FOUND');
  const request = (await findCloseRequest(tx, { storeId, id })) ?? fail('NOT_FOUND');
  if (request.endedAs === ending.as) return { request: presentCloseRequest(request), isEnded: false };
  if (!(await endRequest(tx, { ...ending, by: actor.userId, at: now }))) fail('CLOSE_REQUEST_ENDED');

  await writeStoreTrail(tx, context, {
    ...{ storeId, module: 'stores', act, before: null },
    after: { ...(answer && { reason: answer }) },
  });
  await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version, at: now });
  const ended = (await findCloseRequest(tx, { storeId, id })) ?? fail('NOT_FOUND');
  return { request: presentCloseRequest(ended), isEnded: true };
}
