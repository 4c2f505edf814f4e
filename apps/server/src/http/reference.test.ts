import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerReference } from './reference.ts';

const app = Fastify();
registerReference(app, { accountUrl: 'http://localhost:3000', hubUrl: 'http://localhost:3001' });
afterAll(() => app.close());

async function get(url: string) {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url });
  return { http: statusCode, type: String(headers['content-type']), headers, body };
}

test('/openapi.json names the origins it is served for', async () => {
  const { http, type, body } = await get('/openapi.json');

  expect([http, type]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'http://localhost:3001' }, { url: 'http://localhost:3000' }],
  });
});

test('the reference page has no inline script or style, and its policy would refuse them', async () => {
  const { http, type, headers, body } = await get('/reference');

  expect([http, type]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
});

test('everything that the page loads is served with its type', async () => {
  const { body } = await get('/reference');
  const asked = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => url ?? '');

  expect(asked).toHaveLength(3);
  for (const url of asked) {
    const { http, type } = await get(url);
    expect([url, http, type]).toEqual([
      url,
      200,
      expect.stringMatching(/^(text\/css|(text|application)\/javascript)/),
    ]);
  }
});

test('other files of the package of the reference page are not served', async () => {
  expect((await get('/reference/package.json')).http).toBe(404);
  expect((await get('/reference/swagger-ui-bundle.js.map')).http).toBe(404);
  expect((await get('/reference/..%2f..%2fconfig.ts')).http).toBe(404);
});
