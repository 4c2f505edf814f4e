import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { countEdit, countRevision, lockMenu, type MenuList } from './menu.queries.ts';

/** What an edit changed, besides its answer. */
export type Changed = {
  /** Items that tills must reload or remove; locked by the edit (`lockItems`) or new. */
  itemIds?: readonly string[];
  /** 'PARTS' if categories or options changed. */
  partsChange?: 'PARTS' | 'ITEMS_ONLY';
  /** Lists whose order or members changed. */
  lists?: readonly MenuList[];
};

type Edit<T> = (tx: Tx, menu: Selectable<DB['storeMenus']>, changed: (what: Changed) => void) => Promise<T>;

/**
 * Serializes edits of a store's menu: locks the menu, runs `edit`, counts what it reported as `changed` and notifies
 * every till, all in the request's transaction. An edit that reports nothing is not counted: it changed nothing, or
 * notified tills itself, as a switch does (`publishMenuChange`).
 */
export async function editMenu<T>(context: StoreContext, edit: Edit<T>): Promise<T> {
  const { storeId, actor, now } = context;
  return context.transaction(async (tx) => {
    const menu = await lockMenu(tx, storeId);
    let what: Changed | undefined;
    const output = await edit(tx, menu, (changed) => {
      what = changed;
    });
    if (!what) return output;

    const { lists = [] } = what;
    await countEdit(tx, storeId, { lists, by: actor.userId, at: now });
    await publishMenuChange(tx, context, what);
    return output;
  });
}

/** Counts a revision and notifies every till; also for switches, which are no edits. */
export async function publishMenuChange(
  tx: Tx,
  { storeId, now }: Pick<StoreContext, 'storeId' | 'now'>,
  { itemIds = [], partsChange = 'ITEMS_ONLY' }: Changed,
) {
  const revision = await countRevision(tx, storeId, { itemIds, partsChange });
  await insertEvent(tx, { storeId, type: 'MENU_CHANGED', ids: [], version: revision, at: now });
}
