import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { endRequest } from './close-requests.queries.ts';

/** Grants the open request of a store that was suspended or sent back, because this is what the owner asked for. */
export async function grantCloseRequest(tx: Tx, { actor, now }: UserContext, storeId: string): Promise<void> {
  await endRequest(tx, { storeId, as: 'DONE', by: actor.userId, at: now });
}
