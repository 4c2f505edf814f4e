import type { OutputOf } from '@maru/contract/endpoint.ts';
import { undoHours, type listMenuChanges as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listMenuChangeRows } from './changes.queries.ts';

/** What can be undone, or was. */
export async function listMenuChanges({ db, storeId, now }: StoreContext): Promise<OutputOf<typeof wire>> {
  return listMenuChangeRows(db, storeId, new Date(now.getTime() - undoHours * 3_600_000));
}
