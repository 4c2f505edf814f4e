import type { DbOrTx, Tx } from '#server/db/database.ts';
import { claimSlug, listUsedSlugs } from './place-slugs.queries.ts';
import { slugsFor } from './romanised-slug.ts';

type Named = { id: string; name: string };

/** Returns a free address for a store, or one like `wish`, without claiming it. */
export async function suggestSlug(db: DbOrTx, store: Named, wish?: string): Promise<string> {
  const slugs = slugsFor(store, wish);
  const used = await listUsedSlugs(db, store.id, slugs);
  return slugs.find((slug) => !used.has(slug)) ?? noneFree(store);
}

/**
 * Claims the first address of a store's page. Stores that want the same address at the same time get different ones.
 */
export async function claimFirstSlug(tx: Tx, store: Named): Promise<string> {
  for (const slug of slugsFor(store)) if (await claimSlug(tx, store.id, slug)) return slug;
  return noneFree(store);
}

/** The last candidate is made from the store's id, so it is free unless somebody took it on purpose. */
function noneFree({ id }: Named): never {
  throw new Error(`no free address for the page of store ${id}`);
}
