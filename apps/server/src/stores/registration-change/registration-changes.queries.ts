import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { ApprovedRegistration } from '@maru/contract/stores/registration-change.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

export type ChangeState = 'WAITING' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'REPLACED' | 'SUSPENDED';

/** As `lastRegistrationChange` reads it. */
export type StoredRegistrationChange = ApprovedRegistration & {
  id: string;
  state: ChangeState;
  registrationFileId: string | null;
  registrationImageKey: string | null;
  askedAt: string;
  reason: string;
};

/** In a query on `stores s`: the latest change that the store asked for. */
export const lastRegistrationChange = sql`(select jsonb_build_object('id', c.id, 'state', c.state,
    'businessNumber', c.business_number, 'businessName', c.business_name, 'ownerName', c.owner_name,
    'registrationFileId', c.registration_file_id,
    'registrationImageKey', (select f.aws_key from files f where f.id = c.registration_file_id),
    'askedAt', c.asked_at, 'reason', c.reason)
  from store_registration_changes c where c.store_id = s.id order by c.id desc limit 1)`;

export type NewRegistrationChange = ApprovedRegistration & {
  storeId: string;
  id: string;
  registrationFileId: string | null;
  askedBy: string;
  askedAt: Date;
};

/** Inserts a change. The caller has locked the store's row and has ended the pending change. */
export async function insertRegistrationChange(tx: Tx, change: NewRegistrationChange): Promise<void> {
  await tx
    .insertInto('storeRegistrationChanges')
    .values({ ...change, state: 'WAITING' })
    .execute();
}

type Ended = {
  storeId: string;
  state: Exclude<ChangeState, 'WAITING'>;
  by: string;
  at: Date;
  reason?: string;
};

/** Ends the pending change. Its image now belongs to the store, to the newer change, or to nothing. */
export async function endRegistrationChange(
  tx: Tx,
  { storeId, state, by, at, reason = '' }: Ended,
): Promise<void> {
  await tx
    .updateTable('storeRegistrationChanges')
    .set({ state, decidedBy: by, decidedAt: at, reason, registrationFileId: null })
    .where('storeId', '=', storeId)
    .where('state', '=', 'WAITING')
    .execute();
}

/**
 * Changes the pending change, because an admin corrected values that are in force. If the number changes, the
 * tax office's answer about the old one is dropped.
 */
export async function updateWaitingChange(
  tx: Tx,
  storeId: string,
  { businessNumber, businessName, ownerName }: ApprovedRegistration,
): Promise<void> {
  const ofOpenOne = tx
    .updateTable('storeRegistrationChanges')
    .where('storeId', '=', storeId)
    .where('state', '=', 'WAITING');
  await ofOpenOne
    .set({ businessStatus: 'NOT_CHECKED', businessTaxType: null, businessCheckedAt: null })
    .where('businessNumber', 'is distinct from', businessNumber)
    .execute();
  await ofOpenOne.set({ businessNumber, businessName, ownerName }).execute();
}

type Finding = Pick<BusinessCheck, 'status' | 'taxType'>;
type ChangeKey = { storeId: string; id: string };

/** The number to ask the tax office about; undefined if the change is decided or the office has already answered. */
export async function findNumberToCheck(db: DbOrTx, { storeId, id }: ChangeKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('storeRegistrationChanges')
    .select('businessNumber')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .where('businessStatus', 'in', ['NOT_CHECKED', 'FAILED'])
    .executeTakeFirst();
  return row?.businessNumber ?? undefined;
}

type CheckedNumber = ChangeKey & { businessNumber: string };

/** False if the change was decided or replaced meanwhile, or asks for another number. */
export async function updateChangeCheck(
  db: DbOrTx,
  { storeId, id, businessNumber }: CheckedNumber,
  { status, taxType, at }: Finding & { at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storeRegistrationChanges')
    .set({ businessStatus: status, businessTaxType: taxType, businessCheckedAt: at })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .where('businessNumber', '=', businessNumber)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A pending change with its store. */
export type WaitingRow = {
  id: string;
  storeId: string;
  storeName: string;
  category: StoreType | null;
  version: number;
  held: ApprovedRegistration;
  asked: ApprovedRegistration;
  registrationImageKey: string | null;
  askedAt: Date;
  businessStatus: BusinessCheck['status'];
  businessTaxType: BusinessCheck['taxType'];
  businessCheckedAt: Date | null;
};

type Which = { storeId?: string; offset: number; limit: number };

/** Longest waiting first. */
export async function listWaitingChanges(db: DbOrTx, { storeId, offset, limit }: Which) {
  const ofStore = storeId === undefined ? sql`true` : sql`c.store_id = ${storeId}`;
  const { rows } = await sql<WaitingRow>`
    select c.id, c.store_id, s.name as store_name, s.category, s.version, c.asked_at, f.aws_key as registration_image_key,
      jsonb_build_object('businessNumber', s.business_number, 'businessName', s.business_name,
        'ownerName', s.owner_name) as held,
      jsonb_build_object('businessNumber', c.business_number, 'businessName', c.business_name,
        'ownerName', c.owner_name) as asked,
      c.business_status, c.business_tax_type, c.business_checked_at
    from store_registration_changes c join stores s on s.id = c.store_id
    left join files f on f.id = c.registration_file_id
    where c.state = 'WAITING' and ${ofStore}
    order by c.asked_at, c.store_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countWaitingChanges(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from store_registration_changes where state = 'WAITING'`.execute(db);
  return rows[0]?.count ?? 0;
}
