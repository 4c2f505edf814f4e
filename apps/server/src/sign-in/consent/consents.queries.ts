import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

type Consent = { userId: string; clientId: string; scopes: readonly string[] };

const textArray = (values: readonly string[]) => sql<string[]>`${[...values]}::text[]`;

/** Whether the user has already allowed the app all of these scopes. */
export async function hasConsent(db: DbOrTx, { userId, clientId, scopes }: Consent): Promise<boolean> {
  const row = await db
    .selectFrom('appConsents')
    .select('clientId')
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .where(sql<boolean>`scopes @> ${textArray(scopes)}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds scopes to those that were allowed before. */
export async function upsertConsent(db: DbOrTx, { userId, clientId, scopes }: Consent): Promise<void> {
  await db
    .insertInto('appConsents')
    .values({ userId, clientId, scopes: textArray(scopes) })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'clientId']).doUpdateSet({
        scopes: sql<string[]>`array(select distinct unnest(app_consents.scopes || excluded.scopes))`,
        givenAt: sql<Date>`now()`,
      }),
    )
    .execute();
}

export async function deleteConsent(
  db: DbOrTx,
  { userId, clientId }: Pick<Consent, 'userId' | 'clientId'>,
): Promise<void> {
  await db.deleteFrom('appConsents').where('userId', '=', userId).where('clientId', '=', clientId).execute();
}

export async function deleteConsentsOf(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('appConsents').where('userId', '=', userId).execute();
}
