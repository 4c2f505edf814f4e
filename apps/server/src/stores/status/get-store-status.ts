import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStatus } from './status.queries.ts';
import { statusNow } from './status-now.ts';

export async function getStoreStatus({ db, now }: Context, { storeId }: { storeId: string }) {
  return statusNow((await findStatus(db, storeId)) ?? fail('NOT_FOUND'), now);
}
