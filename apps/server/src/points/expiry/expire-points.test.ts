import { listRewardsByUser } from '@maru/contract/points/points.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';
import { expirePoints } from './expire-points.ts';

const shop = await openShop();
const noon = new Date('2026-11-20T12:00:00+09:00');
const clock = () => shop.clock.now;
const unexpired: object[] = [];
const log = { error: (facts: object) => unexpired.push(facts) };
const expire = expirePoints({ db: shop.db, clock, log: log as never });

async function openStore(dayStart?: number) {
  shop.clock.now = noon;
  const at = await shop.openStore(dayStart === undefined ? {} : { dayStart });
  await shop.setPoints(at, { validityMonths: 1 });
  return { ...at, customer: await shop.customer(at) };
}
type At = Awaited<ReturnType<typeof openStore>>;

async function expiriesOf({ storeId, owner, customer }: At) {
  const { response } = await shop.call(listRewardsByUser, { storeId, customerId: customer.id }, owner);
  return response.content
    .filter(({ kind }) => kind === 'EXPIRE')
    .map(({ status, amount, at }) => ({ status, amount, at }));
}

test('points expire at the end of the business day, also if the job runs late, twice and on two servers at once', async () => {
  const at = await openStore(6 * 60);
  await shop.reward(at, at.customer.id, 'EARN', 500);
  shop.clock.now = new Date('2026-11-22T12:00:00+09:00');
  await shop.reward(at, at.customer.id, 'EARN', 300);
  await shop.reward(at, at.customer.id, 'USE', 100);

  shop.clock.now = new Date('2026-12-21T05:59:59+09:00');
  await expire();
  expect(await expiriesOf(at)).toEqual([]);

  shop.clock.now = new Date('2027-01-05T12:00:00+09:00');
  await Promise.all([expire(), expire(), expire()]);
  await expire();
  expect(await expiriesOf(at)).toEqual([
    { status: 'EXPIRED', amount: -300, at: '2026-12-22T20:59:59.999Z' },
    { status: 'EXPIRED', amount: -400, at: '2026-12-20T20:59:59.999Z' },
  ]);
  expect(await expectSoundLedger(shop.db, at.storeId, clock())).toEqual({ lots: [], debt: 0 });
});

test('the job books an expiry once, also while tills give and use points of the same customers', async () => {
  const at = await openStore();
  const customers = await Promise.all(Array.from({ length: 12 }, () => shop.customer(at)));
  for (const { id } of customers) await shop.reward(at, id, 'EARN', 100);
  shop.clock.now = new Date('2026-12-21T04:00:00+09:00');
  const acts = customers.map(async ({ id }) => {
    await shop.reward(at, id, 'EARN', 50);
    expect((await shop.reward(at, id, 'USE', 20)).http).toBe(200);
  });
  await Promise.all([expire(), ...acts, expire()]);
  await expire();
  const { lots } = await expectSoundLedger(shop.db, at.storeId, clock());
  expect(lots).toEqual([{ expiresAt: '2027-01-21T19:00:00.000Z', points: 360 }]);
  expect(await expiriesOf({ ...at, customer: customers[3] as At['customer'] })).toEqual([
    { status: 'EXPIRED', amount: -100, at: '2026-12-20T18:59:59.999Z' },
  ]);
});

test('an account that cannot be written is named in the log and stops no other', async () => {
  const at = await openStore();
  const other = await shop.customer(at);
  await shop.reward(at, at.customer.id, 'EARN', 100);
  shop.clock.now = new Date('2026-11-21T12:00:00+09:00');
  await shop.reward(at, other.id, 'EARN', 100);
  const setBalance = (balance: number) =>
    shop.db.updateTable('pointAccounts').set({ balance }).where('customerId', '=', at.customer.id).execute();
  await setBalance(10);
  shop.clock.now = new Date('2027-01-05T12:00:00+09:00');
  await expire();
  expect(unexpired).toMatchObject([{ storeId: at.storeId, customerId: at.customer.id }]);
  expect(await expiriesOf({ ...at, customer: other as At['customer'] })).toMatchObject([{ amount: -100 }]);
  await setBalance(100);
  await expire();
  expect(await expectSoundLedger(shop.db, at.storeId, clock())).toEqual({ lots: [], debt: 0 });
});

test('a run whose writes failed midway is finished by the next one, which expires nothing twice', async () => {
  const at = await openStore();
  const customers = [at.customer];
  while (customers.length < 5) customers.push(await shop.customer(at));
  for (const { id } of customers) await shop.reward(at, id, 'EARN', 100);
  shop.clock.now = new Date('2027-01-05T12:00:00+09:00');
  // Nothing can be written any more after the first batch of two.
  await shop.pool.query(
    `create function fails() returns trigger language plpgsql as $$ begin
      if (select count(*) from point_entries where store_id = '${at.storeId}' and kind = 'EXPIRE') >= 2
      then raise exception 'no'; end if; return new; end $$`,
  );
  await shop.pool.query(
    'create trigger fails before insert on point_entries for each row execute function fails()',
  );
  const run = expirePoints({ db: shop.db, clock, log: { error: () => undefined } }, 2);
  await run().finally(() => shop.pool.query('drop trigger fails on point_entries'));
  const expiries = () => Promise.all(customers.map((customer) => expiriesOf({ ...at, customer })));
  const before = await expiries();
  expect(before.map(({ length }) => length).toSorted()).toEqual([0, 0, 0, 1, 1]);
  await expectSoundLedger(shop.db, at.storeId, clock());

  await run();
  const after = await expiries();
  expect(after).toEqual(customers.map(() => [expect.objectContaining({ amount: -100 })]));
  expect(after.filter((_, i) => before[i]?.length === 1)).toEqual(
    before.filter(({ length }) => length === 1),
  );
  expect(await expectSoundLedger(shop.db, at.storeId, clock())).toEqual({ lots: [], debt: 0 });
});

test('an account that somebody has locked, however many of its lots are due, delays no other', async () => {
  const at = await openStore();
  const { storeId, customer } = at;
  const { response: given } = await shop.reward(at, customer.id, 'EARN', 100);
  const other = await shop.customer(at);
  shop.clock.now = new Date('2026-11-21T12:00:00+09:00');
  await shop.reward(at, other.id, 'EARN', 100);
  // More lots than one batch takes, which expired before those of the other customer.
  await shop.pool.query(
    `insert into point_lots (store_id, id, customer_id, entry_id, earned, remaining, expires_at)
     select store_id, gen_random_uuid(), customer_id, entry_id, 1, 1, expires_at from point_lots, generate_series(1, 600)
     where store_id = $1 and entry_id = $2`,
    [storeId, given.id],
  );
  shop.clock.now = new Date('2027-01-05T12:00:00+09:00');
  const till = await shop.pool.connect();
  await till.query('begin');
  await till.query('select from point_accounts where customer_id = $1 for update', [customer.id]);
  await expire();
  await till.query('rollback');
  till.release();

  expect(await expiriesOf({ ...at, customer: other })).toMatchObject([{ amount: -100 }]);
  expect(await expiriesOf(at)).toEqual([]);
});
