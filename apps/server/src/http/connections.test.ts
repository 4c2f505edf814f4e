import net from 'node:net';
import { expect, test } from 'vitest';
import { listenOn } from '#test/event-stream.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const at = await shop.openStore();
const base = await listenOn(shop.app.hub);
const orders = `/v6/stores/${at.storeId}/orders`;
const authorization = `Bearer ${at.owner.token}`;

/** Sends raw bytes and returns everything received until the connection ends. */
async function sendBytes(...parts: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = net.connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<string>();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve(answer));
  for (const part of parts) socket.write(part);
  socket.end();
  return promise;
}

const head = (...lines: string[]) => [...lines, 'host: x', 'connection: close', '', ''].join('\r\n');

test('a body of 10 MB is refused without being read to its end', async () => {
  const { port, hostname } = new URL(base);
  const socket = net.connect(Number(port), hostname);
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  socket.on('error', () => {});
  socket.once('data', (chunk) => resolve(String(chunk)));
  socket.write(
    head(
      `POST ${orders} HTTP/1.1`,
      `authorization: ${authorization}`,
      'content-type: application/json',
      'content-length: 10000000',
    ),
  );
  // The body is never sent: its announced length alone is refused.
  const answer = await answered;
  socket.destroy();

  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('"status":"WRONG_FORMAT"');
});

test('a body that grows beyond a megabyte while it is sent is refused, too', async () => {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const body = new ReadableStream({
    async start(controller) {
      for (let i = 0; i < 160; i += 1) controller.enqueue(chunk);
      controller.close();
    },
  });
  const sent = fetch(base + orders, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': 'k' },
    body,
    duplex: 'half',
  } as RequestInit);

  // Either the refusal arrives, or the connection is closed while the body is still being sent.
  const http = await sent.then(({ status }) => status).catch(() => 400);
  expect(http).toBe(400);
});

test('a malformed URL is answered like every error', async () => {
  const answer = await sendBytes(head('GET /v6/stores/%zz/orders HTTP/1.1'));

  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m);
  expect(answer).toContain('"status":"WRONG_FORMAT"');
});

test.each<[string, string | Buffer]>([
  ['bytes that are no HTTP', Buffer.from([0, 255, 22, 3, 1, 13, 10, 13, 10])],
  ['a head that does not end', `GET ${orders} HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}`],
  ['an address of 40,000 letters', head(`GET ${orders}?cursor=${'y'.repeat(40_000)} HTTP/1.1`)],
  ['two lengths', head(`POST ${orders} HTTP/1.1`, 'content-length: 1', 'content-length: 2')],
  ['an unknown method', head(`BREW ${orders} HTTP/1.1`)],
])('%s ends the connection with a 4xx', async (_, bytes) => {
  expect(await sendBytes(bytes)).toMatch(/^HTTP\/1.1 4\d\d /);
});

test('a client that leaves in the middle of a body disturbs nobody', async () => {
  const start = head(
    `POST ${orders} HTTP/1.1`,
    `authorization: ${authorization}`,
    'content-type: application/json',
    'content-length: 500',
  );
  await Promise.all(Array.from({ length: 20 }, () => sendBytes(start, '{"lines":[')));

  expect((await fetch(`${base}/healthz`)).status).toBe(200);
});
