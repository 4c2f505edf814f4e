import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { StoreItem, setStoreItem as wire } from '@maru/contract/menu/items.endpoints.ts';
import { mostItems } from '@maru/contract/menu/menu-fields.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { admitMenuPhoto, type Photo } from '#server/menu/photos/admit-menu-photo.ts';
import { insertStockMoves } from '#server/menu/stock/stock-moves.queries.ts';
import { countItems, findByBarcode, isCategory, listKnownCollections } from './item-checks.queries.ts';
import { itemFacts, itemToEdit, readItem } from './item-to-edit.ts';
import { insertItems, updateItems } from './items-writes.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Creates or changes an item. Its photo is inspected before the transaction, because that takes a while. */
export function setStoreItemBy(admitFile: AdmitFile) {
  return async function setStoreItem(context: StoreContext, input: Input): Promise<StoreItem> {
    const { storeId, actor } = context;
    const photo = await admitMenuPhoto(admitFile, { awsKey: input.imageKey, actorId: actor.userId });

    return editMenu(context, async (tx, _menu, changed) => {
      const { id, version } = input;
      const before = id === undefined ? null : await itemToEdit(tx, context, { id, version });
      await refuseUnknown(tx, input);
      const written = before
        ? await change(tx, context, { id: before.id, input, photo })
        : await make(tx, context, { input, photo });
      if (before && !written.differs) return before;

      const after = await readItem(tx, storeId, written.id);
      const isElsewhere = before?.categoryId !== after.categoryId;
      changed({ itemIds: [after.id], lists: isElsewhere ? ['items'] : [] });
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'menu', act: 'setStoreItem' },
        before: before && (await itemFacts(tx, storeId, before)),
        after: await itemFacts(tx, storeId, after),
      });
      return after;
    });
  };
}

async function refuseUnknown(tx: Tx, { storeId, id, categoryId, optionCollectionIds, barcode }: Input) {
  if (!(await isCategory(tx, storeId, categoryId))) fail('CATEGORY_NOT_FOUND');
  const known = await listKnownCollections(tx, storeId, optionCollectionIds);
  const lines = optionCollectionIds.flatMap((collection, line) => (known.has(collection) ? [] : [line]));
  if (lines.length > 0) fail('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines });

  const holder = barcode === null ? undefined : await findByBarcode(tx, storeId, barcode);
  if (holder && holder.id !== id) fail('BARCODE_USED', { itemId: holder.id, name: holder.name });
}

async function make(
  tx: Tx,
  { storeId, actor, now }: StoreContext,
  { input, photo = { imageFileId: null, imageUrl: null } }: { input: Input; photo: Photo | undefined },
) {
  if ((await countItems(tx, storeId)) >= mostItems) fail('TOO_MANY_ITEMS', { most: mostItems });

  const [id, stock, written] = [newId(), input.stock ?? null, { by: actor.userId, at: now }];
  await insertItems(tx, storeId, [{ id, stock, ...fieldsOf(input), ...photo }], written);
  if (stock !== null) {
    const first = { itemId: id, kind: 'COUNT', stockBefore: null, stockAfter: stock, reason: null } as const;
    await insertStockMoves(tx, storeId, [first], written);
  }
  return { id, differs: true };
}

async function change(
  tx: Tx,
  { storeId, actor, now }: StoreContext,
  { id, input, photo }: { id: string; input: Input; photo: Photo | undefined },
) {
  const row = { id, changes: { ...fieldsOf(input), ...photo } };
  const changedIds = await updateItems(tx, storeId, [row], { by: actor.userId, at: now });
  return { id, differs: changedIds.length > 0 };
}

function fieldsOf({ categoryId, name, nameEn, price, description, barcode, ...input }: Input) {
  const { placeEnabled, marketPrice, optionCollectionIds } = input;
  return {
    categoryId,
    name,
    nameEn,
    priceKrw: price,
    description,
    barcode,
    placeEnabled,
    marketPrice,
    optionCollectionIds,
  };
}
