import type { ItemRow } from '@maru/contract/menu/import-rows.ts';
import { longest, mostCollectionsOfItem, mostPrice, mostStock } from '@maru/contract/menu/menu-fields.ts';
import { splitOptionNames } from '@maru/contract/menu/option-names.ts';
import type { Problem } from './import-plan.ts';
import type { NamedCollections } from './plan-options.ts';
import { cellReader, type Say } from './read-cells.ts';

/** What a row says; undefined where its column is missing or its cell cannot be taken. */
export type ItemCells = ReturnType<typeof readItemCells>;

export function readItemCells(row: ItemRow, say: Say<Problem['column']>, collections: NamedCollections) {
  const cells = cellReader<Problem['column']>(row, say);
  const silent = cellReader<Problem['column']>(row, () => undefined);
  const stockLimits = { least: 0, most: mostStock };
  return {
    id: row.id?.trim() || undefined,
    category: cells.name('category', longest.category),
    name: cells.name('name', longest.item),
    nameEn: cells.textOrNone('nameEn', longest.item),
    price: cells.number('price', { least: 1, most: mostPrice }),
    description: cells.textOrNone('description', longest.description),
    barcode: cells.barcode('barcode'),
    onSale: cells.onSale('onSale'),
    placeEnabled: cells.yesOrNo('placeEnabled'),
    taxable: cells.taxable('taxable'),
    optionCollectionIds: readOptions(row.options, say, collections),
    /** Read once it is known whether it is asked for: a till may export stocks below zero. */
    stock: () => cells.numberOrNone('stock', stockLimits),
    /** The same where it is not asked for: a cell that cannot be taken is no problem then. */
    stockAside: () => silent.numberOrNone('stock', stockLimits),
  };
}

/** What a row says of where it stands, without a word of what is wrong with it. */
export function readPlace(row: ItemRow) {
  const cells = cellReader<Problem['column']>(row, () => undefined);
  return {
    ...{ id: row.id?.trim() || undefined, barcode: cells.barcode('barcode') },
    ...{ category: cells.name('category', longest.category), taxable: cells.taxable('taxable') },
  };
}

function readOptions(cell: string | undefined, say: Say<Problem['column']>, collections: NamedCollections) {
  if (cell === undefined) return undefined;
  const ids = new Set<string>();
  for (const name of splitOptionNames(cell.normalize('NFC'))) {
    const id = collections.idOf(name);
    if (id === undefined) return say('options', 'unknownOption', name.slice(0, longestNamed));
    ids.add(id);
  }
  return ids.size > mostCollectionsOfItem
    ? say('options', 'tooManyOptions', String(mostCollectionsOfItem))
    : [...ids];
}

/** So much of a name that nobody knows is told again. */
const longestNamed = 100;
