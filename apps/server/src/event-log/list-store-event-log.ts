import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listStoreEventLog as wire } from '@maru/contract/event-log/event-log.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { trailOfStore } from './event-log.queries.ts';
import { pageOfTrail } from './page-of-trail.ts';

export async function listStoreEventLog(
  context: UserContext,
  { storeId, ...page }: ParsedInputOf<typeof wire>,
) {
  await checkStoreExists(context.db, storeId);
  return pageOfTrail(context, trailOfStore(storeId), page);
}
