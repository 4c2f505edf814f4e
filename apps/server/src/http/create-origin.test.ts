import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import { withTerminal } from '#test/builders/terminal-builder.ts';
import { listenOn, readEvents } from '#test/event-stream.ts';
import { openShop } from '#test/open-shop.ts';
import { createOrigin } from './create-origin.ts';

const shop = await openShop();

test('a stop ends streams immediately and waits for a card that is being charged', async () => {
  const at = await shop.openStore();
  const { id: storeOrderId } = await shop.order(at);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const approve: CardProvider['approve'] = async (...request) => {
    asked.resolve();
    await answered.promise;
    return shop.terminal.approve(...request);
  };
  const { app } = await shop.instance({ gateways: withTerminal(shop.gateways, () => ({ approve })) });
  const base = await listenOn(app.hub);
  const stream = await readEvents(base, at.storeId, at.owner);
  const paid = fetch(base + postPayment.path, {
    method: postPayment.method,
    headers: {
      authorization: `Bearer ${at.owner.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'stop',
    },
    body: JSON.stringify({ storeId: at.storeId, storeOrderId, paymentMethod: 'card', amount: 4_500 }),
  });
  await asked.promise;

  expect(await stream.next()).toMatchObject({ type: 'ORDER_CHANGED' });

  const closed = app.close();
  expect(await stream.next()).toBeUndefined();
  answered.resolve();

  expect(await (await paid).json()).toMatchObject({
    status: 'OK',
    response: { order: { status: 'CLOSED' } },
  });
  await closed;
});

test.each([
  ['nobody is trusted', [], '10.0.0.1', '10.0.0.1'],
  ['the proxy is trusted', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.7'],
  ['somebody else claims to be a proxy', ['10.0.0.0/8'], '198.51.100.1', '198.51.100.1'],
])('where %s, a forged client address is ignored', async (_, trustProxy, from, seen) => {
  const app = createOrigin({ log: pino({ level: 'silent' }), trustProxy });
  app.get('/address', async ({ ip }) => ip);

  const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.7' };
  const answer = await app.inject({ url: '/address', remoteAddress: from, headers });

  expect(answer.body).toBe(seen);
});

test('a page without a policy gets one that allows nothing; other answers get none', async () => {
  const app = createOrigin({ log: pino({ level: 'silent' }), trustProxy: [] });
  app.get('/page', async (_request, reply) => reply.type('text/html').send('<p>forgotten</p>'));
  app.get('/own', async (_request, reply) =>
    reply.type('text/html').header('content-security-policy', 'its own').send('<p>careful</p>'),
  );
  app.get('/data', async () => ({}));
  const policyAt = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];

  expect(await policyAt('/page')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  expect(await policyAt('/own')).toBe('its own');
  expect(await policyAt('/data')).toBeUndefined();
});

test('if the disk of the uploaded files is full, a call answers 503 with Retry-After', async () => {
  const app = createOrigin({ log: pino({ level: 'silent' }), trustProxy: [] });
  app.put('/file', async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });

  const answer = await app.inject({ method: 'PUT', url: '/file' });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json()).toMatchObject({ status: 'UNAVAILABLE' });
});

test('a request may take 30 seconds, its database work too', async () => {
  expect(shop.app.hub.server.requestTimeout).toBe(30_000);
  expect(shop.app.account.server.requestTimeout).toBe(30_000);

  const { db, close } = openDatabase({ connection: shop.connection, maximum: 1, onError: () => {} });
  const { rows } = await sql`show statement_timeout`.execute(db);
  await close();
  expect(rows).toEqual([{ statementTimeout: '30s' }]);
});
