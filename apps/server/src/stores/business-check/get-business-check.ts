import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findBusinessCheck } from './business-checks.queries.ts';

export async function getBusinessCheck({ db }: UserContext, { storeId }: { storeId: string }) {
  return (await findBusinessCheck(db, storeId)) ?? fail('NOT_FOUND');
}
