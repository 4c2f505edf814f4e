import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listMenuChanges } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertMenuChange } from './changes.queries.ts';
import { differencesOf, type ItemDifference } from './item-difference.ts';
import type { ItemState } from './item-states.queries.ts';

type MenuChange = OutputOf<typeof listMenuChanges>[number];

/** What a change made that was not there before. */
export type Made = {
  itemIds: readonly string[];
  categoryIds: readonly string[];
  collectionIds: readonly string[];
};

/** Of a change of many items all that undoing it needs. */
export type KeptRows = { items: readonly ItemDifference[]; made: Made };

type Change = Pick<MenuChange, 'kind' | 'about'> & {
  /** Of the items that were there before, in any order (`listItemStates`); what did not change may be among them. */
  before: readonly ItemState[];
  after: readonly ItemState[];
  made?: Made;
};

const nothing: Made = { itemIds: [], categoryIds: [], collectionIds: [] };

/** Keeps a change of many items so that it can be undone for a day; with the transaction that changes them. */
export async function keepChange(
  tx: Tx,
  { storeId, actor, now }: Pick<StoreContext, 'storeId' | 'actor' | 'now'>,
  { kind, about, before, after, made = nothing }: Change,
): Promise<string> {
  const id = newId();
  const items = differencesOf(before, after);
  await insertMenuChange(tx, {
    ...{ storeId, id, kind, about, by: actor.userId, at: now },
    itemCount: items.length + made.itemIds.length,
    rows: { items, made } satisfies KeptRows,
  });
  return id;
}
