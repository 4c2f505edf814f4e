import { endUserToken, grantClientToken, grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import {
  checkPassword,
  checkUsernameAvailable,
  verifyEmail as verifyEmailCall,
} from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkBasics, verifyEmail } from './sign-up.api.ts';

let sent: string[] = [];
let answers: Record<string, () => Response> = {};

const line = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const ok = (response: object) => () => Response.json({ status: 'OK', response });
const refused = (status: string, http: number, detail?: object) => () =>
  Response.json({ status, message: '', detail }, { status: http });
const verify = () => verifyEmail('of-the-mail', { username: 'a@maru.test', password: 'maru1234!' });

beforeEach(() => {
  sent = [];
  answers = {
    [line(grantClientToken)]: ok({ accessToken: 'client', expiresInSeconds: 3_540 }),
    [line(grantUserToken)]: ok({ accessToken: 'person', expiresInSeconds: 3_540 }),
    [line(verifyEmailCall)]: () => new Response(null, { status: 204 }),
    [line(endUserToken)]: () => new Response(null, { status: 204 }),
  };
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = line({ method: init.method ?? 'GET', path });
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
    sent.push(`${call} ${token}`);
    return answers[call.split('?')[0] ?? '']?.() ?? refused('NOT_FOUND', 404)();
  });
});

const asPerson = [`${line(verifyEmailCall)} person`, `${line(endUserToken)} person`];

test('spec 8 · bypassLogin, then verifyEmail: the user token is revoked after the verification', async () => {
  await verify();
  expect(sent.slice(-2)).toEqual(asPerson);
});

test('the user token is revoked even if the verification is refused, and the refusal is shown', async () => {
  answers[line(verifyEmailCall)] = refused('TOKEN_INVALID', 409);
  await expect(verify()).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  expect(sent.slice(-2)).toEqual(asPerson);
});

test('an address stays verified if revoking the token fails', async () => {
  answers[line(endUserToken)] = refused('UNAVAILABLE', 503);
  await expect(verify()).resolves.toBeUndefined();
});

const check = () => checkBasics({ username: 'a@maru.test', password: 'maru1234!' });

test('spec 4 · sign-up: a free username and a good password lead on', async () => {
  answers[line(checkUsernameAvailable)] = ok({ available: true });
  answers[line(checkPassword)] = () => new Response(null, { status: 204 });
  expect(await check()).toEqual({});
});

test('spec 8 · sign-up: a used e-mail and a password with a name in it are reported together, each at its field', async () => {
  answers[line(checkUsernameAvailable)] = refused('USED_EMAIL', 409);
  answers[line(checkPassword)] = refused('PASSWORD_TOO_COMMON', 409, { reason: 'OWN_NAME' });
  expect(await check()).toEqual({
    username: { code: 'USED_EMAIL' },
    password: { code: 'PASSWORD_TOO_COMMON', detail: { reason: 'OWN_NAME' } },
  });
});

test('the check of e-mail and password fails if one of its two calls fails', async () => {
  answers[line(checkUsernameAvailable)] = ok({ available: true });
  answers[line(checkPassword)] = refused('UNAVAILABLE', 503);
  await expect(check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
