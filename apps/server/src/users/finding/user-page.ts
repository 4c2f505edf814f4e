import type { OutputOf } from '@maru/contract/endpoint.ts';
import { Id } from '@maru/contract/fields.ts';
import { maskEmail } from '@maru/contract/mask-within-text.ts';
import type { searchUsers } from '@maru/contract/users/users.endpoints.ts';
import { maskName } from '#server/audit/mask.ts';
import { cutPage } from '#server/db/cut-page.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { countUsers, listUserRows, type Part, type PartCursor, type UserRow } from './user-list.queries.ts';

type UserPage = OutputOf<typeof searchUsers>;
type Asked = { cursor?: string | undefined; numberOfElements: number };
type Listed = UserRow & { by: Part['by'] };
type UserCursor = PartCursor & { by: Part['by'] };
type CountedCursor = UserCursor & { count: number | undefined };

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

/**
 * A page of a list that consists of the parts one after another. A cursor names one user, their part and a direction,
 * so new users never shift a page. It carries the count too, so that only the first page counts.
 */
export async function userPage(
  db: DbOrTx,
  parts: readonly [Part, ...Part[]],
  { cursor, numberOfElements: limit }: Asked,
): Promise<UserPage> {
  const place = readCursor(cursor, parts);
  const { direction, afterId } = place;
  const [found, count] = await Promise.all([
    listBeyond(db, parts, place, limit + 1),
    place.count ?? countUsers(db, parts, mostCounted + 1),
  ]);
  const { page, newerAfter, olderAfter } = cutPage(found, {
    direction,
    isFirst: afterId === undefined,
    limit,
  });
  return {
    content: page.map(presentRow),
    nextCursor: olderAfter ? writeCursor('older', olderAfter, count) : null,
    previousCursor: newerAfter ? writeCursor('newer', newerAfter, count) : null,
    numberOfElements: page.length,
    totalElements: Math.min(count, mostCounted),
    more: count > mostCounted,
  };
}

/** A user as the list shows one: masked. */
export function presentRow({
  by: _part,
  ...row
}: UserRow & { by?: Part['by'] }): UserPage['content'][number] {
  return {
    ...row,
    name: maskName(row.name),
    username: maskEmail(row.username),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Lists the rest of the cursor's part, then the following parts in the cursor's direction. */
async function listBeyond(
  db: DbOrTx,
  parts: readonly Part[],
  { by, afterId, direction }: UserCursor,
  limit: number,
): Promise<Listed[]> {
  const inOrder = direction === 'older' ? parts : parts.toReversed();
  const found: Listed[] = [];
  for (const part of inOrder.slice(inOrder.findIndex((one) => one.by === by))) {
    if (found.length === limit) break;
    const from = part.by === by ? afterId : undefined;
    const rows = await listUserRows(db, part, { afterId: from, direction, limit: limit - found.length });
    found.push(...rows.map((row) => ({ ...row, by: part.by })));
  }
  return found;
}

function writeCursor(direction: UserCursor['direction'], { id, by }: Listed, count: number): string {
  return [direction, by, id, count].join(':');
}

function readCursor(text: string | undefined, parts: readonly [Part, ...Part[]]): CountedCursor {
  if (text === undefined) {
    return { direction: 'older', by: parts[0].by, afterId: undefined, count: undefined };
  }
  const [, direction, by, id, count] = /^(older|newer):(\w+):([0-9a-f-]{36}):(\d{1,5})$/.exec(text) ?? [];
  const part = parts.find((one) => one.by === by);
  if (!part || !Id.safeParse(id).success)
    throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  return {
    direction: direction as UserCursor['direction'],
    by: part.by,
    afterId: id,
    count: Math.min(Number(count), mostCounted + 1),
  };
}
