import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getLoggedEntry as wire } from '@maru/contract/event-log/platform-log.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { countTriesOf } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { findLoggedEntry, type WholeEntry } from './platform-log.queries.ts';
import { personAs, presentEntry } from './present-logged-entry.ts';
import { readLogKey } from './read-log-cursor.ts';

/** Who saw the people of an entry is recorded with the reason before the answer leaves. */
export async function getLoggedEntry(context: UserContext, input: ParsedInputOf<typeof wire>) {
  const { entryId, unmask, reason } = input;
  const key = readLogKey(entryId);
  const found = key && (await findLoggedEntry(context.db, key));
  if (!found) fail('NOT_FOUND');
  if (!unmask) return present(context, found, true);

  return context.transaction(async (tx) => {
    await countTriesOf(tx, 'admin: accounts unmasked in an hour', context.actor.userId);
    await writeUserTrail(tx, context, {
      ...{ userId: context.actor.userId, module: 'event-log', act: 'getLoggedEntry' },
      before: null,
      after: { entryId, reason },
    });
    return present(context, found, false);
  });
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
