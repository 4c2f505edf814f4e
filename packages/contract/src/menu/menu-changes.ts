import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { BulkChange } from './bulk-change.ts';

/** A deleted item, category or collection; for a category also what happened to its items. */
const Deletion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DELETE_ITEM'), itemId: Id }),
  z.object({
    kind: z.literal('DELETE_CATEGORY'),
    categoryId: Id,
    items: z.enum(['NONE', 'MOVED', 'DELETED']),
  }),
  z.object({ kind: z.literal('DELETE_COLLECTION'), collectionId: Id }),
]);

const knownKinds = ['BULK', 'IMPORT', 'DELETION'] as const;

/**
 * What was done: a bulk change, a deletion, or an import, with its file name and how many items it created
 * and changed.
 */
const KnownAbout = z.union([
  BulkChange,
  z.object({
    kind: z.literal('IMPORT'),
    fileName: z.string(),
    newItems: z.int(),
    changedItems: z.int(),
  }),
  Deletion,
]);

export const KnownChange = z.object({ kind: z.enum(knownKinds), about: KnownAbout });
export type KnownChange = z.output<typeof KnownChange>;

const Named = z.object({ name: z.string(), nameEn: z.string().nullable() });

/** OTHER: made by a newer version of the server. Only that version can describe and undo it. */
export const MenuChange = z.object({
  id: Id,
  kind: z.enum([...knownKinds, 'OTHER']),
  about: z.union([KnownAbout, z.object({ kind: z.literal('OTHER') })]),
  /**
   * For a deleted part: its name at that time. For a bulk change: the name of the category or option
   * collection that it uses. Otherwise null.
   */
  part: Named.nullable(),
  /**
   * Present name of the changed item. Null if not exactly one item changed, or if an older server stored the
   * change.
   */
  item: Named.nullable(),
  itemCount: z.int(),
  changedBy: z.string().nullable(),
  changedAt: Instant,
  undoneAt: Instant.nullable(),
});
export type MenuChange = z.output<typeof MenuChange>;
