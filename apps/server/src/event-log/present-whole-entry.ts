import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getLoggedEntry } from '@maru/contract/event-log/platform-log.endpoints.ts';
import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findLoggedEntry } from './platform-log.queries.ts';
import { personAs, presentEntry } from './present-logged-entry.ts';
import { readLogKey } from './read-log-cursor.ts';

/** One entry with all that is kept of it. */
export async function presentWholeEntry(
  db: DbOrTx,
  { entryId, language, isMasked = true }: { entryId: string; language: Language; isMasked?: boolean },
): Promise<OutputOf<typeof getLoggedEntry>> {
  const key = readLogKey(entryId);
  const found = key && (await findLoggedEntry(db, key));
  if (!found) fail('NOT_FOUND');
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
