import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { undoHours, type listMenuChanges as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listMenuChangeRows } from './changes.queries.ts';
import { readStoredChange } from './stored-change.ts';

/** Changes that can be undone or were undone. */
export async function listMenuChanges(
  { db, storeId, now }: StoreContext,
  { before }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const since = new Date(now.getTime() - undoHours * 3_600_000);
  const rows = await listMenuChangeRows(db, storeId, { since, before });
  return rows.map((row) => ({ ...row, ...readStoredChange(row) }));
}
