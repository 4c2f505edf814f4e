import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { CompactMenu, getCompactMenu as wire } from '@maru/contract/menu/compact-menu.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import { NotModified, tagAnswer } from '#server/http/answers/not-modified.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listCategoryRows } from '#server/menu/categories/categories.queries.ts';
import { listItemRows } from '#server/menu/items/items.queries.ts';
import { findMenuState, type MenuState } from '#server/menu/menu.queries.ts';
import { readCollections } from '#server/menu/options/list-option-collections.ts';
import { listRemovedSince } from './compact-menu.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** The menu as tills show it, whole or what has changed since a revision; nothing where nothing has. */
export async function getCompactMenu(
  context: StoreContext,
  { revision: known }: Input,
): Promise<CompactMenu> {
  // Most ask in vain: they cost one row.
  const state = await findMenuState(context.db, context.storeId);
  refuseKnown(context, state, known);
  const menu = await readTogether(context, known, state.revision);
  refuseKnown(context, menu, known);
  return menu;
}

function refuseKnown(
  context: StoreContext,
  { revision, version }: Pick<MenuState, 'revision' | 'version'>,
  known: number | undefined,
) {
  tagAnswer(context, `${revision}-${version}`);
  if (known === revision) throw new NotModified();
}

const onTheirWay = new Map<string, Promise<CompactMenu>>();

/**
 * One read for all tills that ask for the same: an event brings every one of them at once. It began when the revision that
 * they all saw was there, so that it is told to each.
 */
function readTogether({ db, storeId }: StoreContext, known: number | undefined, revision: number) {
  const key = `${storeId} ${known} ${revision}`;
  const reading =
    onTheirWay.get(key) ??
    inSnapshot(db, (tx) => readMenu(tx, storeId, known)).finally(() => onTheirWay.delete(key));
  onTheirWay.set(key, reading);
  return reading;
}

/** All of one moment: no item of a category, or with an option, that is not there. */
async function readMenu(tx: Tx, storeId: string, known: number | undefined): Promise<CompactMenu> {
  const state = await findMenuState(tx, storeId);
  const { revision, version } = state;
  // A revision that we never had is of another database.
  const since = known !== undefined && known < revision ? known : undefined;
  const partsChanged = since === undefined || since < state.partsRevision;
  return {
    revision,
    version,
    since: since ?? null,
    categories: partsChanged ? await listCategoryRows(tx, storeId) : null,
    collections: partsChanged ? await readCollections(tx, storeId) : null,
    items: await listItemRows(tx, storeId, { since }),
    removedItemIds: since === undefined ? [] : await listRemovedSince(tx, storeId, since),
    listVersions: {
      items: state.itemsVersion,
      categories: state.categoriesVersion,
      collections: state.collectionsVersion,
    },
  };
}
