import type { Language } from '@maru/contract/language.ts';
import type { ArticleScope } from '@maru/contract/terms/terms.endpoints.ts';
import type { AccountFlag } from '@maru/contract/users/account-flags.ts';
import type { DbOrTx } from '#server/db/database.ts';

export async function hasUser(db: DbOrTx, id: string): Promise<boolean> {
  const live = db.selectFrom('users').select('id').where('id', '=', id).where('deletedAt', 'is', null);
  return (await live.executeTakeFirst()) !== undefined;
}

export async function findUserDetail(db: DbOrTx, id: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'admin', 'language', 'createdAt', 'passwordChangedAt'])
    .select(['emailVerifiedAt', 'phoneE164', 'phoneCallingCode', 'phoneVerifiedAt'])
    .select(['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired', 'flagsVersion'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, language: row.language as Language };
}

/** The stores of a user, the longest held first. */
export async function listStoresOf(db: DbOrTx, userId: string) {
  const rows = await db
    .selectFrom('storeMembers as m')
    .innerJoin('stores as s', 's.id', 'm.storeId')
    .select(['s.id', 's.name', 'm.role'])
    .where('m.userId', '=', userId)
    .orderBy('m.createdAt')
    .orderBy('m.storeId')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as 'OWNER' | 'STAFF' }));
}

/** The latest change of each flag, with who made it. */
export async function listFlagChanges(db: DbOrTx, userId: string) {
  const rows = await db
    .selectFrom('userFlagChanges as c')
    .leftJoin('users as by', 'by.id', 'c.changedBy')
    .select(['c.flag', 'c.value', 'c.reason', 'c.changedBy', 'c.changedAt', 'by.name as byName'])
    .where('c.userId', '=', userId)
    .orderBy('c.changedAt', 'desc')
    .orderBy('c.flag')
    .execute();
  return rows.map((row) => ({ ...row, flag: row.flag as AccountFlag }));
}

/** Latest first. */
export async function listConsentsOf(db: DbOrTx, userId: string, language: Language) {
  const rows = await db
    .selectFrom('termsConsents as c')
    .innerJoin('termsArticles as a', 'a.id', 'c.articleId')
    .innerJoin('termsGroups as g', 'g.id', 'a.groupId')
    .leftJoin('stores as s', 's.id', 'c.agreedForStore')
    .select(['c.id', 'g.scope', 'c.version', 'c.agreed', 'c.agreedAt', 'c.language', 'c.textHash'])
    .select((column) => [
      'c.deviceType',
      's.name as storeName',
      column.ref(language === 'ko' ? 'a.titleKo' : 'a.titleEn').as('title'),
    ])
    .where('c.userId', '=', userId)
    .orderBy('c.agreedAt', 'desc')
    .orderBy('a.position')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    scope: row.scope as ArticleScope,
    language: row.language as Language,
  }));
}
