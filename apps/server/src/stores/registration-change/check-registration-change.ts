import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { askRegistry } from '#server/stores/business-check/ask-registry.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { checkOf } from './present-waiting-change.ts';
import { listWaitingChanges, updateChangeCheck } from './registration-changes.queries.ts';

/**
 * Immediately checks the number in a store's pending change. Without a number or a registry it returns the stored
 * check.
 */
export function checkRegistrationChangeBy(registry: BusinessRegistry | undefined) {
  return async (context: UserContext, { storeId }: { storeId: string }): Promise<BusinessCheck> => {
    await checkStoreExists(context.db, storeId);
    const { id, check: before } = await findWaiting(context.db, storeId);
    const { businessNumber } = before;
    if (businessNumber === null || !registry) return before;
    const finding = await askRegistry(registry, businessNumber, context.log);

    return context.transaction(async (tx) => {
      const answered = { ...finding, at: context.now };
      const isCurrent = await updateChangeCheck(tx, { storeId, id, businessNumber }, answered);
      const { check: after } = await findWaiting(tx, storeId);
      // The store asked for another number in the meantime; its own job checks that one.
      if (isCurrent)
        await writeStoreTrail(tx, context, {
          ...{ storeId, module: 'stores', act: 'checkRegistrationChange', before, after },
        });
      return after;
    });
  };
}

async function findWaiting(db: DbOrTx, storeId: string) {
  const [row] = await listWaitingChanges(db, { storeId, offset: 0, limit: 1 });
  if (!row) fail('REGISTRATION_CHANGE_ENDED');
  return { id: row.id, check: checkOf(row) };
}
