import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listStoreEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import type { Language } from '@maru/contract/language.ts';
import type { UserContext } from '#server/http/context.ts';
import { countTrail, type LoggedRow, listTrail, type trailOfStore } from './event-log.queries.ts';
import { personAs } from './present-logged-entry.ts';
import { cutLogPage, readLogCursor } from './read-log-cursor.ts';
import { wordsOfAct } from './words-of-act.ts';

type PageOfTrail = OutputOf<typeof listStoreEventLog>;

/** Upper limit of the count; `more` says that there are more rows. */
const mostCounted = 10_000;

/** Newest first. */
export async function pageOfTrail(
  { db, language }: UserContext,
  sources: ReturnType<typeof trailOfStore>,
  { cursor, numberOfElements: limit }: { cursor?: string | undefined; numberOfElements: number },
): Promise<PageOfTrail> {
  const { direction, key } = readLogCursor(cursor);
  const [found, count] = await Promise.all([
    listTrail(db, sources, { direction, key, limit: limit + 1 }),
    countTrail(db, sources, mostCounted + 1),
  ]);
  const { rows, ...cursors } = cutLogPage({ found, limit, direction, isFirst: key === undefined });
  return {
    content: rows.map((row) => presentRow(row, language)),
    ...cursors,
    numberOfElements: rows.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function presentRow(row: LoggedRow, language: Language): PageOfTrail['content'][number] {
  const { at, actorName, actorUsername, act, ...kept } = row;
  const message = wordsOfAct(act, language);
  return { ...kept, act, time: at.toISOString(), message, actor: personAs(actorName, actorUsername) };
}
