import { mostChanges, undoHours } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { EditedBy } from '#server/menu/menu.queries.ts';
import type { About, ChangeKind, StoredRows } from './stored-change.ts';

/** A change to store. */
type NewMenuChange = {
  storeId: string;
  id: string;
  kind: ChangeKind;
  about: About;
  itemCount: number;
  /** Set if the change affected a single item. */
  itemId: string | null;
  rows: StoredRows;
} & EditedBy;

export async function insertMenuChange(tx: Tx, { about, rows, by, at, ...change }: NewMenuChange) {
  await tx
    .insertInto('menuChanges')
    .values({
      ...change,
      about: JSON.stringify(about),
      rows: JSON.stringify(rows),
      changedBy: by,
      changedAt: at,
    })
    .execute();
}

/** The change with its rows; `rows` is null once they were dropped. */
export async function lockMenuChange(tx: Tx, storeId: string, id: string) {
  return tx
    .selectFrom('menuChanges')
    .select(['id', 'kind', 'changedAt', 'undoneAt'])
    .select(sql<About>`about`.as('about'))
    .select(sql<StoredRows | null>`rows`.as('rows'))
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a change as undone and drops its rows. */
export async function markChangeUndone(tx: Tx, storeId: string, id: string, { by, at }: EditedBy) {
  await tx
    .updateTable('menuChanges')
    .set({ undoneBy: by, undoneAt: at, rows: null })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/**
 * A deletion stores the name of what it deleted, because an undo may restore it under another name. Other changes read
 * the current name.
 */
const part = sql<{ name: string; nameEn: string | null } | null>`coalesce(c.about -> 'part', (
  select jsonb_build_object('name', p.name, 'nameEn', p.name_en)
  from (
    select id, store_id, name, name_en from menu_categories
    union all select id, store_id, name, name_en from option_collections
  ) p
  where p.store_id = c.store_id
    and p.id = coalesce(c.about ->> 'categoryId', c.about ->> 'collectionId')::uuid
))`;

const item = sql<{ name: string; nameEn: string | null } | null>`case when i.id is not null then
  jsonb_build_object('name', i.name, 'nameEn', i.name_en) end`;

/** Newest first, after `since` and before the change `before`, limited to one page. */
export async function listMenuChangeRows(
  db: DbOrTx,
  storeId: string,
  { since, before }: { since: Date; before: string | undefined },
) {
  return db
    .selectFrom('menuChanges as c')
    .leftJoin('users as u', 'u.id', 'c.changedBy')
    .leftJoin('menuItems as i', (join) =>
      join.onRef('i.storeId', '=', 'c.storeId').onRef('i.id', '=', 'c.itemId'),
    )
    .select(['c.id', 'c.kind', 'c.itemCount', 'u.name as changedBy'])
    .select(sql<unknown>`c.about - 'part'`.as('about'))
    .select(part.as('part'))
    .select(item.as('item'))
    .select(asInstant(sql.ref('c.changedAt')).$notNull().as('changedAt'))
    .select(asInstant(sql.ref('c.undoneAt')).as('undoneAt'))
    .where('c.storeId', '=', storeId)
    .where('c.changedAt', '>', since)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(c.changed_at, c.id) < (select b.changed_at, b.id from menu_changes b
          where b.store_id = ${storeId} and b.id = ${before})`,
      ),
    )
    .orderBy('c.changedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostChanges)
    .execute();
}

const keptDays = 30;

/** Drops the rows of expired changes, and deletes changes a month later. */
export async function sweepMenuChanges(db: Db, now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  await db
    .updateTable('menuChanges')
    .set({ rows: null })
    .where('changedAt', '<=', ago(undoHours))
    .where('rows', 'is not', null)
    .execute();
  await db
    .deleteFrom('menuChanges')
    .where('changedAt', '<=', ago(keptDays * 24))
    .where('rows', 'is', null)
    .execute();
}
