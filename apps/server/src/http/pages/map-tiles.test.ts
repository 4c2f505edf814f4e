import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageConfig } from '@maru/contract/rendered-page.ts';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createOrigin } from '#server/http/create-origin.ts';
import { hubPages } from './hub-pages.ts';

const folder = await mkdtemp(join(tmpdir(), 'maru-tiles-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const config: PageConfig = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'hub',
  signUpConsentLine: 'shown',
};

async function policyWith(mapTiles: PageConfig['mapTiles']) {
  const hub = createOrigin({ log: pino({ level: 'silent' }), trustProxy: [] });
  await hubPages({
    index: '<!--config-->',
    worker: '',
    config: { ...config, mapTiles },
    folder,
    fileOrigins: [],
  }).register(hub);
  const { headers } = await hub.inject({ url: '/', headers: { accept: 'text/html' } });
  return String(headers['content-security-policy']);
}

test('the map loads tiles only from the configured provider', async () => {
  const tiles = { url: 'https://tiles.example:8443/a/{z}/{x}/{y}.png', attribution: '© Tiles' };
  const policy = await policyWith(tiles);
  expect(policy).toContain("img-src 'self' https://tiles.example:8443 data: blob:;");
  expect(policy).toContain("connect-src 'self';");
  expect(await policyWith(undefined)).toContain("img-src 'self' data: blob:;");
});
