import { makePayLink, revokePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { withoutCards } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const guests = await openGuests(shop);
type At = Awaited<ReturnType<typeof shop.openStore>>;

const make = (at: At, orderId: string, linkId = newId(), by = at.owner) =>
  shop.call(makePayLink, { storeId: at.storeId, orderId, linkId }, by);
const day = 24 * 3_600_000;

test('a member makes a link for what is left, good for 24 hours, and the order shows it', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 500 }] });
  const linkId = newId();

  const { http, response } = await make(at, id, linkId);

  const expiresAt = new Date(shop.clock.now.getTime() + day).toISOString();
  expect(http).toBe(200);
  expect(response).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/pay\/[\w-]{64}$/),
    expiresAt,
    amount: 4_000,
    order: { id, pending: null, payLink: { id: linkId, until: expiresAt } },
  });
  expect(response.order.history.at(-1)).toMatchObject({ kind: 'PAY_LINK_MADE', amount: 4_000, by: '김마루' });
});

test('a repeat with the same id gets the same link and changes nothing; the secret of the link is stored nowhere', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const linkId = newId();
  const first = await make(at, id, linkId);
  const staff = await shop.staffOf({ id: at.storeId });

  for (const by of [at.owner, staff]) {
    const { url, expiresAt, amount, order } = (await make(at, id, linkId, by)).response;
    expect([url, expiresAt, amount, order.version]).toEqual([
      first.response.url,
      first.response.expiresAt,
      4_500,
      first.response.order.version,
    ]);
  }

  const token = first.response.url.split('/').at(-1) ?? '';
  for (const table of ['pay_links', 'idempotency_keys', 'outbox', 'store_events', 'order_history']) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      shop.db,
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  }
});

test('a new link ends the one before, and a revoked link is gone', async () => {
  const at = await shop.openStore();
  const { id: orderId } = await shop.order(at);
  const ids = [newId(), newId()] as const;
  const first = (await make(at, orderId, ids[0])).response.url;
  const second = (await make(at, orderId, ids[1])).response.url;

  expect(await guests.look(first)).toEqual({ state: 'UNKNOWN', isNotCharged: false });
  expect(await guests.look(second)).toMatchObject({ state: 'PAYABLE' });
  expect(await make(at, orderId, ids[0])).toMatchObject({
    http: 409,
    status: 'PAY_LINK_NOT_AVAILABLE',
    detail: { reason: 'ENDED' },
  });

  const revoke = () => shop.call(revokePayLink, { storeId: at.storeId, orderId }, at.owner);
  const revoked = await revoke();
  expect(revoked).toMatchObject({ http: 200, response: { payLink: null } });
  expect(revoked.response.history.at(-1)).toMatchObject({ kind: 'PAY_LINK_REVOKED' });
  expect(await guests.look(second)).toEqual({ state: 'UNKNOWN', isNotCharged: false });
  expect((await revoke()).response.version).toBe(revoked.response.version);
});

test('a link ends after 24 hours', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at);
  const url = await guests.linkOf(at, order);
  const now = shop.clock.now;

  shop.clock.now = new Date(now.getTime() + day - 1);
  expect(await guests.look(url)).toMatchObject({ state: 'PAYABLE' });
  shop.clock.now = new Date(now.getTime() + day);
  expect(await guests.look(url)).toEqual({ state: 'UNKNOWN', isNotCharged: false });
  shop.clock.now = now;
});

test('only an open order with something left to pay gets a link', async () => {
  const at = await shop.openStore();
  const paid = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  const cancelled = await shop.order(at);
  await shop.cancel(at, cancelled.id);
  const waiting = await shop.order(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.pay(at, waiting.id, { paymentMethod: 'card', amount: 4_500 });

  expect(await make(at, paid.id)).toMatchObject({ http: 409, status: 'ORDER_NOT_PAYABLE' });
  expect(await make(at, cancelled.id)).toMatchObject({ http: 409, status: 'ORDER_NOT_PAYABLE' });
  expect(await make(at, waiting.id)).toMatchObject({ http: 409, status: 'ORDER_PENDING' });
  expect(await make(at, newId())).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('a store without a provider gets no link and is told why; an open order of a suspended one gets its link', async () => {
  const at = await shop.openStore();
  const { id: orderId } = await shop.order(at);
  const cashOnly = await shop.instance({ gateways: withoutCards(shop.gateways) });

  const asked = { storeId: at.storeId, orderId, linkId: newId() };
  expect(await cashOnly.call(makePayLink, asked, at.owner)).toMatchObject({
    http: 409,
    status: 'PAY_LINK_NOT_AVAILABLE',
    detail: { reason: 'NO_PROVIDER' },
  });
  await suspend(at.storeId);
  expect(await make(at, orderId)).toMatchObject({ http: 200, response: { amount: 4_500 } });
});

test('an amount below the minimum of the provider gets no link, and the refusal says why', async () => {
  const at = await shop.openStore();
  const rest = (left: number) =>
    shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 - left }] });

  expect(await make(at, (await rest(99)).id)).toMatchObject({
    http: 409,
    status: 'PAY_LINK_NOT_AVAILABLE',
    detail: { reason: 'TOO_LITTLE' },
  });
  expect(await make(at, (await rest(100)).id)).toMatchObject({ http: 200, response: { amount: 100 } });
});

test('only members with the right for orders make and revoke links, of their own store', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  const { id: orderId } = await shop.order(at);
  const outsider = await shop.person();
  const idle = await shop.staffOf({ id: at.storeId }, ['MENU']);

  for (const [caller, http] of [
    [undefined, 401],
    [outsider, 404],
    [idle, 403],
    [other.owner, 404],
  ] as const) {
    const input = { storeId: at.storeId, orderId };
    expect(await shop.call(makePayLink, { ...input, linkId: newId() }, caller)).toMatchObject({ http });
    expect(await shop.call(revokePayLink, input, caller)).toMatchObject({ http });
  }
  const foreign = { storeId: other.storeId, orderId };
  expect(await shop.call(makePayLink, { ...foreign, linkId: newId() }, other.owner)).toMatchObject({
    http: 404,
  });
  expect(await shop.call(revokePayLink, foreign, other.owner)).toMatchObject({ http: 404 });
});

async function suspend(id: string) {
  await shop.db.updateTable('stores').set({ applicationStatus: 'TERMINATED' }).where('id', '=', id).execute();
}
