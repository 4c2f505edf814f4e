import type { ErrorCode } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askServer } from './ask-server.ts';
import { type PhoneCodeFlow, startPhoneCode } from './phone-code-flow.ts';
import { problemIn } from './phone-code-problem.ts';

const now = 5_000;
const phone = { country: 'KR', digits: '01012345678' };
const flow: PhoneCodeFlow = { ...startPhoneCode, phone, code: '123456' };

let asked: { method: string | undefined; url: URL; body: unknown }[] = [];
let answer: () => Response = () => Response.json({});

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now });
  const token = JSON.stringify({ accessToken: 'client', until: now + 60_000 });
  vi.stubGlobal('sessionStorage', { getItem: () => token });
  vi.stubGlobal('localStorage', { getItem: () => 'device' });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push({
      method,
      url: new URL(url, 'http://localhost'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = (http: number, status: ErrorCode, rest: object = {}) => {
  answer = () => Response.json({ status, message: '', ...rest }, { status: http });
};

test('sending asks for a code for this phone and purpose, and ignores the body of the answer', async () => {
  answer = () => Response.json({ status: 'OK', response: 'an opaque id' });

  expect(await askServer({ ...flow, asking: 'send' }, 'SIGN_UP')).toEqual({ type: 'sent', phone, at: now });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.method).toBe('GET');
  expect(asked[0]?.url.pathname).toBe('/v5/membership/profile/requestmobileverificationcode');
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    cellphone: '1012345678',
    cellphonecountrycode: '82',
    purpose: 'SIGN_UP',
  });
});

test('the code is sent in a body, never in an address', async () => {
  answer = () => new Response(null, { status: 204 });

  expect(await askServer({ ...flow, step: 'code', asking: 'verify' }, 'FIND_USERNAME')).toEqual({
    type: 'matched',
    phone,
  });
  expect(asked[0]?.method).toBe('POST');
  expect(asked[0]?.url.search).toBe('');
  expect(asked[0]?.body).toMatchObject({ code: '123456', purpose: 'FIND_USERNAME', cellphone: '1012345678' });
});

test('a reloaded page asks how far its phone is verified', async () => {
  const known = { state: 'SENT', secondsLeft: 100 };
  answer = () => Response.json({ status: 'OK', response: known });

  expect(await askServer({ ...flow, asking: 'look' }, 'SIGN_UP')).toEqual({
    type: 'looked',
    phone,
    known,
    at: now,
  });
  expect(asked[0]?.url.pathname).toBe('/v5/membership/profile/mobileverification');
});

test('spec 5 · code: a code that differs from the one sent is verificationNumberIsIncorrect', async () => {
  refuse(409, 'VERIFICATION_NUMBER_INCORRECT', { detail: { triesLeft: 3 } });

  expect(await askServer({ ...flow, asking: 'verify' }, 'SIGN_UP')).toEqual({
    type: 'failed',
    phone,
    problem: { name: 'verificationNumberIsIncorrect', triesLeft: 3 },
  });
});

test.each(['EXPIRED', 'TRIES', 'USED'] as const)('a code that has ended says why: %s', async (reason) => {
  refuse(409, 'VERIFICATION_ENDED', { detail: { reason } });

  expect(await askServer({ ...flow, asking: 'verify' }, 'SIGN_UP')).toMatchObject({
    problem: { name: 'verificationEnded', reason },
  });
});

test('too many requests have a waiting time that starts now', async () => {
  refuse(429, 'TOO_MANY_REQUESTS', { detail: { seconds: 30 } });

  expect(await askServer({ ...flow, asking: 'send' }, 'SIGN_UP')).toMatchObject({
    problem: { name: 'TOO_MANY_REQUESTS', since: now, seconds: 30 },
  });
});

test('a refusal to send another code right after the last one keeps its reason', async () => {
  refuse(429, 'TOO_MANY_REQUESTS', { detail: { seconds: 12, reason: 'CODE_JUST_SENT' } });

  expect(await askServer({ ...flow, asking: 'send' }, 'SIGN_UP')).toMatchObject({
    problem: { name: 'TOO_MANY_REQUESTS', since: now, seconds: 12, reason: 'CODE_JUST_SENT' },
  });
});

test('spec 5 · phone: what the server cannot parse as valid is phoneNumberisNotCorrectFormat too', async () => {
  refuse(400, 'WRONG_FORMAT', { fields: { cellphone: 'phoneNumberisNotCorrectFormat' } });

  expect(await askServer({ ...flow, asking: 'send' }, 'SIGN_UP')).toMatchObject({
    problem: { name: 'phoneNumberisNotCorrectFormat' },
  });
});

test.each([
  [500, 'INTERNAL', { detail: { requestId: 'r' } }],
  [503, 'UNAVAILABLE', {}],
  [400, 'WRONG_FORMAT', {}],
] as const)(
  'spec 8 · account keys: a failed code request is unknownError (%i)',
  async (http, status, rest) => {
    refuse(http, status, rest);

    expect(await askServer({ ...flow, asking: 'send' }, 'SIGN_UP')).toMatchObject({
      problem: { name: 'unknownError' },
    });
  },
);

test('a call without an answer throws and makes no event', async () => {
  answer = () => {
    throw new TypeError('fetch failed');
  };
  await expect(askServer({ ...flow, asking: 'send' }, 'SIGN_UP')).rejects.toBeInstanceOf(NetworkError);
});

test('no call is made if the flow asks for nothing, or its phone is incomplete', async () => {
  expect(await askServer(flow, 'SIGN_UP')).toBeUndefined();
  expect(
    await askServer({ ...flow, asking: 'send', phone: { ...phone, digits: '1' } }, 'SIGN_UP'),
  ).toBeUndefined();
  expect(asked).toEqual([]);
});

test('an unrelated refusal is unknown', () => {
  expect(problemIn(new ApiError(404, { status: 'NOT_FOUND', message: '' }), now)).toEqual({
    name: 'unknownError',
  });
});
