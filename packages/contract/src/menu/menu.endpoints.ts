import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, Won } from '../fields.ts';

export const Category = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  enabled: z.boolean(),
  /** Sales of its items may earn points. */
  rewardable: z.boolean(),
  taxable: z.boolean(),
  version: z.int(),
});
export type Category = z.output<typeof Category>;

export const StoreItem = z.object({
  id: Id,
  categoryId: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  price: Won,
  description: z.string().nullable(),
  /** SVG or photo, absolute path on the hub's origin. */
  imageUrl: z.string().nullable(),
  /** Null: not counted. */
  stock: z.int().nullable(),
  soldOut: z.boolean(),
  barcode: z.string().nullable(),
  placeEnabled: z.boolean(),
  /** In the order in which they are asked. */
  optionCollectionIds: z.array(Id),
  version: z.int(),
});
export type StoreItem = z.output<typeof StoreItem>;

export const OptionChoice = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  priceDifference: Won,
  soldOut: z.boolean(),
  /** Chosen unless staff choose otherwise. */
  byDefault: z.boolean(),
});
export type OptionChoice = z.output<typeof OptionChoice>;

export const OptionCollection = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** At least one choice is needed. */
  mandatory: z.boolean(),
  /** More than one choice may be taken. */
  multiple: z.boolean(),
  choices: z.array(OptionChoice),
  version: z.int(),
});
export type OptionCollection = z.output<typeof OptionCollection>;

const storeOnly = z.strictObject({ storeId: Id });

export const listCategories = endpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/v5/storeitem/getcategories',
  summary: 'Categories of a store in display order.',
  access: [member('ANY')],
  input: storeOnly,
  output: z.array(Category),
  errors: [],
});

export const listStoreItems = endpoint({
  name: 'listStoreItems',
  method: 'GET',
  path: '/v5/storeitem/getstoreitems',
  summary: 'Items of a store in display order.',
  access: [member('ANY')],
  input: storeOnly,
  output: z.array(StoreItem),
  errors: [],
});

export const listOptionCollections = endpoint({
  name: 'listOptionCollections',
  method: 'GET',
  path: '/v5/storeitem/getoptioncollections',
  summary: 'Option collections of a store with their choices in display order.',
  access: [member('ANY')],
  input: storeOnly,
  output: z.array(OptionCollection),
  errors: [],
});

export const menuEndpoints = [listCategories, listStoreItems, listOptionCollections];
