import type { InputOf } from '@maru/contract/endpoint.ts';
import { recordClientError } from '@maru/contract/event-log/client-error.endpoints.ts';
import { listEventLog } from '@maru/contract/event-log/platform-log.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { db, technicalLog } = shop;

type Report = InputOf<typeof recordClientError>;
const report = (over: Partial<Report> = {}, from = '198.51.100.1') =>
  shop.call(
    recordClientError,
    { kind: 'ERROR', message: 'x is undefined', stack: 'at till.js:1:2', page: '/', app: 'hub', ...over },
    undefined,
    { from, headers: { devicetype: 'web', clientversion: '2.0.0' } },
  );
async function recorded() {
  await technicalLog.flush();
  const rows = await db.selectFrom('technicalLog').selectAll().orderBy('id').execute();
  await db.deleteFrom('technicalLog').execute();
  return rows;
}

test('an error of a browser is kept with its page, without ids and without the query', async () => {
  const page = '/s/019aa000-1111-7222-8333-444455556666/orders/12345?q=김마루#top';
  expect(await report({ page })).toMatchObject({ http: 204 });
  await report({ kind: 'CHUNK', app: 'account', page: '/login' });

  expect(await recorded()).toMatchObject([
    {
      ...{ logLevel: 'ERROR', module: 'browser', code: 'CLIENT_ERROR', subject: '/s/:id/orders/:id' },
      ...{ message: 'x is undefined', deviceType: 'web', clientVersion: '2.0.0' },
      details: { app: 'hub', stack: 'at till.js:1:2' },
    },
    { logLevel: 'WARN', code: 'CHUNK_NOT_LOADED', subject: '/login', details: { app: 'account' } },
  ]);
});

test('secrets, addresses and numbers are hidden', async () => {
  const secret = 'token=abc.def hong@naver.com 010-1234-5678 Bearer eyJhbGciOiJIUzI1NiJ9.x';
  await report({ message: secret, stack: secret, page: '/pay/AbCdEf0123456789AbCdEf0123456789' });

  const text = JSON.stringify(await recorded());
  expect(text).not.toMatch(/abc\.def|naver|1234-?5678|eyJ|AbCdEf/);
});

test('a script in an error message is stored and returned as text', async () => {
  const admin = await shop.person({ admin: true });
  const message = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await report({ message });
  await technicalLog.flush();

  const { response, headers } = await shop.call(listEventLog, { module: 'browser' }, admin);

  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(response.content[0]?.message).toContain(message);
  await recorded();
});

test('a megabyte is refused before it is read, and so are texts that are too long', async () => {
  expect(await report({ stack: 'x'.repeat(1_048_576) })).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
  expect(await report({ message: 'x'.repeat(501) })).toMatchObject({ http: 400 });
  expect((await recorded()).filter(({ module }) => module === 'browser')).toEqual([]);
});

test('one caller may report sixty a minute, all callers together six hundred', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => report({}, '198.51.100.9')));
  expect(answers.filter(({ http }) => http === 204)).toHaveLength(60);
  expect(answers.find(({ http }) => http === 429)).toMatchObject({ status: 'TOO_MANY_REQUESTS' });

  const many = await Promise.all(
    Array.from({ length: 600 }, (_, n) => report({}, `203.0.${Math.floor(n / 50)}.${n % 50}`)),
  );
  expect(many.filter(({ http }) => http === 429).length).toBeGreaterThan(50);
  const kept = (await recorded()).filter(({ module }) => module === 'browser');
  expect(kept.length).toBeLessThanOrEqual(600);
});
