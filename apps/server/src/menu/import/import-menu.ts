import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { importMenu as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertCategories } from '#server/menu/categories/categories-writes.queries.ts';
import { listItemStates } from '#server/menu/changes/item-states.queries.ts';
import { storeMenuChange } from '#server/menu/changes/store-menu-change.ts';
import { editMenu } from '#server/menu/edit-menu.ts';
import { lockItems } from '#server/menu/items/items.queries.ts';
import { insertItems, updateItems } from '#server/menu/items/items-writes.queries.ts';
import { insertCollections } from '#server/menu/options/options-writes.queries.ts';
import { insertStockMoves } from '#server/menu/stock/stock-moves.queries.ts';
import type { ImportPlan } from './import-plan.ts';
import { findLastEdit } from './last-edit.queries.ts';
import { readMenuOfToday } from './menu-of-today.ts';
import { planImport } from './plan-import.ts';

type Input = ParsedInputOf<typeof wire>;

/** Imports a file as its check promised, all or nothing. */
export async function importMenu(context: StoreContext, input: Input): Promise<OutputOf<typeof wire>> {
  const { storeId } = context;
  // Planned before the menu is locked; nothing is written if the version changed in between.
  const plan = planImport(await readMenuOfToday(context.db, storeId), input);
  return editMenu(context, async (tx, menu, changed) => {
    if (menu.version !== input.version || menu.version !== plan.version)
      failStale(context, { version: menu.version }, await findLastEdit(tx, storeId));
    refuse(plan, input);

    const { newItems, changes, madeCategories, madeCollections } = plan;
    const { changeId, itemIds } = await writePlan(tx, context, plan, input.fileName);
    changed({
      itemIds,
      partsChange: madeCategories.length + madeCollections.length > 0 ? 'PARTS' : 'ITEMS_ONLY',
      lists: [
        ...(newItems.length > 0 || changes.some(({ changes }) => changes.categoryId)
          ? ['items' as const]
          : []),
        ...(madeCategories.length > 0 ? ['categories' as const] : []),
        ...(madeCollections.length > 0 ? ['collections' as const] : []),
      ],
    });
    const counts = { newItems: newItems.length, changedItems: changes.length };
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'menu', act: 'importMenu', before: null },
      after: { fileName: input.fileName, ...counts, ...madeNames(plan) },
    });
    return { changeId, itemCount: newItems.length + changes.length, ...counts };
  });
}

function refuse({ counts, madeCollections }: ImportPlan, { leaveOutBad }: Input) {
  if (counts.bad > 0 && !leaveOutBad) fail('IMPORT_HAS_PROBLEMS', { rows: counts.bad });
  if (counts.new + counts.changed + madeCollections.length === 0) fail('IMPORT_CHANGES_NOTHING');
}

function madeNames({ newCategories, newCollections }: ImportPlan) {
  return {
    ...(newCategories.length > 0 ? { newCategories } : {}),
    ...(newCollections.length > 0 ? { newCollections } : {}),
  };
}

async function writePlan(tx: Tx, context: StoreContext, plan: ImportPlan, fileName: string) {
  const { storeId, actor, now } = context;
  const { newItems, changes, madeCategories, madeCollections } = plan;
  const written = { by: actor.userId, at: now };
  await insertCategories(tx, storeId, madeCategories, written);
  await insertCollections(tx, storeId, madeCollections, written);
  await insertItems(tx, storeId, newItems, written);

  const changedIds = changes.map(({ id }) => id);
  const newIds = newItems.map(({ id }) => id);
  await lockItems(tx, storeId, changedIds);
  const before = await listItemStates(tx, storeId, changedIds);
  await updateItems(tx, storeId, changes, written);
  await recordStockMoves(tx, context, plan, before);

  const changeId = await storeMenuChange(tx, context, {
    kind: 'IMPORT',
    about: { kind: 'IMPORT', fileName, newItems: newItems.length, changedItems: changes.length },
    before,
    after: await listItemStates(tx, storeId, changedIds),
    made: {
      itemIds: newIds,
      categoryIds: madeCategories.map(({ id }) => id),
      collectionIds: madeCollections.map(({ id }) => id),
    },
  });
  return { changeId, itemIds: [...newIds, ...changedIds] };
}

/** Records stock moves for initial stocks of new items and for changed counts. */
async function recordStockMoves(
  tx: Tx,
  { storeId, actor, now }: StoreContext,
  { newItems, changes }: ImportPlan,
  before: readonly { id: string; stock: number | null }[],
) {
  const stockOf = new Map(before.map(({ id, stock }) => [id, stock]));
  const counts = [...newItems, ...changes.map(({ id, changes: { stock } }) => ({ id, stock }))];
  const moves = counts.flatMap(({ id, stock }) => {
    const stockBefore = stockOf.get(id) ?? null;
    return stock === undefined || stock === stockBefore
      ? []
      : { itemId: id, kind: 'IMPORT' as const, stockBefore, stockAfter: stock, reason: null };
  });
  await insertStockMoves(tx, storeId, moves, { by: actor.userId, at: now });
}
