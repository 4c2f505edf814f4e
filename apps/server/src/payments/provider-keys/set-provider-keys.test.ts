import { setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import { getPaymentSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openWithToss } from '#test/builders/toss-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { currentProviderKeys, openProviderKeys } from './open-provider-keys.ts';

const shop = await openShop();
const { server, call, lines, setKey } = await openWithToss(shop);
const keyA = 'test_sk_zXcVbNmAsDfGhJkL1234';
const keyB = 'test_sk_qWeRtYuIoPaSdFgH5678';
const toss = 'toss' as const;

async function openStore() {
  const at = await shop.openStore();
  const { storeId } = at;
  const read = async (as: Person | undefined = at.owner as Person) =>
    (await call(getPaymentSetting, { storeId }, as)).response;
  const rows = () =>
    shop.db.selectFrom('storeProviderKeys').selectAll().where('storeId', '=', storeId).execute();
  return { ...at, owner: at.owner as Person, read, rows };
}

test('a key that the provider accepts is stored; owners see its last four characters, who set it and when', async () => {
  const { storeId, owner, read } = await openStore();
  expect(await read()).toMatchObject({ paysByLink: false, provider: { offered: [toss], keys: null } });

  server.addKey(keyA);
  const typed = { storeId, provider: toss, secretKey: ` ${keyA}\n` };
  const { http, response } = await call(setProviderKeys, typed, owner);

  const keys = { provider: toss, lastFour: '1234', setBy: '김마루', setAt: shop.clock.now.toISOString() };
  expect({ http, response }).toEqual({
    http: 200,
    response: { paysByLink: true, issuesCashReceipts: true, provider: { offered: [toss], keys } },
  });
  expect(await read()).toMatchObject(response);
  expect(await currentProviderKeys(shop.db, shop.keys, storeId)).toMatchObject({ secretKey: keyA });
});

test('staff know that guests can pay by link, but see nothing of the key', async () => {
  const { storeId, owner, read } = await openStore();
  await setKey(storeId, keyA, owner);

  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);

  expect(await read(staff)).toMatchObject({ paysByLink: true, provider: null });
});

test('a key that the provider refuses is not stored, and the present one stays', async () => {
  const { storeId, owner, read, rows } = await openStore();
  await setKey(storeId, keyA, owner);

  const answer = await call(setProviderKeys, { storeId, provider: toss, secretKey: `${keyA}x` }, owner);

  expect(answer).toMatchObject({ http: 409, status: 'PROVIDER_KEYS_REFUSED' });
  expect(await read()).toMatchObject({ provider: { keys: { lastFour: '1234' } } });
  expect(await rows()).toHaveLength(1);
});

test.each(['LOST', 'BROKEN'] as const)(
  'while the provider cannot be asked (%s), nothing is stored',
  async (day) => {
    const { storeId, owner, read } = await openStore();
    server.nextRead(day);

    expect(await setKey(storeId, keyA, owner)).toMatchObject({ http: 409, status: 'PROVIDER_NOT_REACHABLE' });

    expect(await read()).toMatchObject({ paysByLink: false, provider: { keys: null } });
  },
);

test('a key with a wrong prefix, with spaces or with characters beyond ASCII is refused', async () => {
  const { storeId, owner } = await openStore();
  for (const secretKey of [
    'asdfasdfasdfasdf',
    'test_ck_a_client_key',
    'test_sk_with a space',
    'test_sk_한글로된열쇠',
    '',
  ])
    expect((await call(setProviderKeys, { storeId, provider: toss, secretKey }, owner)).fields).toEqual({
      secretKey: 'wrongFormat',
    });
});

test('a trial takes no live key, production no test key', async () => {
  const { storeId, owner } = await openStore();
  const live = await setKey(storeId, 'live_sk_zXcVbNmAsDfGhJkL', owner);
  expect(live).toMatchObject({ status: 'PROVIDER_KEYS_REFUSED', detail: { reason: 'LIVE_KEY' } });

  const production = await openWithToss(shop, { ...shop.config, environment: 'production' });
  const test = await production.setKey(storeId, keyA, owner);
  expect(test).toMatchObject({ status: 'PROVIDER_KEYS_REFUSED', detail: { reason: 'TEST_KEY' } });
  expect(server.calls.concat(production.server.calls).map(({ secretKey }) => secretKey)).not.toContain(
    'live_sk_zXcVbNmAsDfGhJkL',
  );
  expect((await production.setKey(storeId, 'live_sk_zXcVbNmAsDfGhJkL', owner)).http).toBe(200);
});

test('a server that does not know the provider offers nothing and refuses its keys', async () => {
  const { storeId, owner } = await openStore();

  const setting = await shop.call(getPaymentSetting, { storeId }, owner);
  expect(setting.response).toMatchObject({ paysByLink: true, provider: { offered: [], keys: null } });
  const answer = await shop.call(setProviderKeys, { storeId, provider: toss, secretKey: keyA }, owner);
  expect(answer).toMatchObject({ http: 409, status: 'PROVIDER_NOT_OFFERED' });
});

