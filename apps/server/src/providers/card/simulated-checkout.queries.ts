import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

/** LOSE: pays, but the answer to the charge is lost. */
export const checkoutAnswers = ['PAY', 'DECLINE', 'LOSE'] as const;
export type CheckoutAnswer = (typeof checkoutAnswers)[number];
export type SimulatedCheckoutRow = Selectable<DB['simulatedCheckouts']>;

export async function insertCheckout(db: Db, row: Omit<SimulatedCheckoutRow, 'answer' | 'intentId'>) {
  await db.insertInto('simulatedCheckouts').values(row).execute();
}

export async function findCheckout(db: Db, checkoutKey: string): Promise<SimulatedCheckoutRow | undefined> {
  return db
    .selectFrom('simulatedCheckouts')
    .selectAll()
    .where('checkoutKey', '=', checkoutKey)
    .executeTakeFirst();
}

/** Stores the guest's answer. Only the first answer counts. */
export async function answerCheckout(db: Db, checkoutKey: string, answer: CheckoutAnswer): Promise<void> {
  await db
    .updateTable('simulatedCheckouts')
    .set({ answer })
    .where('checkoutKey', '=', checkoutKey)
    .where('answer', 'is', null)
    .execute();
}

type Confirmed = { storeId: string; checkoutKey: string; amount: number; intentId: string };

/** Ties an answered payment to the charge that confirms it, once. Undefined if it cannot be confirmed. */
export async function confirmCheckout(
  db: Db,
  { storeId, checkoutKey, amount, intentId }: Confirmed,
): Promise<CheckoutAnswer | undefined> {
  const row = await db
    .updateTable('simulatedCheckouts')
    .set({ intentId })
    .where('storeId', '=', storeId)
    .where('checkoutKey', '=', checkoutKey)
    .where('amountKrw', '=', amount)
    .where('answer', 'is not', null)
    .where((eb) => eb.or([eb('intentId', 'is', null), eb('intentId', '=', intentId)]))
    .returning('answer')
    .executeTakeFirst();
  return (row?.answer as CheckoutAnswer | undefined) ?? undefined;
}
