import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openShop } from '#test/open-shop.ts';
import { password } from '#test/sign-in-flow.ts';
import { credentialCheck, failuresForgetter, type KnownDevice } from './check-credentials.ts';

const counted = vi.hoisted(() => ({ hashes: 0, mayEnd: Promise.resolve() }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = async (...given) => {
    counted.hashes += 1;
    await counted.mayEnd;
    return argon2.verify(...given);
  };
  return { ...argon2, verify };
});

const shop = await openShop();
const pepper = 'a pepper of tests';
const check = credentialCheck({ db: shop.db, pepper });
beforeEach(() => sql`truncate sign_in_failures`.execute(shop.db));

const home = '203.0.113.1';
const elsewhere = (number: number) => `198.51.100.${number}`;

async function fail(username: string, times: number, address = home, device?: KnownDevice) {
  for (let failure = 1; failure <= times; failure += 1)
    expect(await check({ username, password: 'wrong' }, { address, device })).toBe('wrong');
}

/** Moves the waits as if these seconds had passed. */
function letTimePass(seconds: number) {
  return sql`update sign_in_failures set wait_until = wait_until - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})`.execute(shop.db);
}

test('an account waits from its fifth failure on, from any address, and longer after each', async () => {
  const { id, username } = await shop.person();
  for (let address = 1; address <= 5; address += 1) await fail(username, 1, elsewhere(address));

  const mine = () => check({ username, password }, { address: home });
  expect(await mine()).toEqual({ waitSeconds: 30 });
  expect(await check({ username: username.toUpperCase(), password: 'x' }, { address: home })).toEqual({
    waitSeconds: 30,
  });
  for (const waitSeconds of [60, 120, 240, 480, 900, 900]) {
    await letTimePass(900);
    await fail(username, 1, elsewhere(waitSeconds % 250));
    expect(await mine()).toEqual({ waitSeconds });
  }
  await letTimePass(900);
  expect(await mine()).toEqual({ userId: id, epoch: 0 });
  await fail(username, 4);
});

test('an address waits from its fifth failure on, for any account, and longer after each', async () => {
  const { id, username } = await shop.person();
  for (let name = 1; name <= 5; name += 1) await fail(`nobody-${name}@maru.test`, 1);

  const mine = (address = home) => check({ username, password }, { address });
  expect(await mine()).toEqual({ waitSeconds: 1 });
  for (const waitSeconds of [2, 4, 8, 16, 32]) {
    await letTimePass(waitSeconds / 2);
    await fail(`nobody-${waitSeconds}@maru.test`, 1);
    expect(await mine()).toEqual({ waitSeconds });
  }
  expect(await mine('203.0.113.2')).toEqual({ userId: id, epoch: 0 });
  expect(await mine()).toEqual({ waitSeconds: 32 });
  await letTimePass(32);
  expect(await mine()).toEqual({ userId: id, epoch: 0 });
});

test('an address never waits longer than a minute, and its failures are forgiven one a minute', async () => {
  const { id, username } = await shop.person();
  for (let name = 1; name <= 4; name += 1) await fail(`nobody-${name}@maru.test`, 1);
  const told = [];
  for (let name = 5; name <= 20; name += 1) {
    await fail(`nobody-${name}@maru.test`, 1);
    const wait = await check({ username, password }, { address: home });
    const { waitSeconds } = wait as { waitSeconds: number };
    told.push(waitSeconds);
    await letTimePass(waitSeconds);
  }
  expect(told).toEqual([1, 2, 4, 8, 16, 32, ...Array(10).fill(60)]);

  await letTimePass(60 * 60);
  expect(await check({ username, password }, { address: home })).toEqual({ userId: id, epoch: 0 });
  await fail('nobody-1@maru.test', 1);
  expect(await check({ username, password }, { address: home })).toEqual({ userId: id, epoch: 0 });
});

test('a known device is exempt from the waits of account and address and has its own', async () => {
  const { id, username } = await shop.person();
  const deviceOf = (name: string, owner: string) => ({
    id: name,
    belongsTo: (account: { id: string }) => account.id === owner,
  });
  const device = deviceOf('the till', id);
  await fail(username, 5);

  const mine = (given?: KnownDevice) => check({ username, password }, { address: home, device: given });
  expect(await mine()).toEqual({ waitSeconds: 30 });
  expect(await mine(deviceOf('a phone', 'somebody'))).toEqual({ waitSeconds: 30 });
  expect(await mine(device)).toEqual({ userId: id, epoch: 0 });

  await fail(username, 5, home, device);
  expect(await mine(device)).toEqual({ waitSeconds: 30 });
  expect(await mine({ ...device, id: 'another till' })).toEqual({ userId: id, epoch: 0 });
});

