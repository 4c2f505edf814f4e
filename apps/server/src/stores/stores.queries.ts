import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import type { AdditionalInfo } from '@maru/contract/stores/additional-info.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { FormerRegistration, Registration } from '@maru/contract/stores/former-registration.ts';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { DB } from '#server/db/schema.gen.ts';
import {
  lastRegistrationChange,
  type StoredRegistrationChange,
} from './registration-change/registration-changes.queries.ts';
import { terminatedAtPiece } from './terminated-at.queries.ts';

export type StoreRow = {
  id: string;
  name: string;
  category: StoreType | null;
  phone: string | null;
  phoneExtension: string;
  address: string | null;
  addressDetail: string;
  zonecode: string | null;
  lat: number | null;
  lng: number | null;
  businessNumber: string | null;
  businessName: string | null;
  ownerName: string | null;
  openedOn: string | null;
  registrationFileId: string | null;
  registrationImageKey: string | null;
  formerRegistrations: FormerRegistration[];
  /** The latest change that the store asked for, in any state. Its times are PostgreSQL timestamps as text. */
  registrationChange: StoredRegistrationChange | null;
  memo: string;
  additionalInfo: AdditionalInfo[];
  openingHours: OpeningHours | null;
  applicationStatus: ApplicationStatus;
  submittedAt: Date | null;
  /** Since when a pending application can be decided; null while something is missing. */
  reviewableSince: Date | null;
  /** The reason of the last move; empty if it has none. */
  applicationReason: string | null;
  terminatedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Who last edited the store, and whether that user is a member of it. */
  updatedById: string | null;
  updatedByName: string | null;
  updatedByMember: boolean;
};

/** Oldest first. */
const formerRegistrations = sql`coalesce((select jsonb_agg(jsonb_build_object('name', r.name,
    'businessNumber', r.business_number, 'businessName', r.business_name, 'ownerName', r.owner_name,
    'address', r.address, 'addressDetail', r.address_detail, 'phone', r.phone,
    'phoneExtension', r.phone_extension, 'heldUntil', r.held_until)
  order by r.held_until) from store_registrations r where r.store_id = s.id), '[]')`;

