import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const guests = await openGuests(shop);
const { accountUrl } = shop.config;

async function openOrder(over: Parameters<typeof shop.order>[1] = {}) {
  const at = await shop.openStore({ name: '마루 본점' });
  const order = await shop.order(at, over);
  const url = await guests.linkOf(at, order);
  return { at, order, url, read: () => shop.readOrder(at, order.id) };
}

test('the page shows the store, the lines and what is left, is never cached, and opening it changes nothing', async () => {
  const { order, url, read } = await openOrder({ tenders: [{ type: 'INSTORE_CASH', amount: 500 }] });
  const before = await read();

  const { status, headers } = await guests.open(url);

  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(await guests.look(url)).toEqual({
    state: 'PAYABLE',
    storeName: '마루 본점',
    orderNumber: order.orderNumber,
    lines: [
      expect.objectContaining({
        name: '아메리카노',
        options: [{ name: '핫', nameEn: null }],
        quantity: 1,
        total: 4_500,
      }),
    ],
    contents: expect.any(String),
    total: 4_500,
    paid: 500,
    amount: 4_000,
    givenBack: 0,
    goingBack: 0,
    hint: null,
  });
  expect(await read()).toEqual(before);
});

test('a guest pays at the checkout and comes back: the order is paid and closed like by a card', async () => {
  const { url, read } = await openOrder();

  const checkout = await guests.press(url);
  expect(checkout).toMatch(/^http:\/\/localhost:3000\/dev\/checkout\/simulated-/);
  expect(await read()).toMatchObject({ status: 'OPEN', pending: null, paid: 0 });

  expect(await guests.pay(url)).toMatchObject({ state: 'PAID', amount: 4_500, givenBack: 0, goingBack: 0 });
  const order = await read();
  expect(order).toMatchObject({
    status: 'CLOSED',
    pending: null,
    paymentType: 'card',
    payLink: null,
    payments: [
      {
        type: 'card',
        approved: 4_500,
        isByLink: true,
        takenBy: null,
        transactions: [{ status: 'APPROVED' }],
      },
    ],
    history: [
      { kind: 'TAKEN' },
      { kind: 'PAY_LINK_MADE' },
      { kind: 'PAID', by: null, byGuest: true },
      { kind: 'CLOSED', by: null },
    ],
  });
  expectToAddUp(order);
});

test('coming back twice, also at once, charges once', async () => {
  const { at, url, read } = await openOrder();
  const back = await guests.payAt(url);

  await Promise.all([guests.open(back), guests.open(back), guests.open(back)]);
  await guests.open(back);

  expect(await read()).toMatchObject({ status: 'CLOSED', paid: 4_500, payments: [{ approved: 4_500 }] });
  const charges = shop.db
    .selectFrom('simulatedTerminalCharges')
    .select('intentId')
    .where('storeId', '=', at.storeId);
  expect(await charges.execute()).toHaveLength(1);
});

test('of two guests at the checkout one is charged, and the other reads that nothing was charged', async () => {
  const { url, read } = await openOrder();
  const [first, second] = [await guests.payAt(url), await guests.payAt(url)];

  const mine = await guests.open(first);
  const theirs = await guests.open(second);

  expect(await guests.look(mine.location ?? '')).toMatchObject({ state: 'PAID', hint: null });
  expect(await guests.look(theirs.location ?? '')).toMatchObject({ state: 'PAID', hint: 'NOT_CHARGED' });
  // Whoever paid may load their return address again.
  expect((await guests.open(first)).location).toBe(url);
  expect(await read()).toMatchObject({ paid: 4_500, payments: [{ approved: 4_500 }] });
});

test('a guest who presses “pay” on a page from before the payment reads that nothing was charged', async () => {
  const { url } = await openOrder();
  const form = await guests.formOf(url);
  await guests.pay(url);

  const { location } = await guests.open(url, { form });

  expect(await guests.look(location ?? '')).toMatchObject({ state: 'PAID', hint: 'NOT_CHARGED' });
});

