import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type ItemRow, requiredItemColumns } from '@maru/contract/menu/import-rows.ts';
import { mostItems } from '@maru/contract/menu/menu-fields.ts';
import { isOnSale, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { nameKey } from './find-item.ts';
import type { Problem } from './import-plan.ts';
import type { ItemPlan } from './item-plan.ts';
import type { Say } from './read-cells.ts';
import { type ItemCells, readItemCells } from './read-item-cells.ts';

export type GivenCells = Omit<ItemCells, 'stock'> & {
  stock: number | null | undefined;
  soldOutUntil: string | null | undefined;
  categoryId: string | undefined;
};

type CheckedRow = { before: CompactItem | undefined; given: GivenCells };

/**
 * Checks one row of an item and adds its problems to the plan. Returns the existing item that the row names, if
 * any, and the values of the row; undefined if the row has a problem.
 */
export function checkItemRow(row: ItemRow, plan: ItemPlan): CheckedRow | undefined {
  const problems: Problem[] = [];
  const say: Say<Problem['column']> = (column, problem, detail = null) => {
    problems.push({ sheet: 'ITEMS', row: row.row, column, problem, detail });
    return undefined;
  };
  const cells = readItemCells(row, say, plan.collections);
  const { categories } = plan;
  const named = cells.category === undefined ? undefined : categories.find(cells.category);
  const category = named && categories.placeOf(named, cells.taxable);
  const before = findItem(cells, [category?.id, named?.id], plan, say);
  if (before && row.stock?.trim()) plan.stockRows += 1;
  const stock = before && plan.stock === 'KEEP' ? before.stock : cells.stock();

  if (!before && !cells.id) requireCells(row, plan, say);
  refuseTwins(row.row, cells, { before, categoryId: category?.id }, plan, say);
  refuseUsedBarcode(cells, before, plan, say);
  const ofItem = before && categories.byId(before.categoryId);
  const standsIn = category ?? (ofItem && categories.placeOf(ofItem, cells.taxable));
  if (standsIn && !categories.agrees(standsIn, cells.taxable))
    say('taxable', 'categoryTaxDiffers', standsIn.name);
  plan.problems.push(...problems);
  if (problems.length > 0) return undefined;

  if (standsIn) categories.use(standsIn, cells.taxable);
  const given = { ...cells, stock, categoryId: standsIn?.id, soldOutUntil: soldOutBy(cells, before) };
  return { before, given };
}

/** Finds the item of a row by id, else by barcode, else by category and name. */
function findItem(
  cells: ItemCells,
  categoryIds: readonly (string | undefined)[],
  { find }: ItemPlan,
  say: Say<Problem['column']>,
) {
  if (cells.id) return find.byId(cells.id) ?? say('id', 'unknownItem');
  const scanned = cells.barcode ? find.byBarcode(cells.barcode) : undefined;
  const { name } = cells;
  if (scanned || !name) return scanned;

  // If the import splits a category into a taxed and a tax-free one, an item may still be in either.
  const [alike = []] = categoryIds
    .map((categoryId) => (categoryId ? find.byName(categoryId, name) : []))
    .filter((items) => items.length > 0);
  return alike.length > 1 ? say('name', 'ambiguous') : alike[0];
}

/** Undefined if unchanged. An item sold out for today counts as on sale, because it comes back by itself. */
function soldOutBy({ onSale }: ItemCells, before: CompactItem | undefined): string | null | undefined {
  const isNow = before === undefined || isOnSale(before);
  if (onSale === undefined || onSale === isNow) return undefined;
  return onSale ? null : untilChanged;
}

function requireCells(row: ItemRow, { today, newItems }: ItemPlan, say: Say<Problem['column']>) {
  for (const column of requiredItemColumns) if (row[column] === undefined) say(column, 'required');
  if (today.items.length + newItems.length >= mostItems) say('name', 'tooManyItems', String(mostItems));
}

type Named = { before: CompactItem | undefined; categoryId: string | undefined };

/** Refuses a row that names the same item, barcode or new item as an earlier row; one problem per row. */
function refuseTwins(
  row: number,
  { id, name, barcode }: ItemCells,
  { before, categoryId }: Named,
  { rowOf, namedItems }: ItemPlan,
  say: Say<Problem['column']>,
) {
  const keys: [string, Problem['column']][] = [];
  // Rounded barcodes often collide by chance, so duplicates among them say nothing.
  if (barcode && !isSpoilt(barcode)) keys.push([`barcode ${barcode}`, 'barcode']);
  if (before) keys.push([`item ${before.id}`, id ? 'id' : barcode === before.barcode ? 'barcode' : 'name']);
  // New items may share a name if their barcodes differ.
  else if (categoryId && name && !id && !barcode) keys.push([`new ${nameKey(categoryId, name)}`, 'name']);

  if (before) namedItems.add(before.id);
  const [twin] = keys.flatMap(([key, column]) => {
    const other = rowOf.get(key);
    return other === undefined ? [] : [{ column, other }];
  });
  for (const [key] of keys) if (!rowOf.has(key)) rowOf.set(key, row);
  if (twin) say(twin.column, 'twice', String(twin.other));
}

function refuseUsedBarcode(
  { barcode }: ItemCells,
  before: CompactItem | undefined,
  { find }: ItemPlan,
  say: Say<Problem['column']>,
) {
  if (!barcode || barcode === before?.barcode) return;
  const holder = find.byBarcode(barcode);
  if (holder && holder.id !== before?.id) say('barcode', 'barcodeUsed', holder.name);
  else if (isSpoilt(barcode)) say('barcode', 'wrongFormat');
}

/** A long number rounded by a spreadsheet: 8.80123E+12. */
function isSpoilt(barcode: string): boolean {
  return /^\d([.,]\d+)?E\+\d{2}$/i.test(barcode);
}
