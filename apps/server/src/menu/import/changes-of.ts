import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import type { ItemColumn } from '@maru/contract/menu/import-rows.ts';
import { joinOptionNames } from '@maru/contract/menu/option-names.ts';
import { isOnSale } from '@maru/contract/menu/sold-out.ts';
import type { ItemChange } from '#server/menu/items/items-writes.queries.ts';
import type { PlannedRow } from './import-plan.ts';

type Changes = ItemChange['changes'];
type GivenCells = Partial<{ [K in keyof CompactItem]: CompactItem[K] | undefined }>;

const plainFields = [
  'categoryId',
  'name',
  'nameEn',
  'description',
  'barcode',
  'placeEnabled',
  'marketPrice',
  'soldOutUntil',
  'stock',
] as const;

/** The fields of an item that differ from the row. Fields that the row does not state are left unchanged. */
export function changesOf(before: CompactItem, given: GivenCells): Changes {
  const differing = plainFields.filter(
    (field) => given[field] !== undefined && given[field] !== before[field],
  );
  const { price, optionCollectionIds } = given;
  return {
    ...Object.fromEntries(differing.map((field) => [field, given[field]])),
    ...(price !== undefined && price !== before.price ? { priceKrw: price } : {}),
    ...(optionCollectionIds && optionCollectionIds.join() !== before.optionCollectionIds.join()
      ? { optionCollectionIds }
      : {}),
  };
}

type NameOf = { nameOf: (id: string) => string };

/** The changed fields as cell values of a file, with Y and N for booleans. */
export function fieldsOf(
  before: CompactItem,
  changes: Changes,
  { categories, collections }: { categories: NameOf; collections: NameOf },
): PlannedRow['fields'] {
  const options = (ids: readonly string[]) => joinOptionNames(ids.map(collections.nameOf));
  const field = (column: ItemColumn, was: Cell, is: Cell | undefined) =>
    is === undefined ? [] : [{ column, before: cellOf(was), after: cellOf(is) }];

  const { categoryId, optionCollectionIds } = changes;
  return [
    ...field('category', categories.nameOf(before.categoryId), categoryId && categories.nameOf(categoryId)),
    ...field('name', before.name, changes.name),
    ...field('nameEn', before.nameEn, changes.nameEn),
    ...field('price', before.price, changes.priceKrw),
    ...field('marketPrice', before.marketPrice, changes.marketPrice),
    ...field('description', before.description, changes.description),
    ...field('stock', before.stock, changes.stock),
    ...field('barcode', before.barcode, changes.barcode),
    ...field(
      'onSale',
      isOnSale(before),
      changes.soldOutUntil === undefined ? undefined : isOnSale({ soldOutUntil: changes.soldOutUntil }),
    ),
    ...field('placeEnabled', before.placeEnabled, changes.placeEnabled),
    ...field(
      'options',
      options(before.optionCollectionIds),
      optionCollectionIds && options(optionCollectionIds),
    ),
  ];
}

type Cell = string | number | boolean | null;

function cellOf(value: Cell): string {
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return value === null ? '' : String(value);
}
