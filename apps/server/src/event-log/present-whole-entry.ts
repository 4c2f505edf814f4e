import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getLoggedEntry } from '@maru/contract/event-log/platform-log.endpoints.ts';
import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findLoggedEntry, type WholeEntry } from './platform-log.queries.ts';
import { personAs, presentEntry } from './present-logged-entry.ts';
import { readLogKey } from './read-log-cursor.ts';

type Shown = OutputOf<typeof getLoggedEntry>;
type Asked = { entryId: string; language: Language };

/** One entry with everything that is stored of it; people are masked. */
export async function presentWholeEntry(db: DbOrTx, { entryId, language }: Asked): Promise<Shown> {
  return present(await find(db, entryId), language, true);
}

/** The same entry with its people unmasked, and a list of who they are. */
export async function presentUnmaskedEntry(
  db: DbOrTx,
  { entryId, language }: Asked,
): Promise<Shown & { people: string[] }> {
  const found = await find(db, entryId);
  return { ...present(found, language, false), people: peopleOf(found) };
}

async function find(db: DbOrTx, entryId: string): Promise<WholeEntry> {
  const key = readLogKey(entryId);
  return (key && (await findLoggedEntry(db, key))) ?? fail('NOT_FOUND');
}

function present(found: WholeEntry, language: Language, isMasked: boolean): Shown {
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

/** The people whose name is shown, each once. */
function peopleOf({ actorId, actorName, accountId, accountName }: WholeEntry): string[] {
  const shown = [actorName ? actorId : null, accountName ? accountId : null];
  return [...new Set(shown.filter((id) => id !== null))];
}
