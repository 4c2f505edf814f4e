import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/** Which of these addresses other stores have or had. */
export async function listUsedSlugs(
  db: DbOrTx,
  storeId: string,
  slugs: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('placeSlugs')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('storeId', '<>', storeId)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Claims an address for a store, also one that it had before. Returns false if another store has it or claims it at the
 * same time.
 */
export async function claimSlug(tx: Tx, storeId: string, slug: string): Promise<boolean> {
  await sql`insert into place_slugs (store_id, slug) values (${storeId}, ${slug}) on conflict do nothing`.execute(
    tx,
  );
  const own = await tx
    .selectFrom('placeSlugs')
    .select('slug')
    .where('storeId', '=', storeId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return own !== undefined;
}

/** Marks that visitors may have seen the address. */
export async function markSeen(tx: Tx, storeId: string, slug: string, at: Date) {
  await tx
    .updateTable('placeSlugs')
    .set({ seenAt: at })
    .where('storeId', '=', storeId)
    .where('slug', '=', slug)
    .where('seenAt', 'is', null)
    .execute();
}

/** Releases an address that no visitor has seen. */
export async function releaseUnseen(tx: Tx, storeId: string, slug: string) {
  await tx
    .deleteFrom('placeSlugs')
    .where('storeId', '=', storeId)
    .where('slug', '=', slug)
    .where('seenAt', 'is', null)
    .execute();
}

/** Releases all addresses of a store that no visitor has seen. */
export async function releaseAllUnseen(tx: Tx, storeId: string) {
  await tx.deleteFrom('placeSlugs').where('storeId', '=', storeId).where('seenAt', 'is', null).execute();
}
