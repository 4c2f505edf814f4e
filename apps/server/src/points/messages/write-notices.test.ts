import { beforeEach, expect, test } from 'vitest';
import { pointMessageBuilders } from '#test/builders/point-message-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { writeNotices } from './write-notices.ts';

const shop = await openShop();
const { openTelling, choose, runAt, runAll, history } = pointMessageBuilders(shop);
const { db } = shop;
type At = Awaited<ReturnType<typeof openTelling>>;
/** A Friday at noon. Points that are earned now and valid for three months can be used until 20 February. */
const noon = new Date('2026-11-20T12:00:00+09:00');

beforeEach(async () => {
  shop.clock.now = noon;
  await db.deleteFrom('pointNotices').execute();
  await db.deleteFrom('pointMessageSettings').execute();
});

/** A store whose customer has 450 points from a purchase and gets only notices. */
async function openExpiring(kinds = ['TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS'] as const, validityMonths = 3) {
  const at = await openTelling({ kinds: [...kinds] });
  await shop.setPoints(at, { validityMonths });
  await sell(at);
  return at;
}

const sell = (at: At) =>
  shop.order(at, {
    ...{ customer: { phone: at.customer.number }, total: 4_500 },
    tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }],
  });

async function lastBody() {
  const rows = await db.selectFrom('devOutbox').select('body').orderBy('sentAt', 'desc').limit(1).execute();
  return rows[0]?.body ?? '';
}

test('a notice comes two months, one month and three days before points expire, each once, with their last day', async () => {
  const at = await openExpiring();
  await runAt('2026-12-19T19:59:00');
  expect(await history(at)).toEqual([]);
  await runAt('2026-12-20T10:00:00');
  await runAt('2026-12-20T10:01:00');
  await runAt('2026-12-21T10:00:00');
  expect(await history(at)).toEqual([['TWO_MONTHS', 'DELIVERED']]);
  expect(await lastBody()).toContain('· 소멸할 포인트: 450P\n· 마지막으로 쓸 수 있는 날: 2027년 2월 20일');

  await runAt('2027-01-20T10:00:00');
  await runAt('2027-02-17T10:00:00');
  await runAt('2027-02-18T10:00:00');
  await runAt('2027-02-22T10:00:00');
  expect(await history(at)).toEqual([
    ['TWO_MONTHS', 'DELIVERED'],
    ['ONE_MONTH', 'DELIVERED'],
    ['THREE_DAYS', 'DELIVERED'],
  ]);
});

test('notices are sent from 10:00 to 20:00, and a notice missed by an outage is sent on a later day', async () => {
  const at = await openExpiring();
  for (const hour of ['00:00', '09:59', '20:00', '23:59']) await runAt(`2026-12-20T${hour}:00`);
  expect(await history(at)).toEqual([]);
  await runAt('2026-12-23T19:30:00');
  expect(await history(at)).toEqual([['TWO_MONTHS', 'DELIVERED']]);
});

test('after a long outage only the last notice is sent', async () => {
  const at = await openExpiring();
  await runAt('2027-02-18T11:00:00');
  expect(await history(at)).toEqual([['THREE_DAYS', 'DELIVERED']]);
});

test('several instances that run at once, and one that runs twice, write each notice once', async () => {
  const at = await openExpiring();
  shop.clock.now = new Date('2026-12-20T10:00:00+09:00');
  const log = { error: (detail: unknown) => expect(detail).toBeUndefined() };
  const run = writeNotices({ db, clock: () => shop.clock.now, log });
  await Promise.all([run(), run(), run()]);
  await db.updateTable('pointMessageSettings').set({ noticedOn: null }).execute();
  await run();
  await runAll();
  expect(await history(at)).toEqual([['TWO_MONTHS', 'DELIVERED']]);
});

test('a run writes only some notices of a store; the next one continues, and after the last one the day is done', async () => {
  const at = await openExpiring();
  for (let n = 0; n < 2; n += 1) await sell({ ...at, customer: await shop.customer(at) });
  shop.clock.now = new Date('2026-12-20T10:00:00+09:00');
  const log = { error: (detail: unknown) => expect(detail).toBeUndefined() };
  const run = writeNotices({ db, clock: () => shop.clock.now, log }, { batch: 1, most: 2 });
  const written = async () => {
    await run();
    const setting = db
      .selectFrom('pointMessageSettings')
      .select('noticedOn')
      .where('storeId', '=', at.storeId);
    const { noticedOn } = await setting.executeTakeFirstOrThrow();
    return [(await history(at)).length, noticedOn];
  };
  expect(await written()).toEqual([2, null]);
  expect(await written()).toEqual([3, '2026-12-20']);
});

