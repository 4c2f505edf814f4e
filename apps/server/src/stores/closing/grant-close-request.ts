import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { endRequest } from './close-requests.queries.ts';

/** The store was closed or sent back, which is what was asked for. */
export async function grantCloseRequest(tx: Tx, { actor, now }: UserContext, storeId: string): Promise<void> {
  await endRequest(tx, { storeId, as: 'DONE', by: actor.userId, at: now });
}
