import { createHash, randomBytes } from 'node:crypto';
import type { SignInTarget } from './sign-in-server.ts';

export type Tokens = { access_token: string; refresh_token: string };

let browsers = 0;

/**
 * Signs one person in like a browser: leaves the hub, gets the page, posts the form, returns and redeems the code. Each
 * sign-in comes from its own address, because sign-ins are limited per address.
 */
export async function signIn(target: SignInTarget, username: string): Promise<Tokens> {
  const { accountUrl, hubUrl, password } = target;
  browsers += 1;
  const from = { 'x-forwarded-for': `10.2.${(browsers >> 8) & 255}.${browsers & 255}` };
  const jar = new Map<string, string>();
  const verifier = randomBytes(32).toString('base64url');
  const redirect_uri = `${hubUrl}/login/callback`;
  const asked = new URLSearchParams({
    client_id: 'maru-hub',
    response_type: 'code',
    scope: 'openid offline_access CLIENT USER',
    redirect_uri,
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await open(jar, `${accountUrl}/oauth/authorize?${asked}`, from);
  await open(jar, page, from);
  const form = new URLSearchParams({ username, password });
  const resumed = await open(jar, `${accountUrl}/login`, { ...from, origin: accountUrl }, form);
  const back = new URL(await open(jar, resumed, from));
  const code = back.searchParams.get('code') ?? '';
  return redeem(target, { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier });
}

export function refresh(target: SignInTarget, { refresh_token }: Tokens): Promise<Tokens> {
  return redeem(target, { grant_type: 'refresh_token', refresh_token });
}

/** A CLIENT token: nobody is signed in. */
export function clientToken({ hubUrl, basic }: SignInTarget): Promise<Tokens> {
  return postToken(hubUrl, { grant_type: 'client_credentials', scope: 'CLIENT' }, { authorization: basic });
}

function redeem({ hubUrl }: SignInTarget, form: Record<string, string>): Promise<Tokens> {
  return postToken(hubUrl, { client_id: 'maru-hub', ...form });
}

async function postToken(
  hubUrl: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Tokens> {
  const body = new URLSearchParams(form);
  const response = await fetch(`${hubUrl}/oauth/token`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${form.grant_type}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Tokens;
}

/** Returns the redirect, or the URL itself if it is a page. */
async function open(
  jar: Map<string, string>,
  url: string,
  headers: Record<string, string>,
  body?: URLSearchParams,
): Promise<string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { ...headers, cookie },
    ...(body && { method: 'POST', body }),
  });
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`${url}: ${response.status}`);
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
  const to = response.headers.get('location');
  return to === null ? url : new URL(to, url).href;
}
