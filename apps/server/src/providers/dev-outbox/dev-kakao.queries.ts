import type { Db } from '#server/db/database.ts';

/** How the Kakao of a trial behaves: the message arrives, its recipient has no Kakao, or nothing is ever heard of it. */
export const kakaoMoods = ['DELIVERED', 'NOT_A_USER', 'NO_ANSWER'] as const;
export type KakaoMood = (typeof kakaoMoods)[number];

export async function findKakaoMood(db: Db): Promise<KakaoMood> {
  const row = await db.selectFrom('devKakao').select('mood').executeTakeFirst();
  return (row?.mood as KakaoMood | undefined) ?? 'DELIVERED';
}

/** For messages from now on. */
export async function setKakaoMood(db: Db, mood: KakaoMood): Promise<void> {
  await db
    .insertInto('devKakao')
    .values({ mood })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ mood }))
    .execute();
}