/** The whole store, with its registration image's key, its former registrations and the reason of its last move. */
export async function findStore(db: DbOrTx, storeId: string): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    select s.id, s.name, s.category, s.phone, s.phone_extension, s.address, s.address_detail, s.zonecode, s.lat, s.lng,
      s.business_number, s.business_name, s.owner_name, s.opened_on, s.registration_file_id, s.memo, s.additional_info,
      s.opening_hours, s.application_status, s.submitted_at, s.reviewable_since, s.version, s.created_at,
      s.updated_at,
      (select aws_key from files where id = s.registration_file_id) as registration_image_key,
      ${formerRegistrations} as former_registrations, ${lastRegistrationChange} as registration_change,
      ${terminatedAtPiece} as terminated_at,
      (select reason from store_application_moves where store_id = s.id order by id desc limit 1) as application_reason,
      s.updated_by as updated_by_id, (select name from users where id = s.updated_by) as updated_by_name,
      exists (select from store_members m where m.store_id = s.id and m.user_id = s.updated_by) as updated_by_member
    from stores s where s.id = ${storeId} and s.deleted_at is null`.execute(db);
  return rows[0];
}

/** Locks the store until commit. Orders that refer to it do not wait. */
export async function lockStore(tx: Tx, storeId: string): Promise<StoreRow | undefined> {
  await tx.selectFrom('stores').select('id').where('id', '=', storeId).forNoKeyUpdate().execute();
  return findStore(tx, storeId);
}

export async function findApplicationStatus(
  db: DbOrTx,
  storeId: string,
): Promise<ApplicationStatus | undefined> {
  const row = await db
    .selectFrom('stores')
    .select('applicationStatus')
    .where('id', '=', storeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.applicationStatus as ApplicationStatus | undefined;
}

/** A user's stores, oldest membership first. */
export async function listStoresOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('storeMembers as m')
    .innerJoin('stores as s', 's.id', 'm.storeId')
    .select(['s.id as storeId', 's.name', 's.category', 's.applicationStatus', 'm.role', 'm.rights'])
    .where('m.userId', '=', userId)
    .orderBy('m.createdAt')
    .orderBy('s.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    category: row.category as StoreType | null,
    applicationStatus: row.applicationStatus as ApplicationStatus,
    role: row.role as StoreRole,
    rights: row.rights as Right[],
  }));
}

/** Whether a file is the current or the pending registration image of a store that the user may edit. */
export async function isRegistrationImageReader(
  db: Db,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('stores as s')
    .innerJoin('storeMembers as m', 'm.storeId', 's.id')
    .select('s.id')
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('s.registrationFileId', '=', fileId),
        exists(
          selectFrom('storeRegistrationChanges as c')
            .select('c.id')
            .whereRef('c.storeId', '=', 's.id')
            .where('c.registrationFileId', '=', fileId),
        ),
      ]),
    )
    .where('m.userId', '=', userId)
    .where(sql<boolean>`(m.role = 'OWNER' or 'STORE_EDIT' = any(m.rights))`)
    .executeTakeFirst();
  return row !== undefined;
}

type NewRow = Pick<Insertable<DB['stores']>, 'id' | 'name' | 'applicationStatus'>;

/** Missing or undefined fields get their column's default. */
export async function insertStore(tx: Tx, store: NewRow & Omit<Updateable<DB['stores']>, keyof NewRow>) {
  await tx
    .insertInto('stores')
    .values(store as Insertable<DB['stores']>)
    .execute();
}

type Written = { by: string; at: Date };

/** `chosenUntil` is written only if a chosen status is in effect; an expired one stays expired. */
export async function updateStoreRow(
  tx: Tx,
  storeId: string,
  columns: Updateable<DB['stores']>,
  { by, at, chosenUntil }: Written & { chosenUntil?: Date | null },
) {
  await tx
    .updateTable('stores')
    .set({ ...columns, updatedBy: by, updatedAt: at })
    .set((row) => ({ version: row('version', '+', 1) }))
    .$if(chosenUntil !== undefined, (update) =>
      update.set({
        chosenUntil: sql<Date | null>`case
          when chosen_status is not null and (chosen_until is null or chosen_until > ${at}) then ${chosenUntil}::timestamptz
          else chosen_until end`,
      }),
    )
    .where('id', '=', storeId)
    .execute();
}

export async function insertFormerRegistration(
  tx: Tx,
  row: Registration & { storeId: string; heldUntil: Date },
) {
  await tx
    .insertInto('storeRegistrations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Blanks a draft whose only owner leaves: all that it says about the owner, the business and the place. */
export async function blankDraft(tx: Tx, storeId: string, { by, at }: Written): Promise<void> {
  await tx
    .updateTable('stores')
    .set({
      ...{
        ownerName: null,
        businessNumber: null,
        businessName: null,
        openedOn: null,
        registrationFileId: null,
      },
      ...{ name: '', phone: null, address: null, addressDetail: '', zonecode: null, lat: null, lng: null },
      ...{ phoneExtension: '', memo: '', additionalInfo: '[]', storePhone: null, storePhoneVerifiedAt: null },
      ...{ deletedAt: at, updatedBy: by, updatedAt: at },
    })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', storeId)
    .execute();
}

type Submitted = Written & { reviewableSince: Date | null };

/** Returns the store's new version. */
export async function markSubmitted(
  tx: Tx,
  storeId: string,
  { by, at, reviewableSince }: Submitted,
): Promise<number> {
  const { version } = await tx
    .updateTable('stores')
    .set({ applicationStatus: 'PENDING', submittedAt: at, reviewableSince, updatedBy: by, updatedAt: at })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', storeId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** `from` is null when the store is created. */
export type ApplicationMove = {
  storeId: string;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  reason: string;
  side: 'OWNER' | 'ADMIN';
  by: string;
  at: Date;
  /** Since when the application could be decided; null unless an admin decides a complete one. */
  reviewableSince: Date | null;
};

export async function insertApplicationMove(tx: Tx, move: ApplicationMove) {
  const { storeId, from, to, reason, side, by, at, reviewableSince } = move;
  await tx
    .insertInto('storeApplicationMoves')
    .values({
      ...{ storeId, id: newId(), fromStatus: from, toStatus: to, reason },
      ...{ movedBySide: side, movedBy: by, movedAt: at, reviewableSince },
    })
    .execute();
}
