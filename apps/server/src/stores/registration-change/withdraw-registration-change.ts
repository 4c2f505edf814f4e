import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { approvedPartOf } from '@maru/contract/stores/registration-change.ts';
import type { withdrawRegistrationChange as wire } from '@maru/contract/stores/registration-changes.endpoints.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { failStaleStore } from '#server/stores/fail-stale-store.ts';
import { presentStore } from '#server/stores/present-store.ts';
import { findStore, lockStore, updateStoreRow } from '#server/stores/stores.queries.ts';
import { waitingChangeOf } from './present-registration-change.ts';
import { endRegistrationChange } from './registration-changes.queries.ts';

/** Withdraws the pending change, if the caller has seen it. */
export async function withdrawRegistrationChange(
  context: StoreContext,
  { storeId, version }: ParsedInputOf<typeof wire>,
): Promise<Store> {
  const { actor, now, membership } = context;
  return context.transaction(async (tx) => {
    const store = (await lockStore(tx, storeId)) ?? fail('NOT_FOUND');
    const waiting = waitingChangeOf(store) ?? fail('REGISTRATION_CHANGE_ENDED');
    if (store.version !== version) failStaleStore(context, store);

    await endRegistrationChange(tx, { storeId, state: 'WITHDRAWN', by: actor.userId, at: now });
    await updateStoreRow(tx, storeId, {}, { by: actor.userId, at: now });
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'stores', act: 'withdrawRegistrationChange' },
      before: { registrationChange: approvedPartOf(waiting) },
      after: { registrationChange: null },
    });
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: version + 1, at: now });
    return presentStore((await findStore(tx, storeId)) ?? fail('NOT_FOUND'), membership);
  });
}
