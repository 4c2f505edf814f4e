import { checkBusiness, getBusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { BusinessFinding, BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { runJobs } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { enqueueBusinessCheck } from './enqueue-business-check.ts';

const [first, second] = ['111-11-11119', '222-22-22227'];
const active: BusinessFinding = { status: 'ACTIVE', taxType: 'GENERAL' };
const day = 24 * 3_600_000;

/** A tax office that answers what the test sets. */
const office = { says: active as BusinessFinding | Error, asked: [] as string[], meanwhile: async () => {} };
const businesses: BusinessRegistry = {
  name: 'office',
  async check(number) {
    office.asked.push(number);
    await office.meanwhile();
    if (office.says instanceof Error) throw office.says;
    return office.says;
  },
};

const shop = await openShop();
const { app, call } = await shop.instance({ businesses });
const admin = await shop.person({ admin: true });
const noon = shop.clock.now;

beforeEach(() => {
  shop.clock.now = noon;
  Object.assign(office, { says: active, asked: [], meanwhile: async () => {} });
});

const storeWith = (businessNumber: string | null) => shop.store({ businessNumber });
const checkOf = async ({ id: storeId }: { id: string }) =>
  (await call(getBusinessCheck, { storeId }, admin)).response;
const leave = ({ id }: { id: string }) => shop.db.transaction().execute((tx) => enqueueBusinessCheck(tx, id));
const lookAgain = async () => {
  await insertJob(shop.db, { task: 'check-businesses-again', payload: {} });
  await runJobs(app, shop.db);
};
const trailOf = ({ id }: { id: string }) =>
  shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', id).orderBy('id').execute();

test('a new number has the status NOT_CHECKED', async () => {
  expect(await checkOf(await storeWith(first))).toEqual({
    businessNumber: first,
    status: 'NOT_CHECKED',
    taxType: null,
    checkedAt: null,
  });
});

test('an admin starts a check, and its result is stored with the time', async () => {
  const store = await storeWith(first);
  const said = { businessNumber: first, status: 'ACTIVE', taxType: 'GENERAL', checkedAt: noon.toISOString() };
  expect(await call(checkBusiness, { storeId: store.id }, admin)).toMatchObject({
    http: 200,
    response: said,
  });
  expect(await checkOf(store)).toEqual(said);
  expect(office.asked).toEqual([first]);
});

test('a concurrent order that refers to the store does not block a check', async () => {
  const store = await storeWith(first);
  const order = await shop.db.startTransaction().execute();
  await order.selectFrom('stores').select('id').where('id', '=', store.id).forKeyShare().execute();

  expect((await call(checkBusiness, { storeId: store.id }, admin)).http).toBe(200);
  await order.rollback().execute();
});

test('the trail has who started the check, without the number', async () => {
  const store = await storeWith(first);
  await call(checkBusiness, { storeId: store.id }, admin);
  await call(checkBusiness, { storeId: store.id }, admin);

  const [asked, askedAgain] = await trailOf(store);
  expect(asked).toMatchObject({ act: 'checkBusiness', actorId: admin.id, after: { status: 'ACTIVE' } });
  expect(askedAgain).toMatchObject({ actorId: admin.id });
  expect(JSON.stringify([asked, askedAgain])).not.toContain(first);
});

test('a store without a number is not checked, and an unknown one is not found', async () => {
  const store = await storeWith(null);
  expect((await call(checkBusiness, { storeId: store.id }, admin)).response).toMatchObject({
    status: 'NOT_CHECKED',
  });
  for (const endpoint of [checkBusiness, getBusinessCheck])
    expect(await call(endpoint, { storeId: newId() }, admin)).toMatchObject({
      http: 404,
      status: 'NOT_FOUND',
    });
  expect(office.asked).toEqual([]);
});

test('only admins can start and read checks, not strangers or the owner', async () => {
  const store = await storeWith(first);
  const owner = await shop.ownerOf(store);
  for (const endpoint of [checkBusiness, getBusinessCheck]) {
    expect((await call(endpoint, { storeId: store.id })).http).toBe(401);
    expect((await call(endpoint, { storeId: store.id }, owner)).http).toBe(403);
  }
  expect(office.asked).toEqual([]);
});

test('a missing answer is stored as FAILED', async () => {
  const store = await storeWith(first);
  office.says = new Error('away');
  expect(await call(checkBusiness, { storeId: store.id }, admin)).toMatchObject({
    http: 200,
    response: { status: 'FAILED', taxType: null, checkedAt: noon.toISOString() },
  });
});

test('the result of an old number does not apply to the new one', async () => {
  const store = await storeWith(first);
  office.says = { status: 'CLOSED', taxType: null };
  office.meanwhile = async () => {
    await shop.db.updateTable('stores').set({ businessNumber: second }).where('id', '=', store.id).execute();
  };
  const { response } = await call(checkBusiness, { storeId: store.id }, admin);
  expect(response).toMatchObject({ businessNumber: second, status: 'NOT_CHECKED' });
});

test('a new number is checked after the commit, and the old result is discarded', async () => {
  const store = await shop.store({ businessNumber: first, applicationStatus: 'PENDING' });
  await call(checkBusiness, { storeId: store.id }, admin);
  const owner = await shop.ownerOf(store);
  const change = { storeId: store.id, version: 1, businessNumber: second };
  expect((await call(updateStore, change, owner)).http).toBe(200);
  expect(await checkOf(store)).toMatchObject({
    businessNumber: second,
    status: 'NOT_CHECKED',
    checkedAt: null,
  });

  await runJobs(app, shop.db);
  expect(await checkOf(store)).toMatchObject({ businessNumber: second, status: 'ACTIVE' });
  expect(office.asked).toEqual([first, second]);
});

test('an unavailable tax office is retried until it answers, and then no more', async () => {
  const store = await storeWith(first);
  await leave(store);
  office.says = new Error('away');
  await runJobs(app, shop.db);
  expect(await checkOf(store)).toMatchObject({ status: 'FAILED' });

  office.says = active;
  await runJobs(app, shop.db);
  await runJobs(app, shop.db);
  expect(await checkOf(store)).toMatchObject({ status: 'ACTIVE' });
  expect(office.asked).toHaveLength(2);
});

test('concurrent checks store one result and do not wait for each other', async () => {
  const store = await storeWith(first);
  const ask = () => call(checkBusiness, { storeId: store.id }, admin);
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect(answers.every(({ response }) => response.status === 'ACTIVE')).toBe(true);
  expect(await checkOf(store)).toMatchObject({ status: 'ACTIVE' });
});

test('a check is repeated after a day, to notice closed businesses', async () => {
  const [store, gone] = [await storeWith(first), await shop.store({ businessNumber: second })];
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where('id', '=', gone.id)
    .execute();
  await call(checkBusiness, { storeId: store.id }, admin);
  office.says = { status: 'CLOSED', taxType: null };

  shop.clock.now = new Date(noon.getTime() + day);
  await lookAgain();
  expect(await checkOf(store)).toMatchObject({ status: 'ACTIVE' });

  shop.clock.now = new Date(noon.getTime() + day + 1);
  await lookAgain();
  expect(await checkOf(store)).toMatchObject({ status: 'CLOSED', checkedAt: shop.clock.now.toISOString() });
  expect(await checkOf(gone)).toMatchObject({ status: 'NOT_CHECKED' });
  expect((await trailOf(store)).at(-1)).toMatchObject({ actorId: null, after: { status: 'CLOSED' } });
});

test('the last result is kept while nobody answers', async () => {
  const store = await storeWith(first);
  await call(checkBusiness, { storeId: store.id }, admin);
  office.says = new Error('away');
  shop.clock.now = new Date(noon.getTime() + 2 * day);
  await lookAgain();
  expect(await checkOf(store)).toMatchObject({ status: 'ACTIVE', checkedAt: noon.toISOString() });
});

test('a number that fails does not block the checks of others', async () => {
  const [odd, store] = [await storeWith(first), await storeWith(second)];
  for (const { id } of [odd, store]) await call(checkBusiness, { storeId: id }, admin);
  office.meanwhile = async () => {
    office.says =
      office.asked.at(-1) === first ? new Error('what number?') : { status: 'CLOSED', taxType: null };
  };
  shop.clock.now = new Date(noon.getTime() + 3 * day);
  await lookAgain();
  expect(await checkOf(odd)).toMatchObject({ status: 'ACTIVE' });
  expect(await checkOf(store)).toMatchObject({ status: 'CLOSED' });
});

test('a store whose answer cannot be recorded does not block the checks of others', async () => {
  const [odd, store] = [await storeWith(first), await storeWith(second)];
  for (const { id } of [odd, store]) await call(checkBusiness, { storeId: id }, admin);
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.business_number = '111-11-11119' then raise 'no'; end if; return new; end $$`.execute(
    shop.db,
  );
  await sql`create trigger refuse before update of business_status on stores
    for each row execute function refuse()`.execute(shop.db);
  office.says = { status: 'CLOSED', taxType: null };
  shop.clock.now = new Date(noon.getTime() + 4 * day);
  await lookAgain();
  await sql`drop function refuse cascade`.execute(shop.db);
  expect(await checkOf(odd)).toMatchObject({ status: 'ACTIVE' });
  expect(await checkOf(store)).toMatchObject({ status: 'CLOSED' });
});

test('an unavailable tax office is not asked about every store', async () => {
  for (let i = 0; i < 12; i += 1) await call(checkBusiness, { storeId: (await storeWith(first)).id }, admin);
  Object.assign(office, { says: new Error('away'), asked: [] });
  shop.clock.now = new Date(noon.getTime() + 5 * day);
  await lookAgain();
  expect(office.asked).toHaveLength(10);
});

test('ten failing numbers do not block the others an hour later', async () => {
  const odd = await Promise.all(Array.from({ length: 10 }, () => storeWith(first)));
  const store = await storeWith(second);
  for (const { id } of [...odd, store]) await call(checkBusiness, { storeId: id }, admin);
  office.meanwhile = async () => {
    office.says =
      office.asked.at(-1) === first ? new Error('what number?') : { status: 'CLOSED', taxType: null };
  };
  shop.clock.now = new Date(noon.getTime() + 6 * day);
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where(
      'id',
      'not in',
      [...odd, store].map(({ id }) => id),
    )
    .execute();
  await lookAgain();
  expect(await checkOf(store)).toMatchObject({ status: 'ACTIVE' });

  shop.clock.now = new Date(shop.clock.now.getTime() + day / 24);
  await lookAgain();
  expect(await checkOf(store)).toMatchObject({ status: 'CLOSED' });
});

test('without a registry the number stays NOT_CHECKED', async () => {
  const nobody = await shop.instance({ businesses: undefined });
  const store = await storeWith(first);
  expect((await nobody.call(checkBusiness, { storeId: store.id }, admin)).response).toMatchObject({
    status: 'NOT_CHECKED',
  });
});
