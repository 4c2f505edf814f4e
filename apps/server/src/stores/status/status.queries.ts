import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { OpeningHours, StoreStatus } from '@maru/contract/stores/opening-hours.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lockStoreColumns } from '../lock-store-columns.queries.ts';

export type ChosenStatus = Exclude<StoreStatus, 'UNKNOWN'>;
export type StatusRow = {
  applicationStatus: ApplicationStatus;
  openingHours: OpeningHours | null;
  chosenStatus: ChosenStatus | null;
  chosenUntil: Date | null;
  version: number;
};

const columns = ['applicationStatus', 'openingHours', 'chosenStatus', 'chosenUntil', 'version'] as const;

export async function findStatus(db: DbOrTx, storeId: string): Promise<StatusRow | undefined> {
  const row = await db.selectFrom('stores').select(columns).where('id', '=', storeId).executeTakeFirst();
  return row as StatusRow | undefined;
}

/** Locks the store, so that its opening hours cannot change while a status that depends on them is chosen. */
export async function lockStatus(tx: Tx, storeId: string): Promise<StatusRow | undefined> {
  const row = await lockStoreColumns(tx, storeId, columns);
  return row as StatusRow | undefined;
}

/** Does not change the version, so that open edits of the store stay valid. */
export async function updateChosenStatus(
  tx: Tx,
  storeId: string,
  chosen: Pick<StatusRow, 'chosenStatus' | 'chosenUntil'>,
) {
  await tx.updateTable('stores').set(chosen).where('id', '=', storeId).execute();
}
