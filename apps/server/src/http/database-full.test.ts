import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { firstPartyClientId } from '#server/sign-in/clients/client-rules.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const at = await shop.openStore();
const take = () => shop.call(takeOrder, shop.americano(at), at.owner);
const readiness = async () => (await shop.app.hub.inject({ url: '/readyz' })).statusCode;
const pass = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1_000);
};

/** Makes the database refuse writes to a table with this code. */
async function refuseToWrite(table: string, code: string) {
  await shop.pool.query(`
    create function refuse_to_write() returns trigger language plpgsql
      as $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
    create trigger refuse_to_write before insert or update on ${table}
      for each statement execute function refuse_to_write()`);
}

afterEach(() => shop.pool.query('drop function if exists refuse_to_write cascade'));

test.each([
  ['disk is full', '53100'],
  ['memory is used up', '53200'],
  ['limits are used up', '53400'],
  ['is read-only', '25006'],
])('if the database reports that its %s, a call answers 503 with Retry-After', async (_what, code) => {
  await refuseToWrite('orders', code);
  const answer = await take();

  expect(answer).toMatchObject({ http: 503, status: 'UNAVAILABLE', message: expect.any(String) });
  expect(answer.headers['retry-after']).toBe('10');
});

test('if a token cannot be stored, the token endpoint answers 503', async () => {
  await refuseToWrite('sign_in_records', '53100');
  const { username } = at.owner;
  const secret = shop.keys.secrets('first-party-client')[0];
  const answer = await shop.app.hub.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${firstPartyClientId}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ grant_type: 'password', username, password: 'maru1234!' }).toString(),
  });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json()).toMatchObject({ error: 'temporarily_unavailable' });
});

test('an instance is not ready while its database refuses writes', async () => {
  expect(await readiness()).toBe(200);
  await refuseToWrite('rate_limits', '53100');
  pass(5);
  expect(await readiness()).toBe(503);

  await shop.pool.query('drop function refuse_to_write cascade');
  expect(await readiness()).toBe(200);
});

test('an instance whose database lacks a megabyte of room is not ready', async () => {
  const connection = { ...shop.connection, options: '-c temp_file_limit=100kB' };
  const database = openDatabase({ connection, maximum: 4, onError: () => {} });
  onTestFinished(() => database.close());
  const { app } = await shop.instance({ database, connection });

  expect((await app.hub.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await app.hub.inject({ url: '/healthz' })).statusCode).toBe(200);
});
