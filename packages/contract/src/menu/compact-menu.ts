import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { Category } from './categories.endpoints.ts';
import { StoreItem } from './items.endpoints.ts';
import { OptionCollection } from './options.endpoints.ts';

/** An item as tills and lists show it. `sort` is its place in its category: the lower the earlier, ties by id. */
export const CompactItem = StoreItem.extend({ sort: z.int() });
export type CompactItem = z.output<typeof CompactItem>;

/** A menu begins so; whatever is done to it counts one. */
export const firstRevision = 1;

/**
 * A store's menu, whole or what has changed since a revision. `revision` counts every change that a till shows, sales of
 * counted items too.
 */
export const CompactMenu = z.object({
  revision: z.int(),
  /** Counts edits alone: what an import or a change of many was worked out upon. */
  version: z.int(),
  /** The revision that the changes begin with; null: the menu is whole. */
  since: z.int().nullable(),
  /** In display order; null where neither these nor the options have changed. */
  categories: z.array(Category).nullable(),
  collections: z.array(OptionCollection).nullable(),
  /** All of them, or those that have changed, in no order that says anything. */
  items: z.array(CompactItem),
  /** Gone since. */
  removedItemIds: z.array(Id),
  /** Versions of the three orders, for sorting. */
  listVersions: z.object({ items: z.int(), categories: z.int(), collections: z.int() }),
});
export type CompactMenu = z.output<typeof CompactMenu>;

export const getCompactMenu = endpoint({
  name: 'getCompactMenu',
  method: 'GET',
  path: '/v5/storeitem/getstoreitemsmin',
  summary:
    'The compact menu, or with `revision` what has changed since then. 304 without a body where nothing has, by `revision` or by If-None-Match.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id, revision: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
  output: CompactMenu,
  errors: [],
  revalidated: true,
});
