import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { nextChange } from '@maru/contract/stores/opening-hours.ts';
import type { setStoreStatus as wire } from '@maru/contract/stores/stores.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { lockStatus, updateChosenStatus } from './status.queries.ts';
import { statusNow } from './status-now.ts';

/** Sets the status until the opening hours change it; without opening hours, until the next choice. */
export async function setStoreStatus(context: StoreContext, { storeId, status }: ParsedInputOf<typeof wire>) {
  const { now } = context;
  return context.transaction(async (tx) => {
    const before = (await lockStatus(tx, storeId)) ?? fail('NOT_FOUND');
    const chosenUntil = status ? (nextChange(before.openingHours, now)?.at ?? null) : null;
    const chosen = { chosenStatus: status, chosenUntil };
    await updateChosenStatus(tx, storeId, chosen);

    const { chosenStatus, chosenUntil: until, version } = before;
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'stores', act: 'setStoreStatus' },
      before: { chosenStatus, chosenUntil: until },
      after: chosen,
    });
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version, at: now });
    return statusNow({ ...before, ...chosen }, now);
  });
}
