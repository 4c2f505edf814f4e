import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { ItemRow } from '@maru/contract/menu/import-rows.ts';
import { untilChanged } from '@maru/contract/menu/sold-out.ts';
import { newId } from '#server/db/new-id.ts';
import { changesOf, fieldsOf } from './changes-of.ts';
import { checkItemRow, type GivenCells } from './check-item-row.ts';
import { emptyItemPlan, type ItemPlan, type Sources } from './item-plan.ts';
import { isBlank } from './read-cells.ts';
import { readPlace } from './read-item-cells.ts';
import { restoreLost } from './restore-lost.ts';
import { withTax } from './row-tax.ts';

/** Plans the rows of items one by one, in their order. */
export function planItems(rows: readonly ItemRow[], sources: Sources) {
  const plan = emptyItemPlan(sources);
  const filled = rows.filter((row) => !isBlank(row)).map((row) => restoreLost(row, plan.find, plan.today));
  for (const row of filled) recordTaxOfRow(row, plan);
  const mixedCategories = plan.categories.settle(sources.splits);
  for (const row of filled) {
    const checked = checkItemRow(row, plan);
    if (checked?.before) planChange(row.row, checked.before, checked.given, plan);
    else if (checked) planNew(row.row, checked.given, plan);
  }
  return { ...plan, mixedCategories, rows: plan.rows.map((row) => withTax(row, plan.categories)) };
}

/** Records the tax of a row without a category for the category that its item is in. */
function recordTaxOfRow(row: ItemRow, { find, categories }: ItemPlan) {
  const { id, barcode, category, taxable } = readPlace(row);
  if (taxable === undefined) return;
  const item = id ? find.byId(id) : barcode ? find.byBarcode(barcode) : undefined;
  const found = category === undefined ? item && categories.byId(item.categoryId) : categories.find(category);
  if (found) categories.recordTax(found, row.row, taxable);
}

function planChange(row: number, before: CompactItem, given: GivenCells, plan: ItemPlan) {
  const changes = changesOf(before, given);
  if (Object.keys(changes).length === 0) {
    plan.same += 1;
    const stock = given.stockAside();
    if (stock !== undefined && stock !== before.stock) plan.onlyStockRows += 1;
    return;
  }
  plan.changes.push({ id: before.id, changes });
  const name = given.name ?? before.name;
  const [from, to] = [before.categoryId, given.categoryId ?? before.categoryId];
  const category = plan.categories.nameOf(to);
  const price = given.price ?? before.price;
  const fields = fieldsOf(before, changes, plan);
  const stopsSelling = changes.soldOutUntil === untilChanged;
  plan.rows.push({ row, what: 'CHANGED', name, category, price, stopsSelling, fields, from, to });
}

function planNew(row: number, given: GivenCells, plan: ItemPlan) {
  const { categoryId, name, price } = given;
  if (categoryId === undefined || name === undefined || price === undefined) return;
  plan.newItems.push({
    ...{ id: newId(), categoryId, name, priceKrw: price, imageUrl: null, imageFileId: null },
    nameEn: given.nameEn ?? null,
    description: given.description ?? null,
    barcode: given.barcode ?? null,
    placeEnabled: given.placeEnabled ?? true,
    marketPrice: given.marketPrice ?? false,
    optionCollectionIds: given.optionCollectionIds ?? [],
    stock: given.stock ?? null,
    ...(given.soldOutUntil ? { soldOutUntil: given.soldOutUntil } : {}),
  });
  const category = plan.categories.nameOf(categoryId);
  const [from, to] = [undefined, categoryId];
  const stopsSelling = given.soldOutUntil === untilChanged;
  plan.rows.push({ row, what: 'NEW', name, category, price, stopsSelling, fields: [], from, to });
}
