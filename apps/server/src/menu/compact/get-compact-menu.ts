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

/** The menu for tills: in full, as a delta since a revision, or 304 if nothing changed. */
export async function getCompactMenu(
  context: StoreContext,
  { revision: known }: Input,
): Promise<CompactMenu> {
  // Most calls find no change and read only one row.
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
 * Shares one read among tills that ask for the same delta at once, as they do after an event. The read starts after the
 * revision that all of them saw, so it is valid for each.
 */
function readTogether({ db, storeId }: StoreContext, known: number | undefined, revision: number) {
  const key = `${storeId} ${known} ${revision}`;
  const reading =
    onTheirWay.get(key) ??
    inSnapshot(db, (tx) => readMenu(tx, storeId, known)).finally(() => onTheirWay.delete(key));
  onTheirWay.set(key, reading);
  return reading;
}

/** Read in one snapshot, so that items refer only to categories and options that are in the answer. */
async function readMenu(tx: Tx, storeId: string, known: number | undefined): Promise<CompactMenu> {
  const state = await findMenuState(tx, storeId);
  const { revision, version } = state;
  // An unknown revision comes from another database: answer in full.
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
