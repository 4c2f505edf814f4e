import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { unexpiredPiece } from '#server/points/points.queries.ts';
import { sharedStoresPiece } from '#server/points/sharing/sharing.queries.ts';

export type NewCustomer = {
  storeId: string;
  id: string;
  phoneHash: Buffer;
  phoneSealed: Buffer;
  phoneLast4: string;
  name: string;
  nameKey: string;
  nameInitials: string;
  createdAt: Date;
  createdBy: string;
};

/** Inserts a customer. Returns false if the store already has a live customer with this number. */
export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<boolean> {
  const inserted = await tx
    .insertInto('customers')
    .values(customer)
    .onConflict((conflict) =>
      conflict.columns(['storeId', 'phoneHash']).where('deletedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What the till shows of a customer; points are the unexpired ones. */
export type AtTillRow = {
  id: string;
  name: string;
  phoneLast4: string | null;
  balance: number;
  debt: number;
  visits: number;
  lastVisitAt: Date | null;
};

const atTill = (at: Date) => sql`c.id, c.name, c.phone_last4, coalesce(a.debt, 0) as debt,
  coalesce(a.visits, 0) as visits, a.last_visit_at,
  (select coalesce(sum(l.remaining), 0)::bigint from point_lots l where l.store_id = c.store_id
    and l.customer_id = c.id and l.remaining > 0 and l.expires_at > ${at}) as balance`;
const accounts = sql`left join point_accounts a on a.store_id = c.store_id and a.customer_id = c.id`;

/**
 * Whether `c` is a live customer with this number. Each hash is a parameter of its own: PostgreSQL does not know how
 * long an array is, so it would plan the statement again each time.
 */
function byPhone(storeId: string, hashes: readonly Buffer[]): RawBuilder<unknown> {
  const each = hashes.map((hash) => sql`${hash}::bytea`);
  return sql`c.store_id = ${storeId} and c.phone_hash in (${sql.join(each)}) and c.deleted_at is null`;
}

/** The live customer with this number. */
export async function findByPhone(
  db: DbOrTx,
  storeId: string,
  { hashes, at }: { hashes: readonly Buffer[]; at: Date },
): Promise<AtTillRow | undefined> {
  const { rows } = await sql<AtTillRow>`${prepared} select ${atTill(at)} from customers c ${accounts}
    where ${byPhone(storeId, hashes)}`.execute(db);
  return rows[0];
}

/** At most `limit` live customers whose number ends with these four digits. */
export async function listByLastFour(
  db: DbOrTx,
  storeId: string,
  { last4, at, limit }: { last4: string; at: Date; limit: number },
): Promise<AtTillRow[]> {
  const { rows } = await sql<AtTillRow>`${prepared} select ${atTill(at)} from customers c ${accounts}
    where c.store_id = ${storeId} and c.phone_last4 = ${last4} and c.deleted_at is null
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

/** A customer of another store, whose points may be used here. */
export type ElsewhereRow = {
  storeId: string;
  /** Name of the store. */
  store: string;
  id: string;
  name: string;
  phoneLast4: string | null;
  balance: number;
};

/** The live customers with one number in several stores. Each store has its own hash of the number. */
export async function listElsewhere(
  db: DbOrTx,
  stores: readonly { storeId: string; hashes: readonly Buffer[] }[],
  at: Date,
): Promise<ElsewhereRow[]> {
  if (stores.length === 0) return [];
  const pairs = stores.flatMap(({ storeId, hashes }) =>
    hashes.map((hash) => sql`(${storeId}::uuid, ${hash}::bytea)`),
  );
  const { rows } = await sql<ElsewhereRow>`
    select c.store_id, s.name as store, c.id, c.name, c.phone_last4, ${unexpiredPiece(at)} as balance
    from customers c join stores s on s.id = c.store_id
    join point_accounts p on p.store_id = c.store_id and p.customer_id = c.id
    where (c.store_id, c.phone_hash) in (${sql.join(pairs)}) and c.deleted_at is null
    order by c.store_id`.execute(db);
  return rows;
}

/** What an order keeps of a live customer. */
export type FoundCustomer = { id: string; name: string; phoneLast4: string | null };

/**
 * A statement that waited for the lock of an account sees all other rows as they were before the wait. So the points are
 * not read here, and whoever locks checks afterwards that the customer was neither deleted nor merged (`lockAccount`).
 */
const found = sql`select c.id, c.name, c.phone_last4 from customers c
  join point_accounts p on p.store_id = c.store_id and p.customer_id = c.id`;
const locked = (locksAccount: boolean) => (locksAccount ? sql`for update of p` : sql``);

/** The live customer with this id or, after a merge, the customer whom that one was merged into. */
export async function findLiveById(
  db: DbOrTx,
  { storeId, id, locksAccount }: { storeId: string; id: string; locksAccount: boolean },
): Promise<FoundCustomer | undefined> {
  const { rows } = await sql<FoundCustomer>`${prepared} ${found}
    join customers named on named.store_id = c.store_id and c.id = coalesce(named.merged_into, named.id)
    where named.store_id = ${storeId} and named.id = ${id} and c.deleted_at is null ${locked(locksAccount)}`.execute(
    db,
  );
  return rows[0];
}

/**
 * The customer with this id or, after a merge, the customer whom that one was merged into, even if their data were
 * deleted.
 */
export async function findKept(db: DbOrTx, storeId: string, id: string) {
  const { rows } = await sql<FoundCustomer>`
    select c.id, c.name, c.phone_last4 from customers named
    join customers c on c.store_id = named.store_id and c.id = coalesce(named.merged_into, named.id)
    where named.store_id = ${storeId} and named.id = ${id}`.execute(db);
  return rows[0];
}

export async function findLiveByPhone(
  db: DbOrTx,
  { storeId, hashes }: { storeId: string; hashes: readonly Buffer[] },
): Promise<FoundCustomer | undefined> {
  const { rows } = await sql<FoundCustomer>`${prepared} ${found} where ${byPhone(storeId, hashes)}`.execute(
    db,
  );
  return rows[0];
}

type MaybeFound = { [Key in keyof FoundCustomer]: FoundCustomer[Key] | null };

function isFound(customer: MaybeFound): customer is FoundCustomer {
  return customer.id !== null;
}

/**
 * Finds a live customer by number and locks the account. If points are to be used and other stores share points with
 * this one, finds and locks nothing and returns the ids of those stores: the caller then locks the accounts of all
 * stores in order.
 */
export async function lockLiveByPhone(
  tx: Tx,
  {
    storeId,
    hashes,
    at,
    usesPoints,
  }: { storeId: string; hashes: readonly Buffer[]; at: Date; usesPoints: boolean },
): Promise<{ customer: FoundCustomer | undefined; sharedIds: string[] }> {
  const shared = usesPoints ? sharedStoresPiece(storeId, at) : sql`select null::uuid as id where false`;
  const { rows } = await sql<{ sharedIds: string[] } & MaybeFound>`
    ${prepared} with shared as materialized (${shared}), customer as (
      ${found} where ${byPhone(storeId, hashes)} and not exists (select from shared) for update of p
    )
    select (select coalesce(array_agg(id order by id), '{}') from shared) as shared_ids, customer.*
    from (select 1) as one left join customer on true`.execute(tx);
  const [row] = rows;
  if (!row) return { sharedIds: [], customer: undefined };
  const { sharedIds, ...customer } = row;
  return { sharedIds, customer: isFound(customer) ? customer : undefined };
}

export type NewCustomerConsent = {
  storeId: string;
  id: string;
  customerId: string;
  articleId: string;
  version: number;
  textHash: Buffer;
  language: string;
  agreed: boolean;
  agreedAt: Date;
  place: 'TILL' | 'OFFICE';
  recordedBy: string;
  requestId: string | null;
  deviceType: string | null;
  deviceUuid: string | null;
  clientVersion: string | null;
  address: string | null;
};

export async function insertCustomerConsents(tx: Tx, rows: readonly NewCustomerConsent[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('customerConsents').values(rows).execute();
}
