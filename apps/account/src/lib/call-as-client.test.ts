import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { grantClientToken, grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { checkUsernameAvailable } from '@maru/contract/sign-up/sign-up.endpoints.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const hour59 = 3_540_000;

type Sent = { url: string; token: string | undefined };
type Answer = { http?: number; status?: string; response?: unknown; error?: Error };

let sent: Sent[] = [];
let granted = 0;
let answer: (sent: Sent) => Answer = () => ({ response: {} });

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
    values,
  };
}

beforeEach(() => {
  sent = [];
  granted = 0;
  answer = () => ({ response: {} });
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const one = { url, token: new Headers(init.headers).get('authorization')?.replace('Bearer ', '') };
    sent.push(one);
    const {
      http = 200,
      status = 'OK',
      response,
      error,
    } = url === grantClientToken.path ? grant() : answer(one);
    if (error) throw error;
    return new Response(JSON.stringify({ status, message: '', response }), { status: http });
  });
});
afterEach(() => vi.useRealTimers());

function grant(): Answer {
  granted += 1;
  return { response: { accessToken: `client-${granted}`, expiresInSeconds: hour59 / 1000 } };
}

/** Fresh modules, as in a page that was just loaded. */
async function openPage() {
  vi.resetModules();
  return import('./call-as-client.ts');
}

const isFree = [checkUsernameAvailable, { username: 'a@maru.test' }] as const;

test('spec 4 · session: a client token is granted when none is valid', async () => {
  const { callAsClient } = await openPage();
  await callAsClient(...isFree);

  expect(sent.map(({ url, token }) => [url.split('?')[0], token])).toEqual([
    [grantClientToken.path, undefined],
    [checkUsernameAvailable.path, 'client-1'],
  ]);
});

test('spec 9 · the access token of a page lives 59 minutes, over reloads, and then there is another', async () => {
  await (await openPage()).callAsClient(...isFree);
  vi.advanceTimersByTime(hour59 - 1);
  await (await openPage()).callAsClient(...isFree);
  expect(granted).toBe(1);

  vi.advanceTimersByTime(1);
  await (await openPage()).callAsClient(...isFree);
  expect(sent.at(-1)?.token).toBe('client-2');
});

test('spec 4 · session: the token is kept in sessionStorage, not in localStorage', async () => {
  await (await openPage()).callAsClient(...isFree);
  expect(sessionStorage.getItem('maru.client-token')).toContain('client-1');
  expect(localStorage.getItem('maru.client-token')).toBeNull();
});

test('concurrent calls wait for one token', async () => {
  const { callAsClient } = await openPage();
  await Promise.all([callAsClient(...isFree), callAsClient(...isFree), callAsClient(...isFree)]);
  expect(granted).toBe(1);
  expect(sent).toHaveLength(4);
});

test('after a failed grant the next call asks for a token again', async () => {
  const { callAsClient } = await openPage();
  const { fetch: working } = globalThis;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callAsClient(...isFree)).rejects.toMatchObject({ name: 'NetworkError' });

  vi.stubGlobal('fetch', working);
  await callAsClient(...isFree);
  expect(granted).toBe(1);
});

test('a refused token is renewed once, and the call repeated once', async () => {
  const { callAsClient } = await openPage();
  answer = ({ token }) =>
    token === 'client-1' ? { http: 401, status: 'UNAUTHENTICATED' } : { response: {} };
  await callAsClient(...isFree);
  expect(granted).toBe(2);

  answer = () => ({ http: 401, status: 'UNAUTHENTICATED' });
  await expect(callAsClient(...isFree)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(granted).toBe(3);
});

test('a wrong password is an answer and is not retried', async () => {
  const { callAsClient } = await openPage();
  answer = () => ({ http: 401, status: 'LOGIN_FAILED' });

  const tried = callAsClient(grantUserToken, { username: 'a@maru.test', password: 'wrong' });
  await expect(tried).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
  expect(sent.filter(({ url }) => url === grantUserToken.path)).toHaveLength(1);
});

test('a call as a user sends the given token, without storing it or asking for another', async () => {
  const { callAsUser } = await openPage();
  await callAsUser(getProfile, {}, 'user-token');

  expect(sent.map(({ token }) => token)).toEqual(['user-token']);
  expect(sessionStorage.getItem('maru.client-token')).toBeNull();
});
