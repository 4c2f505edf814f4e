import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export type UserRow = {
  id: string;
  name: string;
  username: string;
  createdAt: Date;
  accountNonLocked: boolean;
  accountNonExpired: boolean;
  credentialsNonExpired: boolean;
};

/** A part of the list. An index has the users of each part in order. */
export type Part =
  /** `from`: only users who registered then or later. */
  | { by: 'date'; from?: Date | undefined }
  | { by: 'username'; prefix: string }
  /** Without users whose username begins with the prefix: they are in the part before. */
  | { by: 'name'; prefix: string };

/** Where to start in a part, and in which direction to go. `afterId` undefined: at the beginning or the end. */
export type PartCursor = { afterId: string | undefined; direction: 'older' | 'newer' };

type Sql = RawBuilder<unknown>;

/** Greater than any letter that may follow a prefix. */
const lastLetter = '\u{10ffff}';
const nameKey = sql`lower(u.name)`;

/** At most `limit` users of a part, from `place` on. */
export async function listUserRows(
  db: DbOrTx,
  part: Part,
  { limit, ...place }: PartCursor & { limit: number },
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.username, u.created_at, u.account_non_locked, u.account_non_expired,
      u.credentials_non_expired
    from users u where u.deleted_at is null and ${fits(part)} ${beyond(part, place)}
    order by ${orderOf(part, place.direction)} limit ${limit}`.execute(db);
  return rows;
}

/** Counts up to `most`. Once that many are found, later parts are not read. */
export async function countUsers(db: DbOrTx, parts: readonly Part[], most: number): Promise<number> {
  const each = parts.map((part) => sql`(select from users u where u.deleted_at is null and ${fits(part)})`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from (${sql.join(each, sql` union all `)}) parts limit ${most}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findUserRow(db: DbOrTx, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'createdAt'])
    .select(['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Both bounds of a prefix, compared byte by byte as the indexes do. */
function beginsWith(column: Sql, prefix: string): Sql {
  return sql`${column} ~>=~ ${prefix} and ${column} ~<~ ${prefix + lastLetter}`;
}

function fits(part: Part): Sql {
  if (part.by === 'date') return part.from ? sql`u.created_at >= ${part.from}` : sql`true`;
  if (part.by === 'username') return beginsWith(sql`u.username`, part.prefix);
  return sql`${beginsWith(nameKey, part.prefix)} and not (${beginsWith(sql`u.username`, part.prefix)})`;
}

function orderOf({ by }: Part, direction: PartCursor['direction']): Sql {
  const isForward = direction === 'older';
  if (by === 'date') return isForward ? sql`u.created_at desc, u.id desc` : sql`u.created_at, u.id`;
  if (by === 'username') return isForward ? sql`u.username using ~<~` : sql`u.username using ~>~`;
  return isForward ? sql`${nameKey} using ~<~, u.id` : sql`${nameKey} using ~>~, u.id desc`;
}

/** The users before or after one user. That user's name is read here, because a cursor must not reveal it. */
function beyond({ by }: Part, { afterId, direction }: PartCursor): Sql {
  if (afterId === undefined) return sql``;
  const isForward = direction === 'older';
  const placed = (column: Sql) => sql`(select ${column} from users u where u.id = ${afterId})`;
  if (by === 'date') {
    const side = isForward ? sql`<` : sql`>`;
    return sql`and (u.created_at, u.id) ${side} (${placed(sql`u.created_at`)}, ${afterId}::uuid)`;
  }
  const [from, past, side] = isForward ? [sql`~>=~`, sql`~>~`, sql`>`] : [sql`~<=~`, sql`~<~`, sql`<`];
  if (by === 'username') return sql`and u.username ${past} ${placed(sql`u.username`)}`;
  const place = placed(nameKey);
  return sql`and ${nameKey} ${from} ${place} and (${nameKey} ${past} ${place} or u.id ${side} ${afterId}::uuid)`;
}
