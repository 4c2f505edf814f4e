import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { type Maru, outsideClient } from './start-maru.ts';

/**
 * An outside app. Its first page redirects to Maru. Its callback page shows who signed in, or what went
 * wrong.
 */
export async function openOutsideApp({ accountUrl, outsideUrl }: Maru) {
  const redirect_uri = `${outsideUrl}/callback`;
  const code_verifier = randomBytes(32).toString('base64url');
  const begin = `${accountUrl}/oauth/authorize?${new URLSearchParams({
    client_id: outsideClient.id,
    response_type: 'code',
    scope: 'openid USER',
    redirect_uri,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`;

  async function nameOf(code: string): Promise<string> {
    const grant = { grant_type: 'authorization_code', client_id: outsideClient.id, code, code_verifier };
    const body = new URLSearchParams({ ...grant, redirect_uri });
    const tokens = await fetch(`${accountUrl}/oauth/token`, { method: 'POST', body });
    const { access_token } = (await tokens.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${accountUrl}${getProfile.path}`, { headers });
    return ((await answer.json()) as { response: { name: string } }).response.name;
  }

  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, outsideUrl);
    if (pathname !== '/callback') return response.writeHead(302, { location: begin }).end();
    const code = searchParams.get('code');
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    return response.end(code ? await nameOf(code) : searchParams.get('error'));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(outsideUrl).port), '127.0.0.1', resolve));
  return { url: `${outsideUrl}/`, close: () => server.close() };
}
