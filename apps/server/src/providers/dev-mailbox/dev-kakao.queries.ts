import type { KakaoMood } from '@maru/contract/rendered-page.ts';
import type { Db } from '#server/db/database.ts';

export async function findKakaoMood(db: Db): Promise<KakaoMood> {
  const row = await db.selectFrom('devKakao').select('mood').executeTakeFirst();
  return (row?.mood as KakaoMood | undefined) ?? 'DELIVERED';
}

/** Applies to messages from now on. */
export async function setKakaoMood(db: Db, mood: KakaoMood): Promise<void> {
  await db
    .insertInto('devKakao')
    .values({ mood })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ mood }))
    .execute();
}
