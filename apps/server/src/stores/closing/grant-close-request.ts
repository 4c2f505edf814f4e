import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { endRequest, findCloseRequest } from './close-requests.queries.ts';

/** Grants the open request of a store that was suspended or sent back, because this is what the owner asked for. */
export async function grantCloseRequest(tx: Tx, { actor, now }: UserContext, storeId: string): Promise<void> {
  await endRequest(tx, { storeId, as: 'DONE', by: actor.userId, at: now });
}

/** Refuses a request that its owner has withdrawn or another admin has answered. */
export async function checkCloseRequestOpen(tx: Tx, of: { storeId: string; id: string }): Promise<void> {
  const request = (await findCloseRequest(tx, of)) ?? fail('NOT_FOUND');
  if (request.endedAs !== null) fail('CLOSE_REQUEST_ENDED');
}
