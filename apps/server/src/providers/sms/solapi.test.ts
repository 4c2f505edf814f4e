import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { answerAsSolapi, openSmsServer } from '#test/stand-ins/sms-server.ts';
import { Undeliverable } from '../undeliverable.ts';
import { smsForm } from './sms-form.ts';
import { solapiSms } from './solapi.ts';

const account = { apiKey: 'NCSTEST', apiSecret: 'a secret' };
const statuses: Record<string, string> = {};
const server = await openSmsServer(answerAsSolapi({ ...account, statusOf: (to) => statuses[to] ?? '2000' }));
const settings = { ...account, from: '0212345678' };
const now = new Date('2026-11-20T03:00:00.000Z');
const solapi = solapiSms(settings, { baseUrl: server.baseUrl, clock: () => now });
const text = smsForm('[마루] 인증번호는 123456이에요.');

beforeEach(() => {
  server.calls.length = 0;
});

const send = (to = '+821012345678', id = newId(), form = text) => solapi.send({ id, to, ...form });

async function refusalOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => new Error('was sent'),
    (error: Error) => error,
  );
}

test('a text is sent as documented, with our id as a custom field', async () => {
  const id = newId();
  expect(await send('+821012345678', id)).toBe('M4V0');
  expect(server.calls).toMatchObject([
    {
      path: '/messages/v4/send-many/detail',
      body: {
        messages: [
          {
            to: '01012345678',
            country: '82',
            from: '0212345678',
            type: 'SMS',
            text: '[마루] 인증번호는 123456이에요.',
            customFields: { messageId: id },
          },
        ],
      },
    },
  ]);
});

test('the signature covers time and salt, and each salt is new', async () => {
  await send();
  await send();
  const read = /date=(\S+), salt=(\S+), signature=(\S+)$/;
  const given = server.calls.map(({ headers }) => read.exec(headers.authorization ?? '') ?? []);
  for (const [, date, salt, signature] of given) {
    expect(date).toBe('2026-11-20T03:00:00.000Z');
    expect(signature).toBe(createHmac('sha256', 'a secret').update(`${date}${salt}`).digest('hex'));
  }
  expect(new Set(given.map(([, , salt]) => salt)).size).toBe(2);
});

test('a long text is sent as LMS with its subject, a foreign number with its country', async () => {
  await send('+12025550123', newId(), smsForm(`점심 안내\n${'가'.repeat(60)}`));
  expect(server.calls[0]?.body).toMatchObject({
    messages: [{ country: '1', to: '2025550123', type: 'LMS', subject: '점심 안내' }],
  });
});

test.each(['1011', '1029', '1031', '1060', '1061', '2060'])(
  'status %s of a message is final, although the call succeeds',
  async (status) => {
    statuses['01011112222'] = status;
    const failure = await refusalOf(send('+821011112222'));
    expect(failure).toBeInstanceOf(Undeliverable);
    expect(failure.message).toBe(`solapi: status ${status}`);
  },
);

test.each(['1024', '1030', '1062', '2230'])('status %s can be retried', async (status) => {
  statuses['01033334444'] = status;
  const failure = await refusalOf(send('+821033334444'));
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toBe(`solapi: status ${status}`);
});

test('a wrong key and a wrong clock are refused and can be retried', async () => {
  const wrong = solapiSms(
    { ...settings, apiSecret: 'another' },
    { baseUrl: server.baseUrl, clock: () => new Date(Date.now() - 600_000) },
  );
  const failure = await refusalOf(wrong.send({ id: newId(), to: '+821012345678', ...text }));
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toMatch(/^solapi: HTTP 403, our clock is \d+ s slow$/);
});

test.each([
  [400, true],
  [429, false],
  [500, false],
  [503, false],
])('HTTP %i is final: %s', async (http, isLast) => {
  server.next({ http, body: { errorCode: 'X', errorMessage: 'about 01012345678' } });
  const failure = await refusalOf(send());
  expect(failure instanceof Undeliverable).toBe(isLast);
  expect(failure.message).toBe(`solapi: HTTP ${http}`);
});

test('unreadable and missing answers can be retried', async () => {
  server.next({ http: 200, body: '<html>a proxy</html>' });
  const unread = await refusalOf(send());
  expect(unread).not.toBeInstanceOf(Undeliverable);
  expect(unread.message).toBe('solapi: HTTP 200');

  server.next('hang');
  const hasty = solapiSms(settings, {
    baseUrl: server.baseUrl,
    clock: () => now,
    longestMilliseconds: 50,
  });
  const late = await refusalOf(hasty.send({ id: newId(), to: '+821012345678', ...text }));
  expect(late.message).toBe('solapi: no answer (TimeoutError)');
});

test('an invalid number is refused without a request', async () => {
  expect(await refusalOf(send('1234'))).toBeInstanceOf(Undeliverable);
  expect(server.calls).toEqual([]);
});
