import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { LastChange } from '#server/http/refusal.ts';

export type LockedCustomer = LastChange & {
  id: string;
  name: string;
  tags: string[];
  memo: string;
  version: number;
  phoneSealed: Buffer | null;
  deletedAt: Date | null;
};

/**
 * Locks customers, deleted ones too, in the order of their ids. Inserts of orders and points that refer to a customer
 * do not wait for this lock.
 */
export async function lockCustomers(
  tx: Tx,
  storeId: string,
  ids: readonly string[],
): Promise<LockedCustomer[]> {
  const { rows } = await sql<LockedCustomer>`
    select c.id, c.name, c.tags, c.memo, c.version, c.phone_sealed, c.deleted_at, c.updated_by as changed_by_id,
      (select u.name from users u where u.id = c.updated_by) as changed_by, c.updated_at as changed_at
    from customers c where c.store_id = ${storeId} and c.id = any(${[...ids]}::uuid[])
    order by c.id for no key update of c`.execute(tx);
  return rows;
}

/** A live customer, locked. */
export async function lockCustomer(tx: Tx, storeId: string, id: string): Promise<LockedCustomer | undefined> {
  const [row] = await lockCustomers(tx, storeId, [id]);
  return row?.deletedAt ? undefined : row;
}

type Saved = {
  storeId: string;
  customerId: string;
  name: string;
  nameKey: string;
  nameInitials: string;
  tags: readonly string[];
  memo: string;
  by: string;
  at: Date;
};

export async function saveCustomer(tx: Tx, { storeId, customerId, by, at, ...fields }: Saved): Promise<void> {
  const { name, nameKey, nameInitials, memo } = fields;
  const tags = [...fields.tags];
  await tx
    .updateTable('customers')
    .set((row) => ({
      ...{ name, nameKey, nameInitials, memo, tags },
      ...{ version: row('version', '+', 1), updatedAt: at, updatedBy: by },
    }))
    .where('storeId', '=', storeId)
    .where('id', '=', customerId)
    .execute();
  await replaceTags(tx, { storeId, customerId, tags });
}

/**
 * Replaces a customer's rows in `customer_tags`, which searches by tag use, so that they match the tags in the row of
 * the customer.
 */
export async function replaceTags(
  tx: Tx,
  { storeId, customerId, tags }: { storeId: string; customerId: string; tags: string[] },
): Promise<void> {
  await tx
    .deleteFrom('customerTags')
    .where('storeId', '=', storeId)
    .where('customerId', '=', customerId)
    .where(({ eb }) => eb.not(eb('tag', '=', sql<string>`any(${tags}::text[])`)))
    .execute();
  const rows = tags.map((tag) => ({ storeId, customerId, tag }));
  if (rows.length === 0) return;
  await tx
    .insertInto('customerTags')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Whether an open order names the customer or one who was merged into this customer, or an open order of another store
 * has used their points.
 */
export async function hasOpenOrder(tx: Tx, storeId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql`with known as (select id from customers
      where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId}))
    (select 1 from orders o where o.store_id = ${storeId} and o.status = 'OPEN'
      and o.customer_id in (select id from known) limit 1)
    union all (select 1 from point_entries e
      join orders o on o.store_id = e.in_store_id and o.id = e.in_order_id and o.status = 'OPEN'
      where e.store_id = ${storeId} and e.customer_id in (select id from known)
      group by e.in_store_id, e.in_order_id having sum(e.amount) <> 0 limit 1)`.execute(tx);
  return rows.length > 0;
}
