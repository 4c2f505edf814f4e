import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Entrance, limits } from '#server/http/rate-limits.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const guests = await openGuests(shop);

beforeEach(() => sql`truncate rate_limits`.execute(shop.db));

async function openOrder() {
  const at = await shop.openStore();
  const order = await shop.order(at);
  const url = await guests.linkOf(at, order);
  return { url, read: () => shop.readOrder(at, order.id) };
}

/** Counts as many calls as the limit allows. */
async function useUp(entrance: Entrance) {
  const { most } = limits.entrances[entrance];
  await sql`insert into rate_limits (name, subject, calls, ends_at)
    values (${entrance}, '127.0.0.1', ${most}, now() + interval '40 seconds')
    on conflict (name, subject) do update set calls = excluded.calls`.execute(shop.db);
}

test('an address that asks too often reads how long to wait', async () => {
  const { url } = await openOrder();
  const form = await guests.formOf(url);
  await useUp('/pay/:token');

  for (const answer of [await guests.open(url), await guests.open(url, { form })]) {
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(30);
    expect(JSON.parse(answer.text).payPage).toEqual({
      state: 'FAILED',
      why: 'BUSY',
      seconds,
      requestId: null,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('a guest whose return exceeds the rate limit is not charged; the same address charges after the wait', async () => {
  const { url, read } = await openOrder();
  const back = await guests.payAt(url);
  await useUp('/pay/:token/return');

  const { status, text } = await guests.open(back);
  expect([status, JSON.parse(text).payPage.why]).toEqual([429, 'BUSY']);
  expect(await read()).toMatchObject({ status: 'OPEN', pending: null, payments: [] });

  await sql`truncate rate_limits`.execute(shop.db);
  await guests.open(back);
  expect(await read()).toMatchObject({ status: 'CLOSED', paid: 4_500 });
});

test('the page explains a failure of the server, with the id in the log', async () => {
  const { url } = await openOrder();
  const checkoutOf = async () => Promise.reject(new Error('no keys'));
  const broken = await openGuests(shop, { gateways: { ...shop.gateways, checkoutOf } });

  const { status, text } = await broken.open(url);

  expect(status).toBe(500);
  const { payPage } = JSON.parse(text);
  expect(payPage).toEqual({ state: 'FAILED', why: 'BROKEN', seconds: null, requestId: expect.any(String) });
});

test('a form that is too large gets status 400 and the failure page', async () => {
  const { url } = await openOrder();
  const { status, text } = await guests.open(url, { form: { amount: '1'.repeat(2_000) } });
  expect([status, JSON.parse(text).payPage.why]).toEqual([400, 'BROKEN']);
});
