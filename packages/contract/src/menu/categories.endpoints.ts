import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, text, Version } from '../fields.ts';
import { longest, mostItems, optionalText, versionOfEdited } from './menu-fields.ts';

export const Category = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** Whether the till shows its items. */
  enabled: z.boolean(),
  /** Whether its sales may earn points. */
  rewardable: z.boolean(),
  taxable: z.boolean(),
  version: z.int(),
});
export type Category = z.output<typeof Category>;

/** A sorted list. `version` increases when the order or the members of the list change. */
export const CategoryList = z.object({ version: z.int(), categories: z.array(Category) });

export const listCategories = endpoint({
  name: 'listCategories',
  method: 'GET',
  path: '/v5/storeitem/getcategories',
  summary: 'Categories of a store in display order.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
  output: CategoryList,
  errors: [],
});

export const setCategory = endpoint({
  name: 'setCategory',
  method: 'POST',
  path: '/v5/storeitem/setcategory',
  summary: 'Creates a category at the end, or changes one, based on the version that was read.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z
    .strictObject({
      storeId: Id,
      id: Id.optional(),
      version: Version.optional(),
      name: text(longest.category, 1),
      nameEn: optionalText(longest.category),
      enabled: z.boolean().default(true),
      rewardable: z.boolean().default(true),
      taxable: z.boolean().default(true),
    })
    .refine(...versionOfEdited),
  output: Category,
  errors: ['NOT_FOUND', 'MENU_NAME_USED'],
  versioned: true,
});

export const deleteCategory = endpoint({
  name: 'deleteCategory',
  method: 'DELETE',
  path: '/v5/storeitem/deletecategory',
  summary:
    'Deletes a category. If it has items, say whether to move them (`moveItemsTo`) or to delete them (`deleteItems`); otherwise it is refused. Past orders are unchanged. Can be undone for a day.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z
    .strictObject({
      storeId: Id,
      id: Id,
      version: Version,
      moveItemsTo: Id.optional(),
      deleteItems: z.boolean().default(false),
    })
    .refine(({ moveItemsTo, deleteItems }) => moveItemsTo === undefined || !deleteItems, {
      path: ['deleteItems'],
      error: 'wrongFormat',
    }),
  output: z.object({ movedItems: z.int(), deletedItems: z.int(), changeId: Id }),
  errors: ['NOT_FOUND', 'CATEGORY_NOT_EMPTY', 'CATEGORY_NOT_FOUND'],
  versioned: true,
});

export const sortCategories = endpoint({
  name: 'sortCategories',
  method: 'POST',
  path: '/v5/storeitem/setcategorydisplaysort',
  summary:
    'Sorts all categories. `version` is that of the list; if it is stale, the refusal contains the present list.',
  access: [member('MENU')],
  lock: 'MENU_EDIT',
  input: z.strictObject({ storeId: Id, version: Version, ids: z.array(Id).min(1).max(mostItems) }),
  output: CategoryList,
  errors: [],
  versioned: true,
});

export const categoryEndpoints = [listCategories, setCategory, deleteCategory, sortCategories];
