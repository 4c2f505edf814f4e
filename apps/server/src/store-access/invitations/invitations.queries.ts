import type { InvitationEnd } from '@maru/contract/store-access/invitation.ts';
import { inOrder, type Right } from '@maru/contract/store-access/rights.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/** Ends that are stored; expiry is computed from the time. */
export type WrittenEnd = Exclude<InvitationEnd, 'STORE_TERMINATED' | 'EXPIRED'>;

export type InvitationRow = {
  id: string;
  storeId: string;
  username: string;
  rights: Right[];
  invitedById: string;
  invitedBy: string;
  expiresAt: Date;
  endedAs: WrittenEnd | null;
  storeName: string;
  applicationStatus: ApplicationStatus;
  /** Whether the sender is an owner of the store now. */
  isByOwner: boolean;
};

function selectInvitations(db: DbOrTx) {
  return db
    .selectFrom('storeInvitations as i')
    .innerJoin('stores as s', 's.id', 'i.storeId')
    .innerJoin('users as by', 'by.id', 'i.invitedBy')
    .select(['i.id', 'i.storeId', 'i.username', 'i.rights', 'i.expiresAt', 'i.endedAs'])
    .select(['by.id as invitedById', 'by.name as invitedBy'])
    .select(['s.name as storeName', 's.applicationStatus'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('storeMembers as m')
          .select('m.userId')
          .whereRef('m.storeId', '=', 'i.storeId')
          .whereRef('m.userId', '=', 'i.invitedBy')
          .where('m.role', '=', 'OWNER'),
      ).as('isByOwner'),
    );
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectInvitations>['execute']>>[number];

function rowOf(row: Selected): InvitationRow {
  return {
    ...row,
    rights: inOrder(row.rights),
    endedAs: row.endedAs as WrittenEnd | null,
    applicationStatus: row.applicationStatus as ApplicationStatus,
    isByOwner: row.isByOwner === true,
  };
}

/** Finds an invitation by the token of its mail or by its id. */
export type InvitationKey = { storeId: string } & ({ tokenHash: Buffer } | { id: string });

export async function findInvitation(db: DbOrTx, key: InvitationKey): Promise<InvitationRow | undefined> {
  const ofStore = selectInvitations(db).where('i.storeId', '=', key.storeId);
  const found =
    'id' in key ? ofStore.where('i.id', '=', key.id) : ofStore.where('i.tokenHash', '=', key.tokenHash);
  const row = await found.executeTakeFirst();
  return row && rowOf(row);
}

/** The invitation with this id if it was sent to this address, ended or not. */
export async function findInvitationTo(
  db: DbOrTx,
  { username, id }: { username: string; id: string },
): Promise<InvitationRow | undefined> {
  const row = await selectInvitations(db)
    .where('i.username', '=', username)
    .where('i.id', '=', id)
    .executeTakeFirst();
  return row && rowOf(row);
}

/** Invitations to an address that were not ended, including expired ones, newest first. */
export async function listInvitationsTo(db: DbOrTx, username: string): Promise<InvitationRow[]> {
  const rows = await selectInvitations(db)
    .where('i.username', '=', username)
    .where('i.endedAs', 'is', null)
    .orderBy('i.invitedAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map(rowOf);
}

export type ListedInvitation = Pick<InvitationRow, 'id' | 'username' | 'rights' | 'invitedBy' | 'expiresAt'>;

/** Invitations of a store that were not ended, including expired ones, newest first. */
export async function listInvitations(db: DbOrTx, storeId: string): Promise<ListedInvitation[]> {
  const rows = await selectInvitations(db)
    .where('i.storeId', '=', storeId)
    .where('i.endedAs', 'is', null)
    .orderBy('i.invitedAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map((row) => {
    const { id, username, rights, invitedBy, expiresAt } = rowOf(row);
    return { id, username, rights, invitedBy, expiresAt };
  });
}

type NewInvitation = {
  storeId: string;
  id: string;
  username: string;
  rights: Right[];
  tokenHash: Buffer;
  invitedBy: string;
  invitedAt: Date;
  expiresAt: Date;
};

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  await tx.insertInto('storeInvitations').values(invitation).execute();
}

type End = { storeId: string; as: WrittenEnd; at: Date };

export async function endInvitation(tx: Tx, { storeId, id, as, at }: End & { id: string }): Promise<void> {
  await endingOf(tx, { storeId, as, at }).where('id', '=', id).execute();
}

/** Ends the open invitation to an address that was invited again or joined in another way. */
export async function endInvitationsTo(
  tx: Tx,
  { username, ...end }: End & { username: string },
): Promise<void> {
  await endingOf(tx, end).where('username', '=', username).execute();
}

/** Ends the open invitations sent by a user who is no longer an owner. */
export async function endInvitationsBy(
  tx: Tx,
  { userId, storeId, at }: Omit<End, 'as'> & { userId: string },
): Promise<void> {
  await endingOf(tx, { storeId, as: 'SENDER_LEFT', at }).where('invitedBy', '=', userId).execute();
}

function endingOf(tx: Tx, { storeId, as, at }: End) {
  return tx
    .updateTable('storeInvitations')
    .set({ endedAs: as, endedAt: at })
    .where('storeId', '=', storeId)
    .where('endedAs', 'is', null);
}

export async function deleteInvitationsBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.deleteFrom('storeInvitations').where('expiresAt', '<', before).execute();
}

/** Deletes the invitations of a draft that is erased, because they contain addresses. */
export async function deleteInvitations(tx: Tx, storeId: string): Promise<void> {
  await tx.deleteFrom('storeInvitations').where('storeId', '=', storeId).execute();
}
