import type { ItemRow } from '@maru/contract/menu/import-rows.ts';
import { longest, mostCollectionsOfItem, mostPrice, mostStock } from '@maru/contract/menu/menu-fields.ts';
import { splitOptionNames } from '@maru/contract/menu/option-names.ts';
import type { Problem } from './import-plan.ts';
import type { NamedCollections } from './plan-options.ts';
import { cellReader, type Say } from './read-cells.ts';

/** The values of a row; undefined for a missing column or an invalid cell. */
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
    marketPrice: cells.yesOrNo('marketPrice'),
    description: cells.textOrNone('description', longest.description),
    barcode: cells.barcode('barcode'),
    onSale: cells.onSale('onSale'),
    placeEnabled: cells.yesOrNo('placeEnabled'),
    taxable: cells.taxable('taxable'),
    optionCollectionIds: readOptions(row.options, say, collections),
    /** Read only if the import changes stock, because a till may export stocks below zero. */
    stock: () => cells.numberOrNone('stock', stockLimits),
    /** For imports that leave stock alone: an invalid cell is no problem. */
    stockAside: () => silent.numberOrNone('stock', stockLimits),
  };
}

/** What identifies a row's item and category, without reporting problems. */
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

/** Limits how much of an unknown name is repeated in a problem. */
const longestNamed = 100;