test('a declined card leaves the link payable, and the page says so until the guest pays', async () => {
  const { url, read } = await openOrder();

  expect(await guests.pay(url, 'DECLINE')).toMatchObject({
    state: 'PAYABLE',
    amount: 4_500,
    hint: 'NOT_PAID',
  });
  const declined = await read();
  expect(declined).toMatchObject({ status: 'OPEN', pending: null, paid: 0 });
  expect(declined.history.at(-1)).toMatchObject({ kind: 'PAYMENT_FAILED', by: null, byGuest: true });
  expect(await guests.pay(url)).toMatchObject({ state: 'PAID' });
});

test('a guest who leaves the checkout can pay again', async () => {
  const { url, read } = await openOrder();
  const checkout = await guests.press(url);
  const { leaveUrl } = JSON.parse((await guests.open(checkout)).text).checkout;

  expect(await guests.look(leaveUrl)).toMatchObject({ state: 'PAYABLE', hint: 'LEFT' });
  expect(await read()).toMatchObject({ status: 'OPEN', pending: null, payments: [] });
  expect(await guests.pay(url)).toMatchObject({ state: 'PAID' });
});

test('pressing “pay” for an amount that is no longer due begins no payment and shows the present amount', async () => {
  const { at, order, url } = await openOrder();
  const form = await guests.formOf(url);
  await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 1_000 });

  const { status, location } = await guests.open(url, { form });

  expect([status, location]).toEqual([303, `${url}?changed`]);
  expect(await guests.look(`${url}?changed`)).toMatchObject({
    state: 'PAYABLE',
    amount: 3_500,
    hint: 'CHANGED',
  });
  expect(
    await shop.db.selectFrom('payTries').selectAll().where('storeId', '=', at.storeId).execute(),
  ).toEqual([]);
});

test('pressing “pay” works with the origin null, because the page sends no referrer', async () => {
  const { url } = await openOrder();
  const form = await guests.formOf(url);
  const { location } = await guests.open(url, { form, headers: { origin: 'null' } });
  expect(location).toContain('/dev/checkout/');
});

test.each([
  ['nothing', ''],
  ['no token', 'x'.repeat(64)],
  ['a token of another length', 'abc'],
])('a pay address with %s shows an unknown link, and its form leads back to it', async (_what, token) => {
  const url = `${accountUrl}/pay/${token}`;
  if (token === '') return expect((await guests.open(url)).text).not.toContain('PAYABLE');
  expect(await guests.look(`${url}?notcharged`)).toEqual({ state: 'UNKNOWN', isNotCharged: false });
  expect((await guests.open(url, { form: { amount: '1' } })).location).toBe(url);
  expect((await guests.open(`${url}/return?orderId=x`)).location).toBe(url);
});

test('while a card at the till has no answer the page waits, and pressing “pay” begins no payment', async () => {
  const { at, order, url } = await openOrder();
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.pay(at, order.id, { paymentMethod: 'card', amount: 4_500 });

  expect(await guests.look(url)).toMatchObject({ state: 'WAITING' });
  expect((await guests.open(url, { form: { amount: '4500' } })).location).toBe(url);
  shop.passTerminalTime();
  await shop.runJobs();
  expect(await guests.look(url)).toMatchObject({ state: 'ALREADY_PAID', amount: 0 });
});

test('the page says that a checkout cannot be opened', async () => {
  const { at, order } = await openOrder();
  const checkout = { name: 'away', begin: async () => Promise.reject(new Error('away')) };
  const away = await openGuests(shop, {
    gateways: { ...shop.gateways, checkoutOf: async () => ({ checkout, keys: null }) },
  });
  const url = await away.linkOf(at, order);
  expect(await away.press(url)).toBe(`${url}?notopened`);
  expect(await away.look(`${url}?notopened`)).toMatchObject({ state: 'PAYABLE', hint: 'NOT_OPENED' });
});

test('a link begins at most twenty payments in ten minutes', async () => {
  const { url } = await openOrder();
  for (let press = 0; press < 20; press += 1) expect(await guests.press(url)).toContain('/dev/checkout/');
  expect(await guests.press(url)).toBe(`${url}?notopened`);
});
