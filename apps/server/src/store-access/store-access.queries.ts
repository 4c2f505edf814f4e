import type { Language } from '@maru/contract/language.ts';
import { inOrder, type Membership, type Right, type StoreRole } from '@maru/contract/store-access/rights.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { maySignInPiece } from '#server/users/may-sign-in.queries.ts';

export async function findMembership(
  db: DbOrTx,
  storeId: string,
  userId: string,
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('storeMembers')
    .modifyFront(prepared)
    .select(['role', 'rights'])
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row && { role: row.role as StoreRole, rights: row.rights as Right[] };
}

export type Member = {
  userId: string;
  username: string;
  name: string;
  language: Language;
  role: StoreRole;
  rights: Right[];
  version: number;
  /** False while the account is locked or expired, or its password is expired. */
  maySignIn: boolean;
  changedAt: Date;
  /** Who changed the membership last. */
  changedBy: { id: string; name: string } | null;
};

/** Owners first, then by time of joining; without members who have left Maru. */
export async function listMembers(db: DbOrTx, storeId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('storeMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .leftJoin('users as by', 'by.id', 'm.updatedBy')
    .select(['u.id as userId', 'u.username', 'u.name', 'u.language', 'm.role', 'm.rights', 'm.version'])
    .select(['m.updatedAt as changedAt', 'by.id as byId', 'by.name as byName'])
    .select(maySignInPiece('u').as('maySignIn'))
    .where('m.storeId', '=', storeId)
    .where('u.deletedAt', 'is', null)
    .orderBy((eb) => eb.case().when('m.role', '=', 'OWNER').then(0).else(1).end())
    .orderBy('m.createdAt')
    .orderBy('m.userId')
    .execute();
  return rows.map(({ byId, byName, ...row }) => ({
    ...row,
    language: row.language as Language,
    role: row.role as StoreRole,
    rights: inOrder(row.rights),
    changedBy: byId !== null && byName !== null ? { id: byId, name: byName } : null,
  }));
}

export type OwnMembership = {
  storeId: string;
  storeName: string;
  applicationStatus: ApplicationStatus;
  role: StoreRole;
  rights: Right[];
  version: number;
  /** Owners besides this user who have not left Maru, and those of them who can sign in. */
  otherOwners: number;
  otherActiveOwners: number;
};

/** The memberships of a user, by store. */
export async function listOwnMemberships(db: DbOrTx, userId: string): Promise<OwnMembership[]> {
  const { rows } = await sql<OwnMembership>`
    select m.store_id, s.name as store_name, s.application_status, m.role, m.rights, m.version,
      other.owners as other_owners, other.active as other_active_owners
    from store_members m join stores s on s.id = m.store_id, lateral (
      select count(*)::integer as owners, count(*) filter (where ${maySignInPiece('u')})::integer as active
      from store_members o join users u on u.id = o.user_id
      where o.store_id = m.store_id and o.user_id <> m.user_id and o.role = 'OWNER' and u.deleted_at is null) other
    where m.user_id = ${userId} order by m.store_id`.execute(db);
  return rows.map((row) => ({ ...row, rights: inOrder(row.rights) }));
}

/** Locks all stores of a user against other membership changes, in the order of their ids. */
export async function lockStoresOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('stores')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('storeMembers').select('storeId').where('userId', '=', userId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a store against other membership changes. Undefined if it does not exist. */
export async function lockMembership(tx: Tx, storeId: string) {
  const row = await tx
    .selectFrom('stores')
    .select(['name as storeName', 'applicationStatus'])
    .where('id', '=', storeId)
    .where('deletedAt', 'is', null)
    // `no key update`: orders that refer to the store do not wait.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, applicationStatus: row.applicationStatus as ApplicationStatus };
}

export async function findStoreName(db: Db, storeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stores')
    .select('name')
    .where('id', '=', storeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

export type Person = {
  userId: string;
  username: string;
  name: string;
  language: Language;
  isVerified: boolean;
};

/** The account with this username or id, unless it is expired. */
export async function findPerson(
  db: DbOrTx,
  by: { username: string } | { id: string },
): Promise<Person | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id as userId', 'username', 'name', 'language', 'emailVerifiedAt'])
    .where((user) => user.and(by))
    .where('accountNonExpired', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { emailVerifiedAt, ...person } = row;
  return { ...person, language: row.language as Language, isVerified: emailVerifiedAt !== null };
}

export async function isEmailVerified(db: DbOrTx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.emailVerifiedAt !== null;
}

export async function findUserName(db: DbOrTx, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name;
}

/** The stores of a person, oldest membership first. */
export async function listAccess(db: Db, userId: string) {
  const rows = await db
    .selectFrom('storeMembers as m')
    .innerJoin('stores as s', 's.id', 'm.storeId')
    .select(['m.storeId', 's.name as storeName', 'm.role', 'm.rights'])
    .where('m.userId', '=', userId)
    .orderBy('m.createdAt')
    .orderBy('m.storeId')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as StoreRole, rights: inOrder(row.rights) }));
}

type Change = { role: StoreRole; rights: readonly Right[]; by: string; now: Date };

/** Inserts a member. Returns false if the person has left Maru meanwhile. */
export async function insertMember(
  tx: Tx,
  member: { storeId: string; userId: string; role: StoreRole; rights: readonly Right[] } & Partial<
    Pick<Change, 'by' | 'now'>
  >,
): Promise<boolean> {
  const { by = null, now = null, storeId, userId, role, rights } = member;
  // `for key share` waits for a running deletion of the user, and then finds no row.
  const { numAffectedRows } = await sql`
    with person as (select id from users where id = ${userId} and deleted_at is null for key share)
    insert into store_members (store_id, user_id, role, rights, created_at, updated_at, updated_by)
    select ${storeId}, id, ${role}, ${[...rights]}::text[], coalesce(${now}::timestamptz, now()),
      coalesce(${now}::timestamptz, now()), ${by}::uuid from person`.execute(tx);
  return numAffectedRows === 1n;
}

export async function updateMember(
  tx: Tx,
  { storeId, userId }: { storeId: string; userId: string },
  { role, rights, by, now }: Change,
) {
  await tx
    .updateTable('storeMembers')
    .set({ role, rights: [...rights], updatedBy: by, updatedAt: now })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .execute();
}

/** The name of a person who is a member of the store, or was one at that time. */
export async function findNameOfMember(
  db: DbOrTx,
  { storeId, userId, at }: { storeId: string; userId: string; at: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('users as u')
    .select('u.name')
    .where('u.id', '=', userId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('storeMembers as m')
            .select('m.userId')
            .where('m.storeId', '=', storeId)
            .whereRef('m.userId', '=', 'u.id'),
        ),
        exists(
          selectFrom('formerStoreMembers as f')
            .select('f.userId')
            .where('f.storeId', '=', storeId)
            .whereRef('f.userId', '=', 'u.id')
            .where('f.leftAt', '>=', at),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.name;
}

/** Stores when the membership of a removed person ended. */
export async function insertFormerMember(tx: Tx, former: { storeId: string; userId: string; leftAt: Date }) {
  await tx.insertInto('formerStoreMembers').values(former).execute();
}

export async function deleteMember(tx: Tx, { storeId, userId }: { storeId: string; userId: string }) {
  await tx.deleteFrom('storeMembers').where('storeId', '=', storeId).where('userId', '=', userId).execute();
}