test('a new key replaces the present one, which stays sealed; the same key again changes nothing', async () => {
  const { storeId, owner, read, rows } = await openStore();
  await setKey(storeId, keyA, owner);
  const [first] = await rows();

  await setKey(storeId, keyA, owner);
  expect(await rows()).toEqual([first]);
  await setKey(storeId, keyB, owner);

  expect(await read()).toMatchObject({ provider: { keys: { lastFour: '5678' } } });
  expect(await currentProviderKeys(shop.db, shop.keys, storeId)).toMatchObject({ secretKey: keyB });
  const former = await openProviderKeys(shop.db, shop.keys, storeId, first?.id ?? '');
  expect(former.secretKey).toBe(keyA);
});

test('if several owners set a key at the same time, one key is in use', async () => {
  const { storeId, owner, rows } = await openStore();
  const others = await Promise.all([1, 2, 3].map(() => shop.ownerOf({ id: storeId })));

  const answers = await Promise.all(
    [owner, ...others].map((by, i) => setKey(storeId, `test_sk_at_the_same_time_${i}`, by)),
  );

  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200]);
  expect((await rows()).filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1);
});

test('staff and owners of other stores cannot set a key', async () => {
  const { storeId, read } = await openStore();
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);
  const other = await shop.ownerOf(await shop.store());

  expect(await setKey(storeId, keyA, staff)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect((await setKey(storeId, keyA, other)).http).toBe(404);
  expect((await setKey(storeId, keyA, undefined)).http).toBe(401);
  expect(await read()).toMatchObject({ provider: { keys: null } });
});

test('sealed keys of one store open neither for another store nor in the place of other keys', async () => {
  const [one, other] = [await openStore(), await openStore()];
  await setKey(one.storeId, keyA, one.owner);
  await setKey(other.storeId, keyB, other.owner);
  const [mine] = await one.rows();
  const [theirs] = await other.rows();

  await expect(openProviderKeys(shop.db, shop.keys, other.storeId, mine?.id ?? '')).rejects.toThrow();
  const stolen = { sealedSecret: mine?.sealedSecret ?? Buffer.alloc(0) };
  await shop.db
    .updateTable('storeProviderKeys')
    .set(stolen)
    .where('id', '=', theirs?.id ?? '')
    .execute();
  await expect(openProviderKeys(shop.db, shop.keys, other.storeId, theirs?.id ?? '')).rejects.toThrow();
});

test('at most twenty keys can be tried in an hour', async () => {
  const { storeId, owner } = await openStore();
  const wrong = () => call(setProviderKeys, { storeId, provider: toss, secretKey: 'test_sk_guessed' }, owner);
  for (let i = 0; i < 20; i += 1) expect((await wrong()).status).toBe('PROVIDER_KEYS_REFUSED');

  expect(await wrong()).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});

test('the key is in no row, no line of the log, no event and no answer', async () => {
  const { storeId, owner, read } = await openStore();
  const secret = 'test_sk_nobody_may_read_this_one';
  const told = [
    await call(setProviderKeys, { storeId, provider: toss, secretKey: secret }, owner),
    await call(setProviderKeys, { storeId, provider: toss, secretKey: `${secret} x` }, owner),
    server.nextRead('BROKEN') ?? (await setKey(storeId, secret, owner)),
    await setKey(storeId, secret, owner),
    await read(),
    await listEventsAfter(shop.db, storeId, 0),
  ];
  expect(told[3]).toMatchObject({ http: 200 });

  expect(JSON.stringify(told)).not.toContain(secret.slice(0, -4));
  expect(lines.join('')).not.toContain(secret.slice(0, -4));
  expect(await tablesWith(secret)).toEqual([]);
  expect(await tablesWith(owner.username)).toContain('public.users');
});

test('the event log says who set a key, not which', async () => {
  const { storeId, owner, rows } = await openStore();
  await setKey(storeId, keyA, owner);
  const [first] = await rows();
  await setKey(storeId, keyB, owner);

  const trail = await shop.db
    .selectFrom('storeTrail')
    .select(['module', 'act', 'actorId', 'before', 'after'])
    .where('storeId', '=', storeId)
    .orderBy('id')
    .execute();

  const second = (await rows()).find(({ id }) => id !== first?.id);
  const act = { module: 'payments', act: 'setProviderKeys', actorId: owner.id };
  expect(trail).toEqual([
    { ...act, before: null, after: { provider: toss, keysId: first?.id } },
    { ...act, before: { keysId: first?.id }, after: { keysId: second?.id } },
  ]);
});

/** The tables that hold a text in any form: as it is, or as bytes. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    shop.db,
  );
  const hex = Buffer.from(text).toString('hex');
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select 1 from ${sql.raw(name)} t
        where position(${text} in t::text) > 0 or position(${hex} in t::text) > 0 limit 1`.execute(shop.db);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
