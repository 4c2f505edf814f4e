import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';
import { setMood, takeMood } from '../simulated-moods.queries.ts';

export const terminalMoods = ['APPROVE', 'DECLINE', 'LATE', 'TIMEOUT', 'LOST', 'TWICE'] as const;
export type TerminalMood = (typeof terminalMoods)[number];
export type SimulatedCharge = Selectable<DB['simulatedTerminalCharges']>;

export async function takeTerminalMood(db: Db, storeId: string): Promise<TerminalMood> {
  return ((await takeMood(db, 'simulatedTerminals', storeId)) as TerminalMood | undefined) ?? 'APPROVE';
}

export function setTerminalMood(db: Db, storeId: string, next: TerminalMood): Promise<boolean> {
  return setMood(db, 'simulatedTerminals', { storeId, next });
}

/** Inserts a charge. A repeated intent keeps its first charge. */
export async function insertCharge(db: Db, charge: SimulatedCharge) {
  await db
    .insertInto('simulatedTerminalCharges')
    .values(charge)
    .onConflict((conflict) => conflict.columns(['storeId', 'intentId']).doNothing())
    .execute();
}

export async function findCharge(
  db: Db,
  storeId: string,
  intentId: string,
): Promise<SimulatedCharge | undefined> {
  return db
    .selectFrom('simulatedTerminalCharges')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('intentId', '=', intentId)
    .executeTakeFirst();
}
