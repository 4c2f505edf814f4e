import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listEventLog as wire } from '@maru/contract/event-log/platform-log.endpoints.ts';
import type { Language } from '@maru/contract/language.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { countPlatformLog, listPlatformLog, type Matches } from './platform-log.queries.ts';
import { presentEntry } from './present-logged-entry.ts';
import { cutLogPage, readLogCursor } from './read-log-cursor.ts';
import { readLogFilter } from './read-log-filter.ts';

type Page = OutputOf<typeof wire>;

/** Upper limit of the count: counting more would take longer than reading the page. */
const mostCounted = 1_000;

export async function listEventLog(
  { db, language }: UserContext,
  input: ParsedInputOf<typeof wire>,
): Promise<Page> {
  return pageOfPlatformLog(db, language, input);
}

/** A page of the platform's log, newest first. */
export async function pageOfPlatformLog(
  db: DbOrTx,
  language: Language,
  { cursor, numberOfElements: limit, ...asked }: ParsedInputOf<typeof wire>,
): Promise<Page> {
  const { direction, key } = readLogCursor(cursor);
  const filter = await readLogFilter(db, asked);
  if (!filter) return { ...nothing, content: [] };
  const counts = await countPlatformLog(db, filter, mostCounted + 1);
  const count = counts.reduce((sum, one) => sum + one, 0);
  const matches = counts.map(matchesOf);
  const found = await listPlatformLog(db, filter, { direction, key, limit: limit + 1, matches });
  const { rows, ...cursors } = cutLogPage({ found, limit, direction, isFirst: key === undefined });
  return {
    content: rows.map((row) => presentEntry(row, language)),
    ...cursors,
    numberOfElements: rows.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function matchesOf(count: number): Matches {
  if (count === 0) return 'NONE';
  return count <= mostCounted ? 'FEW' : 'MANY';
}

const nothing = {
  ...{ nextCursor: null, previousCursor: null },
  ...{ numberOfElements: 0, totalElements: 0, more: false },
};
