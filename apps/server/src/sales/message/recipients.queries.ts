import type { Language } from '@maru/contract/language.ts';
import { defaultMessageHour, type SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { findChangeOfRow, lockSettingRow } from '#server/db/setting-rows.ts';
import type { LastChange } from '#server/http/refusal.ts';
import { maySignInPiece } from '#server/users/may-sign-in.queries.ts';

type MessageSetting = { hour: number; version: number };

/** The setting of a store, or the defaults if the store never changed it. */
export async function findMessageSetting(db: DbOrTx, storeId: string): Promise<MessageSetting> {
  const row = await db
    .selectFrom('revenueMessageSettings')
    .select(['hour', 'version'])
    .where('storeId', '=', storeId)
    .executeTakeFirst();
  return row ?? { hour: defaultMessageHour, version: 1 };
}

export function lockMessageSetting(tx: Tx, storeId: string): Promise<void> {
  return lockSettingRow(tx, 'revenue_message_settings', storeId);
}

export function findLastChange(tx: Tx, storeId: string): Promise<LastChange> {
  return findChangeOfRow(tx, 'revenue_message_settings', storeId);
}

export async function updateMessageSetting(
  tx: Tx,
  storeId: string,
  { hour, by, at }: { hour: number; by: string; at: Date },
) {
  await tx
    .updateTable('revenueMessageSettings')
    .set({ hour, updatedBy: by, updatedAt: at })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .execute();
}

/** For each kind, messages are sent only about periods that end on or after this business day. */
type FirstDays = Partial<Record<SummaryKind, string>>;
type Recipient = { userId: string; firstDays: FirstDays; ownHour: number | null };

type FirstDayColumns = Record<'dailyFrom' | 'weeklyFrom' | 'monthlyFrom', string | null>;

function firstDaysOf({ dailyFrom, weeklyFrom, monthlyFrom }: FirstDayColumns): FirstDays {
  return {
    ...(dailyFrom && { DAILY: dailyFrom }),
    ...(weeklyFrom && { WEEKLY: weeklyFrom }),
    ...(monthlyFrom && { MONTHLY: monthlyFrom }),
  };
}

export async function listRecipients(db: DbOrTx, storeId: string): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('revenueMessageRecipients')
    .select(['userId', 'dailyFrom', 'weeklyFrom', 'monthlyFrom', 'ownHour'])
    .where('storeId', '=', storeId)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId, ownHour, ...days }) => ({ userId, ownHour, firstDays: firstDaysOf(days) }));
}

export async function replaceRecipients(
  tx: Tx,
  storeId: string,
  recipients: readonly (Recipient & { nextAt: Date })[],
) {
  await tx.deleteFrom('revenueMessageRecipients').where('storeId', '=', storeId).execute();
  if (recipients.length === 0) return;
  await tx
    .insertInto('revenueMessageRecipients')
    .values(
      recipients.map(({ userId, ownHour, nextAt, firstDays }) => ({
        ...{ storeId, userId, ownHour, nextAt },
        dailyFrom: firstDays.DAILY ?? null,
        weeklyFrom: firstDays.WEEKLY ?? null,
        monthlyFrom: firstDays.MONTHLY ?? null,
      })),
    )
    .execute();
}

export type DueRecipient = { storeId: string; userId: string; nextAt: Date };

/** Recipients for whom a message may be due. */
export async function listDue(db: Db, now: Date, limit: number): Promise<DueRecipient[]> {
  return db
    .selectFrom('revenueMessageRecipients')
    .select(['storeId', 'userId', 'nextAt'])
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(limit)
    .execute();
}

export type Addressee = {
  storeId: string;
  userId: string;
  firstDays: FirstDays;
  ownHour: number | null;
  storeName: string;
  applicationStatus: string;
  language: Language;
  role: StoreRole;
  rights: Right[];
  /** Verified, E.164. */
  phone: string | null;
  maySignIn: boolean;
};

/** A recipient, unless somebody else has handled it since `nextAt` was read. `isLocked`: locks it until commit. */
export async function findAddressee(
  db: DbOrTx,
  { storeId, userId, nextAt }: DueRecipient,
  { isLocked = false } = {},
): Promise<Addressee | undefined> {
  if (isLocked) await db.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
  const query = db
    .selectFrom('revenueMessageRecipients as recipient')
    .innerJoin('storeMembers as member', (join) =>
      join.onRef('member.storeId', '=', 'recipient.storeId').onRef('member.userId', '=', 'recipient.userId'),
    )
    .innerJoin('stores', 'stores.id', 'recipient.storeId')
    .innerJoin('users', 'users.id', 'recipient.userId')
    .select(['recipient.storeId', 'recipient.userId', 'ownHour', 'dailyFrom', 'weeklyFrom', 'monthlyFrom'])
    .select(['stores.name as storeName', 'stores.applicationStatus', 'member.role', 'member.rights'])
    .select(['users.language', maySignInPiece('users').as('maySignIn'), verifiedPhone.as('phone')])
    .where('recipient.storeId', '=', storeId)
    .where('recipient.userId', '=', userId)
    .where('recipient.nextAt', '=', nextAt);
  // With the lock, a change of the account or the membership either waits or is visible here, so that nobody gets
  // figures that they may not see.
  const row = await (isLocked ? query.forShare('member').forUpdate('recipient') : query).executeTakeFirst();
  if (!row) return undefined;
  const { dailyFrom, weeklyFrom, monthlyFrom, ...known } = row;
  return {
    ...known,
    firstDays: firstDaysOf({ dailyFrom, weeklyFrom, monthlyFrom }),
    language: row.language as Language,
    role: row.role as StoreRole,
    rights: row.rights as Right[],
  };
}

const verifiedPhone = sql<string | null>`case when phone_verified_at is not null then phone_e164 end`;

export async function setNextAt(
  db: DbOrTx,
  { storeId, userId, nextAt }: DueRecipient,
  to: Date,
): Promise<void> {
  await db
    .updateTable('revenueMessageRecipients')
    .set({ nextAt: to })
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .where('nextAt', '=', nextAt)
    .execute();
}

/** Members as possible recipients: owners first, then by time of joining; without users who have left Maru. */
export async function listMembersToChoose(db: DbOrTx, storeId: string) {
  const rows = await db
    .selectFrom('storeMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select(['users.id as userId', 'users.name', 'member.role', 'member.rights', verifiedPhone.as('phone')])
    .where('member.storeId', '=', storeId)
    .where('users.deletedAt', 'is', null)
    .orderBy((eb) => eb.case().when('member.role', '=', 'OWNER').then(0).else(1).end())
    .orderBy('member.createdAt')
    .orderBy('member.userId')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as StoreRole, rights: row.rights as Right[] }));
}

export async function findReader(db: DbOrTx, { storeId, userId }: { storeId: string; userId: string }) {
  const row = await db
    .selectFrom('users')
    .innerJoin('stores', (join) => join.on('stores.id', '=', storeId))
    .select(['users.language', 'stores.name as storeName'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...row, language: row.language as Language };
}
