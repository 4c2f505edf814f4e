import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openPost } from '#server/messaging/open-post.ts';
import { revenueMessageBuilders } from '#test/builders/revenue-message-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { sendRevenueMessages } from './send-revenue-messages.ts';
import { settleRevenueMessages } from './settle-revenue-messages.ts';

const shop = await openShop();
const { openShopWithPhone, change, history } = revenueMessageBuilders(shop);
const { db } = shop;
const clock = () => shop.clock.now;

/** Leaves `days` sent messages without an outcome, one for each day. */
async function leaveWithoutNews({ storeId, ownerId }: { storeId: string; ownerId: string }, days: number) {
  await sql`with sent as (
      insert into messages (id, channel, kind, status)
      select gen_random_uuid(), 'KAKAO', 'REVENUE_SUMMARY', 'SENT' from generate_series(1, ${days}) returning id
    )
    insert into revenue_messages (store_id, id, user_id, kind, period_from, period_to, message_id, posted_at, outcome)
    select ${storeId}, gen_random_uuid(), ${ownerId}, 'DAILY', day, day, id,
      ${clock()}::timestamptz - interval '1 hour', 'SENT'
    from (select id, '2020-01-01'::date + row_number() over ()::integer as day from sent) s`.execute(db);
}

test('a thousand messages without an outcome do not keep another one from being settled, and are not rewritten', async () => {
  const at = await openShopWithPhone();
  await leaveWithoutNews(at, 1_000);
  const failed = { storeId: at.storeId, userId: at.ownerId, kind: 'WEEKLY', messageId: newId() };
  const period = { periodFrom: '2026-11-09', periodTo: '2026-11-15' };
  await db
    .insertInto('revenueMessages')
    .values({ id: newId(), postedAt: clock(), ...failed, ...period })
    .execute();
  const writes = () =>
    sql<{ n: number }>`select count(distinct xmin::text)::integer as n from revenue_messages`.execute(db);
  const before = (await writes()).rows;

  await settleRevenueMessages({ db, clock })();

  const last = await db
    .selectFrom('revenueMessages')
    .select('outcome')
    .where('kind', '=', 'WEEKLY')
    .execute();
  expect(last).toEqual([{ outcome: 'FAILED' }]);
  expect((await writes()).rows).toEqual(before);
});

test('a message that cannot be posted is tried again a minute later', async () => {
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
  const at = await openShopWithPhone();
  await change(at, { recipients: [{ userId: at.ownerId, kinds: ['DAILY'] }] });
  shop.clock.now = new Date('2026-11-21T10:00:00+09:00');
  const log = pino({ level: 'silent' });
  const post = openPost({ keys: shop.keys });
  const broken = { ...post, kakao: () => Promise.reject(new Error('no')) };
  const parts = { db, clock, hubUrl: 'https://hub.example', log };
  const nextAt = async () =>
    (
      await db
        .selectFrom('revenueMessageRecipients')
        .select('nextAt')
        .where('storeId', '=', at.storeId)
        .executeTakeFirstOrThrow()
    ).nextAt;

  await sendRevenueMessages({ ...parts, post: broken })();
  expect(await nextAt()).toEqual(new Date('2026-11-21T10:01:00+09:00'));
  shop.clock.now = new Date('2026-11-21T10:01:00+09:00');
  await sendRevenueMessages({ ...parts, post })();
  expect(await history(at)).toMatchObject([['DAILY', '2026-11-20', expect.any(String)]]);
});
