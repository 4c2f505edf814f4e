import type { Language } from '@maru/contract/language.ts';
import type { AccountFlag } from '@maru/contract/users/account-flags.ts';
import type { Tx } from '#server/db/database.ts';
import { maySignInPiece } from '#server/users/may-sign-in.queries.ts';

/** The flags of an account, locked until the commit. */
export async function lockFlags(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'admin', 'flagsVersion as version'])
    .select(['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function listAdmins(tx: Tx) {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name', 'username', 'language'])
    .select(maySignInPiece('users').as('isActive'))
    .where('admin', '=', true)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, language: row.language as Language }));
}

export type FlagChange = { flag: AccountFlag; value: boolean; reason: string; by: string; at: Date };

/** Sets flags and increments their version. */
export async function updateFlags(tx: Tx, userId: string, changes: readonly FlagChange[]): Promise<void> {
  await tx
    .updateTable('users')
    .set(Object.fromEntries(changes.map(({ flag, value }) => [flag, value])))
    .set(({ eb }) => ({ flagsVersion: eb('flagsVersion', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await tx
    .insertInto('userFlagChanges')
    .values(changes.map(({ by, at, ...change }) => ({ userId, ...change, changedBy: by, changedAt: at })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'flag']).doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        reason: row.ref('excluded.reason'),
        changedBy: row.ref('excluded.changedBy'),
        changedAt: row.ref('excluded.changedAt'),
      })),
    )
    .execute();
}
