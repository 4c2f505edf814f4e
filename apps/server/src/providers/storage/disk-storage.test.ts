import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { createOrigin } from '#server/http/create-origin.ts';
import { diskStorage } from './disk-storage.ts';

const pageOrigin = 'http://localhost:3001';
const root = join(await mkdtemp(join(tmpdir(), 'maru-disk-')), 'files');
const clock = { now: new Date('2026-11-20T03:00:00Z') };
const secrets = ['the present secret', 'the one before'] as const;
const storage = diskStorage({ root, secrets: [...secrets], clock: () => clock.now });
const hub = createOrigin({ log: pino({ level: 'silent' }), trustProxy: [] });
storage.register(hub);
const base = await hub.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await hub.close();
  await rm(join(root, '..'), { recursive: true });
});

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'),
  Buffer.from('0000000c49444154', 'hex'),
  Buffer.alloc(100, 5),
]);
const contentType = 'image/png';
const later = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000);
const newIncoming = () => `incoming/${newId()}`;
const newKey = (user = newId()) => `profile-image/${user}/${newId()}.png`;

function signUpload(over: Partial<Parameters<typeof storage.signUpload>[0]> = {}) {
  const upload = { key: newIncoming(), contentType, bytes: png.length, pageOrigin, expiresAt: later(15) };
  return storage.signUpload({ ...upload, ...over });
}

const put = (url: string, payload = png, headers: Record<string, string> = { 'content-type': contentType }) =>
  hub.inject({ method: 'PUT', url, headers, payload });

async function stored(bytes = png, key = newKey()): Promise<string> {
  await storage.write(key, { bytes, contentType });
  return key;
}

const linkTo = (key: string) => storage.signAccess({ key, pageOrigin, expiresAt: later(10) });

const keyIn = (url: string) => new URL(url).pathname.replace('/files/', '');

test('uploads are in a folder that no other user may enter', async () => {
  const { url } = await signUpload();
  expect((await put(url)).statusCode).toBe(200);

  const path = join(root, keyIn(url));
  expect(await readFile(path)).toEqual(png);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  for (const folder of [root, join(root, 'incoming')]) expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a link accepts only the signed length and type', async () => {
  const { url } = await signUpload();
  for (const answer of [
    await put(url, Buffer.concat([png, png])),
    await put(url, png.subarray(1)),
    await put(url, Buffer.alloc(0)),
    await put(url, png, { 'content-type': 'text/html' }),
    await put(url, png, { 'content-type': 'application/json' }),
  ])
    expect(answer).toMatchObject({ statusCode: 404 });
  expect(await storage.read(keyIn(url), 1)).toBeUndefined();
});

test('a body without a length is refused', async () => {
  const { url } = await signUpload();
  const { pathname, search } = new URL(url);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(png);
      controller.close();
    },
  });
  const sent = {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body,
    duplex: 'half',
  } as RequestInit;
  expect((await fetch(base + pathname + search, sent)).status).toBe(404);
});

/** Ways to tamper with a link. */
function altered(url: string): string[] {
  const other = (change: (link: URL) => void) => {
    const link = new URL(url);
    change(link);
    return link.href;
  };
  const signature = new URL(url).searchParams.get('signature') ?? '';
  return [
    other((link) => link.searchParams.delete('signature')),
    other((link) => link.searchParams.set('signature', '')),
    other((link) => link.searchParams.set('signature', `${signature.slice(0, -2)}AA`)),
    other((link) => link.searchParams.set('signature', `${signature}AA`)),
    other((link) => link.searchParams.append('signature', signature)),
    other((link) => link.searchParams.set('expires', '9999999999')),
    other((link) => link.searchParams.set('expires', '1e12')),
    other((link) => link.searchParams.delete('expires')),
    other((link) => {
      link.pathname = `/files/${url.includes('incoming') ? newIncoming() : newKey()}`;
    }),
  ];
}

test('an altered link is refused, and so is an upload link for reading or a read link for uploading', async () => {
  const upload = await signUpload();
  const shown = await linkTo(await stored());
  for (const url of [...altered(upload.url), shown])
    expect((await put(url)).json()).toMatchObject({ status: 'NOT_FOUND' });
  await put(upload.url);
  for (const url of [...altered(shown), upload.url])
    expect((await hub.inject({ url })).json()).toMatchObject({ status: 'NOT_FOUND' });
  expect((await hub.inject({ url: shown })).statusCode).toBe(200);
});

test('no link can overwrite an admitted file', async () => {
  const key = await stored();
  const { url } = await signUpload({ key });
  expect((await put(url)).statusCode).toBe(404);
});

test('a link expires', async () => {
  const upload = await signUpload();
  const shown = await linkTo(await stored());
  const before = clock.now;
  clock.now = later(10);
  expect((await hub.inject({ url: shown })).statusCode).toBe(404);
  expect((await put(upload.url)).statusCode).toBe(200);
  clock.now = later(5);
  expect((await put(upload.url)).statusCode).toBe(404);
  clock.now = before;
});

