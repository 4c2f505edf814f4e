import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { StoreTokenKey } from '#server/keys/store-token.ts';

export type PayLink = {
  storeId: string;
  id: string;
  orderId: string;
  tokenHash: Buffer;
  expiresAt: Date;
  revokedAt: Date | null;
};

/** A payment that a guest began. `transactionId`: the charge that was requested when they came back. */
export type PayTry = {
  storeId: string;
  id: string;
  linkId: string;
  amountKrw: number;
  /** `contentsOf` the order when the guest pressed “pay”. Null: begun by an earlier version, without this column. */
  shownContents: string | null;
  provider: string;
  providerKeysId: string | null;
  checkoutKey: string | null;
  transactionId: string | null;
  begunAt: Date;
};

const linkColumns = ['storeId', 'id', 'orderId', 'tokenHash', 'expiresAt', 'revokedAt'] as const;
const tryColumns = [
  'storeId',
  'id',
  'linkId',
  'amountKrw',
  'shownContents',
  'provider',
  'providerKeysId',
  'checkoutKey',
  'transactionId',
  'begunAt',
] as const;

export async function insertLink(tx: Tx, link: Omit<PayLink, 'revokedAt'> & { madeBy: string }) {
  await tx.insertInto('payLinks').values(link).execute();
}

export async function findLinkById(db: DbOrTx, storeId: string, id: string): Promise<PayLink | undefined> {
  return db
    .selectFrom('payLinks')
    .select(linkColumns)
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Ends the links of an order. The order must be locked. */
export async function revokeLinks(
  tx: Tx,
  { storeId, orderId, at }: Pick<PayLink, 'storeId' | 'orderId'> & { at: Date },
) {
  await tx
    .updateTable('payLinks')
    .set({ revokedAt: at })
    .where('storeId', '=', storeId)
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** A link with what its page says of the store, and the charges of the payments that began by it. */
export async function findLink(db: DbOrTx, { storeId, tokenHash }: StoreTokenKey) {
  return db
    .selectFrom('payLinks as l')
    .innerJoin('stores', 'stores.id', 'l.storeId')
    .select(['l.storeId', 'l.id', 'l.orderId', 'l.tokenHash', 'l.expiresAt', 'l.revokedAt'])
    .select('stores.name as storeName')
    .select(
      sql<string[]>`array(select t.transaction_id from pay_tries t where t.store_id = l.store_id
        and t.link_id = l.id and t.transaction_id is not null)`.as('transactionIds'),
    )
    .where('l.storeId', '=', storeId)
    .where('l.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}
export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export async function insertTry(db: Db, row: Omit<PayTry, 'checkoutKey' | 'transactionId'>) {
  await db.insertInto('payTries').values(row).execute();
}

/** Stores the key that the provider gave the payment when it began. */
export async function setCheckoutKey(
  db: Db,
  { storeId, id }: Pick<PayTry, 'storeId' | 'id'>,
  checkoutKey: string,
) {
  await db
    .updateTable('payTries')
    .set({ checkoutKey })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

export async function findTry(db: DbOrTx, storeId: string, id: string): Promise<PayTry | undefined> {
  return db
    .selectFrom('payTries')
    .select(tryColumns)
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The charge of a payment that a provider names; undefined if we do not know the payment or nobody confirmed it. */
export async function findChargeOf(
  db: Db,
  { provider, checkoutKey }: { provider: string; checkoutKey: string },
) {
  const row = await db
    .selectFrom('payTries')
    .select(['storeId', 'transactionId'])
    .where('provider', '=', provider)
    .where('checkoutKey', '=', checkoutKey)
    .executeTakeFirst();
  return row?.transactionId ? { storeId: row.storeId, transactionId: row.transactionId } : undefined;
}

export async function setTransaction(
  tx: Tx,
  { storeId, id }: Pick<PayTry, 'storeId' | 'id'>,
  transactionId: string,
) {
  await tx
    .updateTable('payTries')
    .set({ transactionId })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

export async function deleteLinksBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payLinks').where('expiresAt', '<', before).execute();
}
