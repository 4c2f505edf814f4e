import type { Category } from './categories.endpoints.ts';
import type { ItemColumn, OptionColumn } from './import-rows.ts';
import type { StoreItem } from './items.endpoints.ts';
import { joinOptionNames } from './option-names.ts';
import type { OptionCollection } from './options.endpoints.ts';
import { isOnSale } from './sold-out.ts';

export type MenuToExport = {
  categories: readonly Pick<Category, 'id' | 'name' | 'taxable'>[];
  collections: readonly OptionCollection[];
  items: readonly StoreItem[];
};

/** Cell texts in the language of the file; the import understands each of them (cell-words.ts). */
export type CellWords = Record<'yes' | 'no' | 'taxed' | 'taxFree', string>;

export type ItemCells = Record<ItemColumn, string>;
export type OptionCells = Record<OptionColumn, string>;

/** Items as rows of an export file. Importing the file again changes nothing. */
export function itemRowsOf({ categories, collections, items }: MenuToExport, words: CellWords): ItemCells[] {
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const nameOf = new Map(collections.map(({ id, name }) => [id, name]));
  return items.flatMap((item) => {
    const category = categoryOf.get(item.categoryId);
    if (!category) return [];
    return {
      category: category.name,
      name: item.name,
      nameEn: item.nameEn ?? '',
      price: String(item.price),
      marketPrice: item.marketPrice ? words.yes : words.no,
      description: item.description ?? '',
      stock: item.stock === null ? '' : String(item.stock),
      barcode: item.barcode ?? '',
      onSale: isOnSale(item) ? words.yes : words.no,
      placeEnabled: item.placeEnabled ? words.yes : words.no,
      taxable: category.taxable ? words.taxed : words.taxFree,
      options: joinOptionNames(item.optionCollectionIds.flatMap((id) => nameOf.get(id) ?? [])),
      id: item.id,
    };
  });
}

/** Option collections as rows of their sheet, one choice per row. */
export function optionRowsOf(
  { collections }: Pick<MenuToExport, 'collections'>,
  words: CellWords,
): OptionCells[] {
  const yesOrNo = (value: boolean) => (value ? words.yes : words.no);
  return collections.flatMap(({ name, nameEn, mandatory, multiple, choices }) =>
    choices.map((choice) => ({
      collection: name,
      collectionEn: nameEn ?? '',
      mandatory: yesOrNo(mandatory),
      multiple: yesOrNo(multiple),
      choice: choice.name,
      choiceEn: choice.nameEn ?? '',
      priceDifference: String(choice.priceDifference),
      byDefault: yesOrNo(choice.byDefault),
    })),
  );
}
