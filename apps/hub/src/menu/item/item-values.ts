import type { InputOf } from '@maru/contract/endpoint.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { foldName } from '@maru/contract/menu/fold-name.ts';
import type { StoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { barcodeForm, longest, mostPrice, mostStock } from '@maru/contract/menu/menu-fields.ts';
import { readWholeNumber } from '@maru/contract/menu/read-whole-number.ts';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';
import { formatCount } from '@maru/web/format.ts';

/** An item as edited in its form. Numbers are texts as typed. */
export type ItemValues = {
  /** The address of the saved photo, or the file key of a new upload. */
  image: string | null;
  name: string;
  nameEn: string;
  price: string;
  marketPrice: boolean;
  description: string;
  categoryId: string | null;
  barcode: string;
  placeEnabled: boolean;
  optionCollectionIds: readonly string[];
  /** Only for a new item. Empty means that stock is not counted. */
  stock: string;
};

export const emptyItem: ItemValues = {
  image: null,
  name: '',
  nameEn: '',
  price: '',
  marketPrice: false,
  description: '',
  categoryId: null,
  barcode: '',
  placeEnabled: true,
  optionCollectionIds: [],
  stock: '',
};

export const priceLimits = { least: 1, most: mostPrice };
export const stockLimits = { least: 0, most: mostStock };

/** `hasCollection` filters out deleted option collections that the item still refers to. */
export function itemValuesOf(
  item: StoreItem,
  hasCollection: (id: string) => boolean = () => true,
): ItemValues {
  const { imageUrl, name, nameEn, price, description, categoryId, barcode, placeEnabled, marketPrice } = item;
  return {
    ...{ image: imageUrl, name, nameEn: nameEn ?? '', price: formatCount(price) },
    ...{ description: description ?? '', categoryId, barcode: barcode ?? '', placeEnabled, marketPrice },
    optionCollectionIds: item.optionCollectionIds.filter(hasCollection),
    stock: '',
  };
}

/** Adds digit grouping if the text is a valid number. */
export function tidyNumber(text: string, limits: typeof priceLimits): string {
  const read = readWholeNumber(text, limits);
  return 'value' in read ? formatCount(read.value) : text;
}

type Problems = Partial<Record<keyof ItemValues, FieldCode>>;

/** Problems that the form can detect without the server. Barcodes of other items are found by `holderOf`. */
export function itemProblems(values: ItemValues): Problems {
  const price = readWholeNumber(values.price, priceLimits);
  const stock = readWholeNumber(values.stock, stockLimits);
  const barcode = values.barcode.trim();
  return {
    ...(values.name.trim() === '' && { name: 'required' as const }),
    ...('problem' in price && { price: price.problem }),
    ...(values.categoryId === null && { categoryId: 'required' as const }),
    ...(countCharacters(values.description.trim()) > longest.description && {
      description: 'tooLong' as const,
    }),
    ...(barcode !== '' && !barcodeForm.test(barcode) && { barcode: 'wrongFormat' as const }),
    ...('problem' in stock && stock.problem !== 'required' && { stock: stock.problem }),
  };
}

/** The other item with this barcode. */
export function holderOf(items: readonly CompactItem[], barcode: string, ownId?: string) {
  const code = barcode.trim();
  return code === '' ? undefined : items.find((item) => item.barcode === code && item.id !== ownId);
}

type Called = Pick<ItemValues, 'name' | 'categoryId'>;

/** Whether another item of the category has the same name. This is allowed, but usually a mistake. */
export function hasNamesake(items: readonly CompactItem[], { name, categoryId }: Called, ownId?: string) {
  const folded = foldName(name);
  return items.some(
    (item) => item.categoryId === categoryId && item.id !== ownId && foldName(item.name) === folded,
  );
}

type ItemInput = Omit<InputOf<typeof setStoreItem>, 'storeId' | 'id' | 'version' | 'imageKey' | 'stock'>;

/** The input to send. The values must have no problems. */
export function itemInputOf(values: ItemValues): ItemInput {
  const { name, nameEn, description, categoryId, barcode, placeEnabled, marketPrice } = values;
  return {
    ...{ name, nameEn: nameEn.trim() || null, description: description.trim() || null },
    ...{ categoryId: categoryId ?? '', price: numberOf(values.price) ?? 0, barcode: barcode.trim() || null },
    ...{ placeEnabled, marketPrice, optionCollectionIds: [...values.optionCollectionIds] },
  };
}

export function stockOf({ stock }: ItemValues): number | null {
  return numberOf(stock);
}

function numberOf(text: string): number | null {
  const read = readWholeNumber(text, stockOrPrice);
  return 'value' in read ? read.value : null;
}

const stockOrPrice = { least: 0, most: mostPrice };

/** Saved photos have an address, uploads a file key. */
export function isSavedPhoto(image: string): boolean {
  return image.startsWith('/');
}