test('a run that was killed midway is finished by the next one, which repeats nothing', async () => {
  const [one, two] = [await openExpiring(), await openExpiring()];
  const last = await shop.customer(two);
  await sell({ ...two, customer: last });
  shop.clock.now = new Date('2026-12-20T10:00:00+09:00');
  const failed: unknown[] = [];
  const log = { error: (detail: unknown) => failed.push(detail) };
  // The second customer of the second store cannot be written.
  await shop.pool.query(
    `create function fails() returns trigger language plpgsql as $$ begin
      if new.customer_id = '${last.id}' then raise exception 'killed'; end if; return new; end $$`,
  );
  await shop.pool.query(
    'create trigger fails before insert on point_messages for each row execute function fails()',
  );
  await writeNotices({ db, clock: () => shop.clock.now, log }, { batch: 1, most: 2 })();
  await shop.pool.query('drop trigger fails on point_messages');
  expect(failed).toEqual([{ storeId: two.storeId, err: expect.objectContaining({ message: 'killed' }) }]);
  expect([await history(one), await history(two)]).toEqual([
    [['TWO_MONTHS', 'WAITING']],
    [['TWO_MONTHS', 'WAITING']],
  ]);

  await runAll();
  expect(await history(one)).toEqual([['TWO_MONTHS', 'DELIVERED']]);
  expect(await history(two)).toEqual([
    ['TWO_MONTHS', 'DELIVERED'],
    ['TWO_MONTHS', 'DELIVERED'],
  ]);
});

test('points given by hand cause no notice before they expire', async () => {
  const at = await openTelling();
  await shop.setPoints(at, { validityMonths: 3 });
  await shop.reward(at, at.customer.id, 'EARN', 9_000);
  await runAt('2026-12-20T10:00:00');
  expect(await history(at)).toEqual([]);
  shop.clock.now = noon;
  await sell(at);
  await runAt('2026-12-21T10:00:00');
  expect(await lastBody()).toContain('소멸할 포인트: 450P');
});

test('points that expire on several days are in one notice', async () => {
  const at = await openExpiring();
  for (const day of ['21', '22']) {
    shop.clock.now = new Date(`2026-11-${day}T12:00:00+09:00`);
    await sell(at);
  }
  for (const day of ['20', '21', '22', '23']) await runAt(`2026-12-${day}T10:00:00`);
  expect(await history(at)).toEqual([['TWO_MONTHS', 'DELIVERED']]);
  expect(await lastBody()).toContain(
    '1,350P\n· 마지막으로 쓸 수 있는 날: 2027년 2월 20일부터 2027년 2월 22일까지',
  );
});

test('a notice is not sent if its points were used before', async () => {
  const at = await openExpiring();
  shop.clock.now = new Date('2026-12-20T10:00:00+09:00');
  await writeNotices({ db, clock: () => shop.clock.now, log: { error: () => undefined } })();
  await shop.reward(at, at.customer.id, 'USE', 450);
  await runAll();
  expect(await history(at)).toEqual([['TWO_MONTHS', 'NOT_SENT']]);
});

test('only kinds that are switched on are sent, and one that is switched on is sent on the same day', async () => {
  const at = await openTelling({ kinds: ['EARN'] });
  await shop.setPoints(at, { validityMonths: 3 });
  await sell(at);
  await runAt('2026-11-20T12:01:00');
  await runAt('2026-12-20T10:00:00');
  expect(await history(at)).toEqual([['EARN', 'DELIVERED']]);
  await choose(at, { kinds: ['TWO_MONTHS'] });
  await runAt('2026-12-20T15:00:00');
  expect(await history(at)).toEqual([
    ['EARN', 'DELIVERED'],
    ['TWO_MONTHS', 'DELIVERED'],
  ]);
});

test('a notice that no carrier took until the evening is sent on the next day', async () => {
  const at = await openExpiring();
  shop.clock.now = new Date('2026-12-20T19:59:00+09:00');
  await writeNotices({ db, clock: () => shop.clock.now, log: { error: () => undefined } })();
  await runAt('2026-12-20T20:00:00');
  expect(await history(at)).toEqual([['TWO_MONTHS', 'EXPIRED']]);
  await runAt('2026-12-21T10:00:00');
  expect(await history(at)).toEqual([
    ['TWO_MONTHS', 'EXPIRED'],
    ['TWO_MONTHS', 'DELIVERED'],
  ]);
});
