import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { askRegistry } from './ask-registry.ts';
import { bookFinding } from './book-finding.ts';
import { findBusinessCheck } from './business-checks.queries.ts';

/** Asks the tax office now; a store without a number has nothing to ask about. */
export function checkBusiness(registry: BusinessRegistry) {
  return async (context: UserContext, { storeId }: { storeId: string }) => {
    const check = (await findBusinessCheck(context.db, storeId)) ?? fail('NOT_FOUND');
    const { businessNumber } = check;
    if (businessNumber === null) return check;
    const finding = await askRegistry(registry, businessNumber, context.log);

    return context.transaction(async (tx) => {
      const booked = await bookFinding(tx, context, { storeId, businessNumber, finding });
      // Another number was written meanwhile: a job of its own asks about that one.
      return booked ?? (await findBusinessCheck(tx, storeId)) ?? fail('NOT_FOUND');
    });
  };
}
