import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

const most = 20;

/** Stores of accounts with this verified address or number, by name. */
export async function listStoresOfAsker(
  db: DbOrTx,
  { email, phone }: { email: string; phone: string },
): Promise<{ id: string; name: string; applicationStatus: ApplicationStatus }[]> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('storeMembers as m', 'm.userId', 'u.id')
    .innerJoin('stores as s', 's.id', 'm.storeId')
    .select(['s.id', sql<string>`s.name collate "C"`.as('name'), 's.applicationStatus'])
    .distinct()
    .where(({ and, or, eb }) =>
      or([
        and([eb('u.username', '=', email.toLowerCase()), eb('u.emailVerifiedAt', 'is not', null)]),
        and([eb('u.phoneE164', '=', phone), eb('u.phoneVerifiedAt', 'is not', null)]),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, applicationStatus: row.applicationStatus as ApplicationStatus }));
}
