import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type {
  getLoggedEntry as wire,
  unmaskLoggedEntry as wireOfUnmasking,
} from '@maru/contract/event-log/platform-log.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { recordUnmasking } from '#server/users/unmasking/record-unmasking.ts';
import { findLoggedEntry, type WholeEntry } from './platform-log.queries.ts';
import { personAs, presentEntry } from './present-logged-entry.ts';
import { readLogKey } from './read-log-cursor.ts';

export async function getLoggedEntry(context: UserContext, { entryId }: ParsedInputOf<typeof wire>) {
  return present(context, await findEntry(context.db, entryId), true);
}

/** One entry with the people of it. */
export function unmaskLoggedEntryBy(parts: HubMailParts) {
  return async (context: UserContext, { entryId, reason }: ParsedInputOf<typeof wireOfUnmasking>) =>
    context.transaction(async (tx) => {
      const found = await findEntry(tx, entryId);
      const seen = { userId: context.actor.userId, module: 'event-log', act: 'unmaskLoggedEntry' };
      await recordUnmasking(tx, parts, { context, ...seen, after: { entryId, reason } });
      return present(context, found, false);
    });
}

async function findEntry(db: DbOrTx, entryId: string): Promise<WholeEntry> {
  const key = readLogKey(entryId);
  return (key && (await findLoggedEntry(db, key))) || fail('NOT_FOUND');
}

function present({ language }: UserContext, found: WholeEntry, isMasked: boolean): OutputOf<typeof wire> {
  const { actorId, deviceUuid, clientVersion, details, before, after } = found;
  return {
    ...presentEntry(found, language),
    isMasked,
    actorId,
    actor: personAs(found.actorName, found.actorUsername, isMasked),
    account: personAs(found.accountName, found.accountUsername, isMasked),
    ...{ deviceUuid, clientVersion, details, before, after },
  };
}
