import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { type ProviderUse, providerUseOf } from '#server/store-settings/provider-use-of.ts';
import { endKeys, findKeysInUse, lockKeysOfStore } from './provider-keys.queries.ts';
import type { ProviderKeyParts } from './set-provider-keys.ts';

/** Ends the use of the store's keys. They stay sealed for the payments that were made with them. */
export function removeProviderKeysBy({ cards }: Pick<ProviderKeyParts, 'cards'>) {
  return async (context: StoreContext): Promise<ProviderUse> => {
    const { storeId, now } = context;
    return context.transaction(async (tx) => {
      await lockKeysOfStore(tx, storeId);
      const inUse = await findKeysInUse(tx, storeId);
      if (inUse) {
        await endKeys(tx, inUse, { removedAt: now });
        await writeStoreTrail(tx, context, {
          ...{ storeId, module: 'payments', act: 'removeProviderKeys' },
          before: { provider: inUse.provider, keysId: inUse.id },
          after: null,
        });
        await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: 1, at: now });
      }
      return providerUseOf(tx, context, cards);
    });
  };
}
