import type { LogLevel } from '@maru/contract/event-log/event-log.endpoints.ts';
import type { Tx } from '#server/db/database.ts';

export type TrailRow = {
  id: string;
  at: Date;
  logLevel: LogLevel;
  module: string;
  act: string;
  requestId: string;
  actorId: string | null;
  deviceType: string | null;
  deviceUuid: string | null;
  clientVersion: string | null;
  /** JSON texts. */
  before: string | null;
  after: string | null;
};

export async function insertStoreTrail(tx: Tx, row: TrailRow & { storeId: string }): Promise<void> {
  await tx.insertInto('storeTrail').values(row).execute();
}

export async function insertUserTrail(tx: Tx, row: TrailRow & { userId: string }): Promise<void> {
  await tx.insertInto('userTrail').values(row).execute();
}
