import { emptyItem, type ItemValues } from './item-values.ts';

const fields: Readonly<Record<string, keyof ItemValues>> = {
  CATEGORY_NOT_FOUND: 'categoryId',
  STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND: 'optionCollectionIds',
  BARCODE_USED: 'barcode',
  FILE_NOT_FOUND: 'image',
  FILE_NOT_UPLOADED: 'image',
  FILE_TYPE_NOT_ALLOWED: 'image',
  FILE_TOO_LARGE: 'image',
  imageKey: 'image',
};

/** The form field that an error code or a server path belongs to. */
export function itemFieldOf(pathOrCode: string): keyof ItemValues | undefined {
  const [first = ''] = pathOrCode.split('.');
  return fields[first] ?? itemFields.find((name) => name === first);
}

const itemFields = Object.keys(emptyItem) as (keyof ItemValues)[];
