import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { answerAsSens, openSmsServer } from '#test/stand-ins/sms-server.ts';
import { Undeliverable } from '../undeliverable.ts';
import { sensSms } from './sens.ts';
import { smsForm } from './sms-form.ts';

const account = { accessKey: 'access', secretKey: 'a secret key' };
const clock = { ours: new Date('2026-11-20T03:00:00Z'), theirs: new Date('2026-11-20T03:00:00Z') };
const server = await openSmsServer(answerAsSens({ ...account, now: () => clock.theirs }));
const settings = { ...account, from: '0212345678', serviceId: 'ncp:sms:kr:1234:maru' };
const sens = sensSms(settings, { baseUrl: server.baseUrl, clock: () => clock.ours });
const text = smsForm('[마루] 인증번호는 123456이에요.');

beforeEach(() => {
  clock.ours = clock.theirs;
  server.calls.length = 0;
});

const send = (to = '+821012345678', form = text) => sens.send({ id: newId(), to, ...form });

async function refusalOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => new Error('was sent'),
    (error: Error) => error,
  );
}

test('a text is sent as documented, and the returned id identifies its request', async () => {
  expect(await send()).toBe('RSSA-1');
  expect(server.calls).toMatchObject([
    {
      path: '/sms/v2/services/ncp:sms:kr:1234:maru/messages',
      body: {
        type: 'SMS',
        contentType: 'COMM',
        countryCode: '82',
        from: '0212345678',
        content: '[마루] 인증번호는 123456이에요.',
        messages: [{ to: '01012345678' }],
      },
    },
  ]);
  expect(server.calls[0]?.body).not.toHaveProperty('subject');
});

test('the signature is that of the documented text', async () => {
  await send();
  const time = String(clock.ours.getTime());
  const documented = `POST /sms/v2/services/ncp:sms:kr:1234:maru/messages\n${time}\naccess`;
  expect(server.calls[0]?.headers).toMatchObject({
    'x-ncp-apigw-timestamp': time,
    'x-ncp-iam-access-key': 'access',
    'x-ncp-apigw-signature-v2': createHmac('sha256', 'a secret key').update(documented).digest('base64'),
    'content-type': 'application/json; charset=utf-8',
  });
});

test('a long text is sent as LMS with its subject', async () => {
  await send('+821012345678', smsForm(`점심 안내\n${'가'.repeat(60)}`));
  expect(server.calls[0]?.body).toMatchObject({ type: 'LMS', subject: '점심 안내' });
});

test('a foreign number is sent with a separate country code', async () => {
  await send('+12025550123');
  expect(server.calls[0]?.body).toMatchObject({ countryCode: '1', messages: [{ to: '2025550123' }] });
});

test('an invalid number is refused without a request', async () => {
  expect(await refusalOf(send('01012345678'))).toBeInstanceOf(Undeliverable);
  expect(server.calls).toEqual([]);
});

test('a wrong key is refused and can be retried', async () => {
  const wrong = sensSms(
    { ...settings, secretKey: 'another' },
    { baseUrl: server.baseUrl, clock: () => clock.ours },
  );
  const failure = await refusalOf(wrong.send({ id: newId(), to: '+821012345678', ...text }));
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toMatch(/^sens: HTTP 401/);
});

test('a clock that is minutes off is refused, and the log says how far', async () => {
  const now = new Date();
  clock.theirs = now;
  clock.ours = new Date(now.getTime() + 6 * 60_000);
  expect((await refusalOf(send())).message).toMatch(/^sens: HTTP 401, our clock is 3[56]\d s fast$/);
  clock.ours = new Date(now.getTime() - 6 * 60_000);
  expect((await refusalOf(send())).message).toMatch(/^sens: HTTP 401, our clock is 3[56]\d s slow$/);
});

test('a refused message is not retried', async () => {
  server.next({ http: 400, body: { status: 400, errorMessage: 'to 01012345678 is invalid' } });
  const failure = await refusalOf(send());
  expect(failure).toBeInstanceOf(Undeliverable);
  expect(failure.message).toBe('sens: HTTP 400');
});

test.each([404, 429, 500, 502, 503])('HTTP %i can be retried', async (http) => {
  server.next({ http, body: 'no JSON' });
  const failure = await refusalOf(send());
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toBe(`sens: HTTP ${http}`);
});

test('an answer without an acceptance is an error', async () => {
  server.next({ http: 202, body: { requestId: 'R', statusCode: '500', statusName: 'fail' } });
  expect((await refusalOf(send())).message).toBe('sens: HTTP 202');
  server.next({ http: 200, body: '<html>a proxy</html>' });
  expect((await refusalOf(send())).message).toBe('sens: HTTP 200');
});

test('redirects are not followed with our key', async () => {
  server.next({ http: 307, headers: { location: `${server.baseUrl}/elsewhere` } });
  expect((await refusalOf(send())).message).toMatch(/^sens: no answer/);
  expect(server.calls).toHaveLength(1);
});

test('a cut connection and an unavailable provider can be retried', async () => {
  server.next('cut');
  const cut = await refusalOf(send());
  expect(cut).not.toBeInstanceOf(Undeliverable);
  expect(cut.message).toMatch(/^sens: no answer \((ECONNRESET|UND_ERR_SOCKET)\)$/);

  const gone = await openSmsServer(() => ({ http: 500, body: {} }));
  await gone.close();
  const nowhere = sensSms(settings, { baseUrl: gone.baseUrl, clock: () => clock.ours });
  const away = await refusalOf(nowhere.send({ id: newId(), to: '+821012345678', ...text }));
  expect(away.message).toBe('sens: no answer (ECONNREFUSED)');
});

test('a missing answer times out', async () => {
  server.next('hang');
  const hasty = sensSms(settings, {
    baseUrl: server.baseUrl,
    clock: () => clock.ours,
    longestMilliseconds: 50,
  });
  const failure = await refusalOf(hasty.send({ id: newId(), to: '+821012345678', ...text }));
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toBe('sens: no answer (TimeoutError)');
});
