import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { BulkChange } from './bulk-change.ts';

/** One thing that was deleted, and with a category what became of its items. */
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

/** What was done: a bulk change, an import with its file's name and what it made, or a deletion. */
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

/** OTHER: a newer version of the server has made it, which alone can say what it is and undo it. */
export const MenuChange = z.object({
  id: Id,
  kind: z.enum([...knownKinds, 'OTHER']),
  about: z.union([KnownAbout, z.object({ kind: z.literal('OTHER') })]),
  /** The item, category or option collection that it is about, also where that is deleted since; null of any other change. */
  part: Named.nullable(),
  /** Where `itemCount` is one: that item, as it is called by now; null of others, and of what an older server kept. */
  item: Named.nullable(),
  itemCount: z.int(),
  changedBy: z.string().nullable(),
  changedAt: Instant,
  undoneAt: Instant.nullable(),
});
export type MenuChange = z.output<typeof MenuChange>;
