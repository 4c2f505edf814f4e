import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { askRegistry } from './ask-registry.ts';
import { findBusinessCheck } from './business-checks.queries.ts';
import { recordFinding } from './record-finding.ts';

/** Checks a store's number now. Without a number or a registry it returns the stored check. */
export function checkBusinessBy(registry: BusinessRegistry | undefined) {
  return async (context: UserContext, { storeId }: { storeId: string }) => {
    const check = (await findBusinessCheck(context.db, storeId)) ?? fail('NOT_FOUND');
    const { businessNumber } = check;
    if (businessNumber === null || !registry) return check;
    const finding = await askRegistry(registry, businessNumber, context.log);

    return context.transaction(async (tx) => {
      const booked = await recordFinding(tx, context, { storeId, businessNumber, finding });
      // The number changed in the meantime; its own job checks the new one.
      return booked ?? (await findBusinessCheck(tx, storeId)) ?? fail('NOT_FOUND');
    });
  };
}
