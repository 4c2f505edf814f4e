import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { mayAskToClose } from '@maru/contract/stores/application.ts';
import type { CloseRequest, closeStore as wire } from '@maru/contract/stores/closing.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { lockStore } from '../stores.queries.ts';
import { findCloseRequest, insertCloseRequest } from './close-requests.queries.ts';
import { presentCloseRequest } from './present-close-request.ts';

/** Asks an admin to close a store. If two owners ask at the same time, the second gets the request of the first. */
export async function closeStore(
  context: StoreContext,
  { storeId, reason }: ParsedInputOf<typeof wire>,
): Promise<CloseRequest> {
  const { actor, now } = context;
  return context.transaction(async (tx) => {
    const { applicationStatus, version } = (await lockStore(tx, storeId)) ?? fail('NOT_FOUND');
    if (!mayAskToClose(applicationStatus)) fail('APPLICATION_NOT_MOVABLE', { applicationStatus });
    const latest = await findCloseRequest(tx, { storeId });
    if (latest && latest.endedAs === null) return presentCloseRequest(latest);

    const id = newId();
    await insertCloseRequest(tx, { storeId, id, reason, askedBy: actor.userId, askedAt: now });
    const entry = { storeId, module: 'stores', act: 'closeStore' };
    await writeStoreTrail(tx, context, { ...entry, before: null, after: { reason } });
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version, at: now });
    const asked = (await findCloseRequest(tx, { storeId, id })) ?? fail('NOT_FOUND');
    return presentCloseRequest(asked);
  });
}
