import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listStoreEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { Id } from '@maru/contract/fields.ts';
import type { Language } from '@maru/contract/language.ts';
import { maskEmail, maskName } from '#server/audit/mask.ts';
import type { UserContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  countTrail,
  type LoggedRow,
  listTrail,
  type TrailPosition,
  type trailOfStore,
} from './event-log.queries.ts';
import { wordsOfAct } from './words-of-act.ts';

type PageOfTrail = OutputOf<typeof listStoreEventLog>;

/** Upper limit of the count; `more` says that there are more rows. */
const mostCounted = 10_000;

/** Newest first. A cursor names one row and a direction, so new rows never shift a page. */
export async function pageOfTrail(
  { db, language }: UserContext,
  sources: ReturnType<typeof trailOfStore>,
  { cursor, numberOfElements: limit }: { cursor?: string | undefined; numberOfElements: number },
): Promise<PageOfTrail> {
  const { direction, id } = readCursor(cursor);
  const [found, count] = await Promise.all([
    listTrail(db, sources, { direction, id, limit: limit + 1 }),
    countTrail(db, sources, mostCounted + 1),
  ]);
  const hasBeyond = found.length > limit;
  const page = found.slice(0, limit);
  if (direction === 'newer') page.reverse();

  const hasNewer = direction === 'newer' ? hasBeyond : id !== undefined;
  const hasOlder = direction === 'older' ? hasBeyond : true;
  const [first, last] = [page[0], page.at(-1)];
  return {
    content: page.map((row) => presentRow(row, language)),
    nextCursor: hasOlder && last ? `older:${last.id}` : null,
    previousCursor: hasNewer && first ? `newer:${first.id}` : null,
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

function readCursor(text: string | undefined): Pick<TrailPosition, 'direction' | 'id'> {
  if (text === undefined) return { direction: 'older', id: undefined };
  const [direction, id] = text.split(':');
  const isCursor = (direction === 'older' || direction === 'newer') && Id.safeParse(id).success;
  if (!isCursor) throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return { direction, id };
}

function presentRow(row: LoggedRow, language: Language): PageOfTrail['content'][number] {
  const { at, actorName, actorUsername, act, ...kept } = row;
  const actor = actorName && actorUsername && `${maskName(actorName)} (${maskEmail(actorUsername)})`;
  return { ...kept, act, time: at.toISOString(), message: wordsOfAct(act, language), actor };
}
