import type { Language } from '@maru/contract/language.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { isActivePiece } from '#server/stores/active-stores.queries.ts';
import { maySignInPiece } from '#server/users/may-sign-in.queries.ts';

/** Search terms from `readStoreSearch`. */
export type StoreSearch = {
  /** LIKE pattern with special characters escaped. */
  like: string;
  /** The same without spaces, because people write names with and without them. */
  nameLike: string;
  /** Regular expression for the initial consonants of a name. */
  initials?: string;
  /** Digits of a business number. */
  digitsLike?: string;
};

export type StoreFilter = {
  status?: ApplicationStatus | undefined;
  search?: StoreSearch | undefined;
  /** Only stores that an owner asked to close. */
  closeAsked?: boolean | undefined;
  /** Only stores that took an order in the days before. */
  activeAt?: Date | undefined;
};

export type AdminStoreRow = {
  id: string;
  name: string;
  category: StoreType | null;
  applicationStatus: ApplicationStatus;
  isSentBack: boolean;
  phone: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  businessNumber: string | null;
  businessName: string | null;
  /** From the certificate. */
  registeredOwner: string | null;
  openedOn: string | null;
  registrationFileId: string | null;
  submittedAt: Date | null;
  /** Since when a pending application can be decided. */
  reviewableSince: Date | null;
  createdAt: Date;
  /** The member who has been owner longest. */
  ownerName: string | null;
  ownerUsername: string | null;
  closeAskedAt: Date | null;
  closeReason: string | null;
};

/** Pending applications by their deadline, others newest first; both orders have an index. */
export async function listStores(
  db: DbOrTx,
  filter: StoreFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const order = orderOf(filter);
  const { rows } = await sql<AdminStoreRow>`
    with found as (
      select s.id from stores s where ${fits(filter)} order by ${order} limit ${limit} offset ${offset}
    )
    select s.id, s.name, s.category, s.application_status, s.phone, s.address, s.lat, s.lng, s.business_number,
      s.business_name, s.owner_name as registered_owner, s.opened_on, s.registration_file_id, s.submitted_at,
      s.reviewable_since,
      s.created_at, o.name as owner_name, o.username as owner_username,
      s.application_status = 'DRAFT' and exists (
        select from store_application_moves m where m.store_id = s.id and m.to_status = 'DRAFT' and m.reason <> ''
      ) as is_sent_back,
      c.asked_at as close_asked_at, c.reason as close_reason
    from found f join stores s on s.id = f.id
    left join lateral (
      select u.name, u.username from store_members m join users u on u.id = m.user_id
      where m.store_id = s.id and m.role = 'OWNER' and u.deleted_at is null order by m.created_at, m.user_id limit 1
    ) o on true
    left join store_close_requests c on c.store_id = s.id and c.ended_as is null
    order by ${order}`.execute(db);
  return rows;
}

/** Pending applications: by the deadline of the decision; those in which something is missing come last. */
function orderOf({ status, closeAsked }: StoreFilter) {
  if (closeAsked)
    return sql`(select asked_at from store_close_requests where store_id = s.id and ended_as is null), s.id`;
  return status === 'PENDING'
    ? sql`s.reviewable_since nulls last, s.submitted_at, s.id`
    : sql`s.created_at desc, s.id desc`;
}

export async function countStores(db: DbOrTx, filter: StoreFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from stores s where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function fits({ status, search, closeAsked, activeAt }: StoreFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`s.deleted_at is null`,
    ...(closeAsked
      ? [sql<SqlBool>`s.id in (select store_id from store_close_requests where ended_as is null)`]
      : []),
    ...(status ? [sql<SqlBool>`s.application_status = ${status}`] : []),
    ...(activeAt ? [isActivePiece('s', activeAt)] : []),
    ...(search ? [matches(search)] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Members are looked up once, not per store. */
function matches({ like, nameLike, initials, digitsLike }: StoreSearch): RawBuilder<SqlBool> {
  const ways = [
    sql`replace(s.name, ' ', '') ilike ${nameLike}`,
    sql`s.address ilike ${like}`,
    sql`s.id in (
      select m.store_id from users u join store_members m on m.user_id = u.id where u.username like lower(${like})
    )`,
    ...(initials ? [sql`replace(s.name, ' ', '') ~ ${initials}`] : []),
    ...(digitsLike ? [sql`replace(s.business_number, '-', '') like ${digitsLike}`] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Returns the store's new version. */
export async function markApplicationMoved(
  tx: Tx,
  { storeId, to, by, at }: { storeId: string; to: ApplicationStatus; by: string; at: Date },
): Promise<number> {
  const { version } = await tx
    .updateTable('stores')
    .set((row) => ({
      applicationStatus: to,
      reviewableSince: null,
      version: row('version', '+', 1),
      updatedAt: at,
      updatedBy: by,
    }))
    .where('id', '=', storeId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** All owners who have not left Maru, with the language for their mails. */
export async function listOwners(tx: Tx, storeId: string) {
  const rows = await tx
    .selectFrom('storeMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.username', 'u.language', maySignInPiece('u').as('maySignIn')])
    .where('m.storeId', '=', storeId)
    .where('m.role', '=', 'OWNER')
    .where('u.deletedAt', 'is', null)
    .orderBy('m.createdAt')
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as Language }));
}

/** Newest first. */
export async function listMoves(db: DbOrTx, storeId: string) {
  const rows = await db
    .selectFrom('storeApplicationMoves as m')
    .leftJoin('users as u', 'u.id', 'm.movedBy')
    .select(['m.id', 'm.fromStatus', 'm.toStatus', 'm.reason', 'm.movedBySide', 'm.movedAt', 'u.name'])
    .where('m.storeId', '=', storeId)
    .orderBy('m.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    fromStatus: row.fromStatus as ApplicationStatus | null,
    toStatus: row.toStatus as ApplicationStatus,
    movedBySide: row.movedBySide as 'OWNER' | 'ADMIN',
  }));
}
