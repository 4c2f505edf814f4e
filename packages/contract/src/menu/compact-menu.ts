import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { Category } from './categories.endpoints.ts';
import { StoreItem } from './items.endpoints.ts';
import { OptionCollection } from './options.endpoints.ts';

/**
 * An item as tills and lists show it. `sort` orders items within a category, ascending; equal values are ordered by
 * id.
 */
export const CompactItem = StoreItem.extend({ sort: z.int() });
export type CompactItem = z.output<typeof CompactItem>;

/** The revision of a new menu; every change adds one. */
export const firstRevision = 1;

/**
 * A store's menu, or the delta since a revision. `revision` counts every change that a till shows, including stock
 * taken by sales.
 */
export const CompactMenu = z.object({
  revision: z.int(),
  /** Counts edits only. Imports and bulk changes use it to detect a stale preview. */
  version: z.int(),
  /** The base revision of the delta; null: this is the whole menu. */
  since: z.int().nullable(),
  /** In display order; null if neither categories nor options have changed. */
  categories: z.array(Category).nullable(),
  collections: z.array(OptionCollection).nullable(),
  /** All items, or the changed ones, in no particular order. */
  items: z.array(CompactItem),
  /** Items deleted since the base revision. */
  removedItemIds: z.array(Id),
  /** Versions of the three sort orders. */
  listVersions: z.object({ items: z.int(), categories: z.int(), collections: z.int() }),
});
export type CompactMenu = z.output<typeof CompactMenu>;

export const getCompactMenu = endpoint({
  name: 'getCompactMenu',
  method: 'GET',
  path: '/v5/storeitem/getstoreitemsmin',
  summary:
    'The whole menu in one answer or, with `revision`, what changed since that revision. 304 without a body if nothing has changed, by `revision` or If-None-Match.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id, revision: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
  output: CompactMenu,
  errors: [],
  revalidated: true,
});