test('signing in to an own account does not clear guesses at others from that address', async () => {
  const { username } = await shop.person();
  for (let name = 1; name <= 4; name += 1) await fail(`nobody-${name}@maru.test`, 1);
  await check({ username, password }, { address: home });
  await fail('nobody-5@maru.test', 1);
  expect(await check({ username, password }, { address: home })).toEqual({ waitSeconds: 1 });
});

test('another proof of identity ends the wait', async () => {
  const { id, username } = await shop.person();
  await fail(username, 5, elsewhere(1));
  await failuresForgetter({ pepper })(shop.db, username);
  expect(await check({ username, password }, { address: home })).toEqual({ userId: id, epoch: 0 });
});

test('of three hundred concurrent guesses at one account exactly five are checked', async () => {
  const { username } = await shop.person();
  counted.hashes = 0;
  const guess = (number: number) =>
    check({ username, password: `guess${number}` }, { address: elsewhere(number % 250) });
  const answers = await Promise.all(Array.from({ length: 300 }, (_, number) => guess(number)));

  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5);
  expect(counted.hashes).toBe(5);
});

test('of three hundred concurrent guesses from one address at most fifty are checked', async () => {
  counted.hashes = 0;
  const guess = (number: number) => check({ username: `n${number}@maru.test`, password }, { address: home });
  await Promise.all(Array.from({ length: 300 }, (_, number) => guess(number)));
  expect(counted.hashes).toBeLessThanOrEqual(50);
});

test('a password refused by a full queue does not count as a try and can be retried', async () => {
  const { id, username } = await shop.person();
  const letThemEnd = Promise.withResolvers<void>();
  counted.mayEnd = letThemEnd.promise;
  const guesses = Array.from({ length: 205 }, (_, number) =>
    check({ username: `n${number}@maru.test`, password }, { address: elsewhere(number % 5) }),
  );
  const refused = await Promise.any(guesses);
  expect(refused).toEqual({ waitSeconds: 1 });

  const mine = check({ username, password }, { address: home });
  letThemEnd.resolve();
  expect(await mine).toEqual({ userId: id, epoch: 0 });
  const answers = await Promise.all(guesses);
  const { rows } = await sql<{ tries: number }>`select sum(failures)::integer as tries
    from sign_in_failures where failures < 5`.execute(shop.db);
  expect(rows[0]?.tries).toBe(answers.filter((answer) => answer === 'wrong').length);
});

test('tries at a waiting account do not count for the address', async () => {
  const { username } = await shop.person();
  await fail(username, 5, elsewhere(1));
  for (let time = 1; time <= 20; time += 1) await check({ username, password }, { address: home });
  await fail('nobody@maru.test', 4);
});

test('known, unknown and locked accounts take the same statements, hashes and waits', async () => {
  const [known, locked] = [await shop.person(), await shop.person()];
  await updateUserFlags(shop.db, locked.id, { accountNonLocked: false });
  const cases = [
    { username: known.username, password: 'wrong' },
    { username: 'nobody@maru.test', password: 'wrong' },
    { username: locked.username, password },
  ];
  let statements = 0;
  shop.pool.on('acquire', () => {
    statements += 1;
  });

  for (const given of cases) {
    await sql`truncate sign_in_failures`.execute(shop.db);
    const seen = [];
    for (let time = 1; time <= 6; time += 1) {
      [statements, counted.hashes] = [0, 0];
      const answer = await check(given, { address: elsewhere(time) });
      seen.push({ answer, statements, hashes: counted.hashes });
    }
    const looked = { answer: 'wrong', statements: 4, hashes: 1 };
    const waited = { answer: { waitSeconds: 30 }, statements: 5, hashes: 0 };
    expect(seen).toEqual([looked, looked, looked, looked, looked, waited]);
  }
});

test('the table of failures contains no name and no address', async () => {
  await fail('nobody-of-this-name@maru.test', 2);
  const { rows } = await sql<{
    text: string;
  }>`select row_to_json(f)::text as text from sign_in_failures f`.execute(shop.db);
  expect(rows).toHaveLength(2);
  for (const hidden of ['nobody', home]) expect(rows.map(({ text }) => text).join()).not.toContain(hidden);
});
