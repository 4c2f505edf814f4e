import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { type ItemRow, requiredItemColumns } from '@maru/contract/menu/import-rows.ts';
import type { importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { mostItems } from '@maru/contract/menu/menu-fields.ts';
import { isOnSale, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { newId } from '#server/db/new-id.ts';
import type { ItemChange, NewItem } from '#server/menu/items/items-writes.queries.ts';
import { changesOf, fieldsOf } from './changes-of.ts';
import { type ItemFinder, itemFinder, nameKey } from './find-item.ts';
import type { Problem } from './import-plan.ts';
import type { MenuOfToday } from './menu-of-today.ts';
import { type CategoryPlan, categoryPlan } from './plan-categories.ts';
import type { NamedCollections } from './plan-options.ts';
import { isBlank, type Say } from './read-cells.ts';
import { type ItemCells, readItemCells, readPlace } from './read-item-cells.ts';
import { restoreLost } from './restore-lost.ts';
import { type RowWithoutTax, withTax } from './row-tax.ts';

type Sources = Pick<ParsedInputOf<typeof importMenu>, 'stock' | 'splits'> & {
  today: MenuOfToday;
  /** Existing ones and those of the file. */
  collections: NamedCollections;
};

type Plan = Sources & {
  find: ItemFinder;
  categories: CategoryPlan;
  problems: Problem[];
  rows: RowWithoutTax[];
  newItems: NewItem[];
  changes: ItemChange[];
  same: number;
  stockRows: number;
  onlyStockRows: number;
  /** Rows by the item, barcode or new item that they name, valid or not. */
  rowOf: Map<string, number>;
  namedItems: Set<string>;
};

/** Plans the rows of items one by one, in their order. */
export function planItems(rows: readonly ItemRow[], sources: Sources) {
  const plan: Plan = {
    ...sources,
    ...{ find: itemFinder(sources.today), categories: categoryPlan(sources.today) },
    ...{ problems: [], rows: [], newItems: [], changes: [], same: 0, stockRows: 0, onlyStockRows: 0 },
    ...{ rowOf: new Map(), namedItems: new Set() },
  };
  const filled = rows.filter((row) => !isBlank(row)).map((row) => restoreLost(row, plan.find, plan.today));
  for (const row of filled) recordTaxOfRow(row, plan);
  const mixedCategories = plan.categories.settle(sources.splits);
  for (const row of filled) planRow(row, plan);
  return { ...plan, mixedCategories, rows: plan.rows.map((row) => withTax(row, plan.categories)) };
}

/** Records the tax of a row without a category for the category that its item is in. */
function recordTaxOfRow(row: ItemRow, { find, categories }: Plan) {
  const { id, barcode, category, taxable } = readPlace(row);
  if (taxable === undefined) return;
  const item = id ? find.byId(id) : barcode ? find.byBarcode(barcode) : undefined;
  const found = category === undefined ? item && categories.byId(item.categoryId) : categories.find(category);
  if (found) categories.recordTax(found, row.row, taxable);
}

function planRow(row: ItemRow, plan: Plan) {
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
  if (problems.length > 0) return;

  if (standsIn) categories.use(standsIn, cells.taxable);
  const given = { ...cells, stock, categoryId: standsIn?.id, soldOutUntil: soldOutBy(cells, before) };
  if (before) planChange(row.row, before, given, plan);
  else planNew(row.row, given, plan);
}

/** Finds the item of a row by id, else by barcode, else by category and name. */
function findItem(
  cells: ItemCells,
  categoryIds: readonly (string | undefined)[],
  { find }: Plan,
  say: Say<Problem['column']>,
) {
  if (cells.id) return find.byId(cells.id) ?? say('id', 'unknownItem');
  const scanned = cells.barcode ? find.byBarcode(cells.barcode) : undefined;
  const { name } = cells;
  if (scanned || !name) return scanned;

  // In a split category an item may still be in either half.
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

function requireCells(row: ItemRow, { today, newItems }: Plan, say: Say<Problem['column']>) {
  for (const column of requiredItemColumns) if (row[column] === undefined) say(column, 'required');
  if (today.items.length + newItems.length >= mostItems) say('name', 'tooManyItems', String(mostItems));
}

type Named = { before: CompactItem | undefined; categoryId: string | undefined };

/** Refuses a row that names the same item, barcode or new item as an earlier row; one problem per row. */
function refuseTwins(
  row: number,
  { id, name, barcode }: ItemCells,
  { before, categoryId }: Named,
  { rowOf, namedItems }: Plan,
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
  { find }: Plan,
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

type GivenCells = Omit<ItemCells, 'stock'> & {
  stock: number | null | undefined;
  soldOutUntil: string | null | undefined;
  categoryId: string | undefined;
};

function planChange(row: number, before: CompactItem, given: GivenCells, plan: Plan) {
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

function planNew(row: number, given: GivenCells, plan: Plan) {
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
