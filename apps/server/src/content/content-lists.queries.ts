import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';
import type { LastChange } from '#server/http/refusal.ts';

export type ListKind = 'FAQ' | 'POST';

export async function findListVersion(db: DbOrTx, kind: ListKind): Promise<number> {
  const { version } = await db
    .selectFrom('contentLists')
    .select('version')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return version;
}

/** Locks the list and everything in it against other edits until commit. Returns its version. */
export async function lockList(tx: Tx, kind: ListKind): Promise<number> {
  const { version } = await tx
    .selectFrom('contentLists')
    .select('version')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** Counts a change of order, members or categories. */
export async function countListChange(tx: Tx, kind: ListKind, { by, at }: { by: string; at: Date }) {
  await tx
    .updateTable('contentLists')
    .set({ changedBy: by, changedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .execute();
}

export async function findLastListChange(tx: Tx, kind: ListKind): Promise<LastChange> {
  return tx
    .selectFrom('contentLists')
    .select((row) => lastChangeOf(row.ref('contentLists.changedBy'), row.ref('contentLists.changedAt')))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}