test('a link signed with the previous key works, one of a foreign key does not', async () => {
  const key = await stored();
  const by = (secret: string) => diskStorage({ root, secrets: [secret], clock: () => clock.now });
  const open = (secret: string) => by(secret).signAccess({ key, pageOrigin, expiresAt: later(1) });
  expect((await hub.inject({ url: await open(secrets[1]) })).statusCode).toBe(200);
  expect((await hub.inject({ url: await open('a foreign secret') })).statusCode).toBe(404);
});

test('a file is served with a policy that runs nothing', async () => {
  const { headers, rawPayload } = await hub.inject({ url: await linkTo(await stored()) });
  expect(rawPayload).toEqual(png);
  expect(headers).toMatchObject({
    'content-type': contentType,
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]{36}\.png"$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'content-length': String(png.length),
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('an HTML page under a key is served as bytes', async () => {
  const key = await stored(Buffer.from('<!doctype html><script>alert(1)</script>'));
  const { headers } = await hub.inject({ url: await linkTo(key) });
  expect(headers['content-type']).toBe('application/octet-stream');
});

test('a range request gets its part', async () => {
  const url = await linkTo(await stored());
  const ask = (range: string, more = {}) => hub.inject({ url, headers: { range, ...more } });

  const part = await ask('bytes=4-9');
  expect(part).toMatchObject({ statusCode: 206, rawPayload: png.subarray(4, 10) });
  expect(part.headers).toMatchObject({ 'content-range': `bytes 4-9/${png.length}`, 'content-length': '6' });
  const none = await ask(`bytes=${png.length}-`);
  expect(none).toMatchObject({ statusCode: 416 });
  expect(none.headers['content-range']).toBe(`bytes */${png.length}`);
  expect(await ask('bytes=4-9', { 'if-range': '"x"' })).toMatchObject({ statusCode: 200, rawPayload: png });
});

test('HEAD says what GET would send', async () => {
  const answer = await hub.inject({ method: 'HEAD', url: await linkTo(await stored()) });
  expect(answer).toMatchObject({ statusCode: 200, body: '' });
  expect(answer.headers).toMatchObject({ 'content-length': String(png.length), 'content-type': contentType });
});

test('a link to a deleted file is not found', async () => {
  const key = await stored();
  const url = await linkTo(key);
  await storage.delete(key);
  expect((await hub.inject({ url })).statusCode).toBe(404);
});

test('an aborted upload leaves no file', async () => {
  const { url } = await signUpload();
  const { pathname, search } = new URL(url);
  const upload = await beginUpload(pathname + search, png.subarray(0, 10));
  upload.socket.destroy();
  await upload.ended;
  await expect.poll(() => partsOnDisk()).toEqual([]);
  expect(await storage.read(keyIn(url), 1)).toBeUndefined();
});

test('a second upload with the same link aborts the first', async () => {
  const { url } = await signUpload();
  const { pathname, search } = new URL(url);
  const first = await beginUpload(pathname + search, png.subarray(0, 10));
  const second = await fetch(base + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: png,
  });
  expect(second.status).toBe(200);
  await first.ended;
  expect((await storage.read(keyIn(url), png.length))?.bytes).toEqual(png);
});

test('an upload may take longer than other requests, which are cut off', async () => {
  const tooLong = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const { url } = await signUpload();
  const { pathname, search } = new URL(url);

  const upload = await beginUpload(pathname + search, png.subarray(0, 10));
  hub.server.emit('clientError', tooLong, upload.served);
  upload.socket.write(png.subarray(10));
  expect(await upload.ended).toMatch(/^HTTP\/1.1 200 /);

  const other = await connect();
  hub.server.emit('clientError', tooLong, other.served);
  expect(await other.ended).toMatch(/^HTTP\/1.1 408 /);
});

/** A connection and the server's socket of it. */
async function connect() {
  const connected = once(hub.server, 'connection');
  const socket = net.connect(Number(new URL(base).port), '127.0.0.1');
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve(answer));
  const [served] = await connected;
  return { socket, served, ended };
}

/** Sends the head of an upload and its first bytes. */
async function beginUpload(path: string, bytes: Buffer) {
  const connection = await connect();
  const lines = [`PUT ${path} HTTP/1.1`, 'host: x', 'connection: close', `content-type: ${contentType}`];
  connection.socket.write(`${lines.join('\r\n')}\r\ncontent-length: ${png.length}\r\n\r\n`);
  connection.socket.write(bytes);
  await expect.poll(() => partsOnDisk()).toHaveLength(1);
  return connection;
}

const partsOnDisk = async () =>
  (await readdir(join(root, 'incoming'))).filter((name) => name.endsWith('.part'));

test('a cookie opens its folder and no other', async () => {
  const [user, other] = [newId(), newId()];
  const [mine, foreign] = [await stored(png, newKey(user)), await stored(png, newKey(other))];
  const folder = `profile-image/${user}/`;
  const { folderUrl, cookies } = await storage.signFolder({ folder, pageOrigin, expiresAt: later(30) });
  expect(folderUrl).toBe(`${pageOrigin}/files/${folder}`);
  const [cookie = ''] = cookies;
  expect(cookie).toMatch(
    new RegExp(`; Path=/files/${folder}; Expires=[^;]+ GMT; HttpOnly; SameSite=Strict$`),
  );
  const [pair = ''] = cookie.split(';');
  const get = (path: string, sent = pair) => hub.inject({ url: path, headers: { cookie: `a=b; ${sent}` } });

  expect((await get(`/files/${mine}`)).rawPayload).toEqual(png);
  const id = foreign.split('/').at(-1);
  for (const path of [
    `/files/${foreign}`,
    `/files/${folder}../${other}/${id}`,
    `/files/${folder}..%2f${other}%2f${id}`,
    `/files/${folder}%2e%2e/${other}/${id}`,
    `/files/${folder}..%5c${other}%5c${id}`,
    `/files/${folder}%252e%252e%252f${other}%252f${id}`,
    `/files/${folder}/${id}`,
    `/files/${folder}`,
    `/files/${folder.replace(user, other)}${id}`,
    '/files/incoming/',
    `/files/${folder}%00`,
  ])
    expect((await get(path)).statusCode, path).toBe(404);

  const [until, proof = ''] = (pair.split('=')[1] ?? '').split('.');
  for (const forged of [
    'maru-files=',
    `maru-files=${until}.`,
    `maru-files=9999999999.${proof}`,
    `maru-files=${until}.${proof.slice(0, -2)}AA`,
    `not-maru-files=${until}.${proof}`,
  ])
    expect((await get(`/files/${mine}`, forged)).statusCode, forged).toBe(404);
});

test('a folder cookie expires, and is Secure under https', async () => {
  const user = newId();
  const key = await stored(png, newKey(user));
  const folder = `profile-image/${user}/`;
  const signed = await storage.signFolder({
    folder,
    pageOrigin: 'https://hub.example',
    expiresAt: later(30),
  });
  expect(signed.cookies[0]).toMatch(/; Secure$/);
  const headers = { cookie: signed.cookies[0]?.split(';')[0] ?? '' };
  expect((await hub.inject({ url: `/files/${key}`, headers })).statusCode).toBe(200);
  const before = clock.now;
  clock.now = later(30);
  expect((await hub.inject({ url: `/files/${key}`, headers })).statusCode).toBe(404);
  clock.now = before;
});

test.each(['../../etc/passwd', '/etc/passwd', 'incoming/../../x', 'incoming/x', 'profile-image/a/b.png', ''])(
  'the storage never leaves its folder: %s',
  async (key) => {
    await expect(storage.read(key, 10)).rejects.toThrow('no key');
    await expect(storage.write(key, { bytes: png, contentType })).rejects.toThrow('no key');
    expect(() => storage.delete(key)).toThrow('no key');
  },
);

test('of twenty concurrent writes to one key exactly one succeeds', async () => {
  const key = newKey();
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, i) => storage.write(key, { bytes: Buffer.from(`${i}`), contentType })),
  );
  expect(written.filter(Boolean)).toHaveLength(1);
  expect((await storage.read(key, 9))?.bytes.toString()).toBe(String(written.indexOf(true)));
  expect(await partsOnDisk()).toEqual([]);
});

test('a file that changed or disappeared since its inspection is not adopted', async () => {
  const [from, key] = [newIncoming(), newKey()];
  const { url } = await signUpload({ key: from });
  await put(url);
  const seen = await storage.read(from, 1);
  const adopt = () => storage.adopt(key, { key: from, version: seen?.version ?? '', contentType });
  await put(url);
  expect(await adopt()).toBe(false);
  expect(await storage.read(key, 1)).toBeUndefined();

  const again = await storage.read(from, 1);
  expect(await storage.adopt(key, { key: from, version: again?.version ?? '', contentType })).toBe(true);
  await storage.delete(from);
  expect(await adopt()).toBe(false);
  expect((await storage.read(key, png.length))?.bytes).toEqual(png);
});

test('old incoming files are deleted, files under their keys stay', async () => {
  const [old, key] = [await signUpload(), await stored()];
  await put(old.url);
  await storage.deleteIncomingBefore(new Date(Date.now() - 60_000));
  expect(await storage.read(keyIn(old.url), 1)).toBeDefined();
  await storage.deleteIncomingBefore(new Date(Date.now() + 60_000));
  expect(await storage.read(keyIn(old.url), 1)).toBeUndefined();
  expect(await storage.read(key, 1)).toBeDefined();
});
