import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { type Choice, lockSettings, updateChoice } from './store-settings.queries.ts';

/** Stores a choice that completes a first step of a new store. Repeating it changes nothing. */
export function keepChoice<Name extends Choice>(
  context: StoreContext,
  { act, name, isSo }: { act: string; name: Name; isSo: boolean },
): Promise<Record<Name, boolean>> {
  const { storeId, now } = context;
  const chosen = (value: boolean) => ({ [name]: value }) as Record<Name, boolean>;
  return context.transaction(async (tx) => {
    if (!(await lockSettings(tx, storeId))) fail('NOT_FOUND');
    if (await updateChoice(tx, storeId, name, isSo)) {
      const change = { before: chosen(!isSo), after: chosen(isSo) };
      await writeStoreTrail(tx, context, { storeId, module: 'store-settings', act, ...change });
      await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: 1, at: now });
    }
    return chosen(isSo);
  });
}
