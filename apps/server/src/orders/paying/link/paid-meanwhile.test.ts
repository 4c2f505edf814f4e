import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { makePayLink, revokePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';
import { expect, test, vi } from 'vitest';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const guests = await openGuests(shop);
const name = 'simulated-checkout';

async function openOrder(settings = {}) {
  const at = await shop.openStore({ settings });
  const order = await shop.order(at);
  const url = await guests.linkOf(at, order);
  return { at, order, url, read: () => shop.readOrder(at, order.id) };
}

async function linkIdOf(orderId: string): Promise<string> {
  const links = shop.db.selectFrom('payLinks').select('id').where('orderId', '=', orderId);
  return (await links.executeTakeFirstOrThrow()).id;
}

/** Guests of a server whose checkout acts differently when the charge is requested. */
async function guestsWith(over: (checkout: CardProvider) => Partial<CardProvider>) {
  const checkout = shop.gateways.byName.get(name) ?? expect.fail();
  const byName = new Map([...shop.gateways.byName, [name, { ...checkout, ...over(checkout) }]]);
  return openGuests(shop, { gateways: { ...shop.gateways, waitMilliseconds: 600_000, byName } });
}

test('of two guests who return from the checkout at the same time only one is charged', async () => {
  const { url, read } = await openOrder();
  const backs = [await guests.payAt(url), await guests.payAt(url)];

  await Promise.all(backs.map((back) => guests.open(back)));

  const order = await read();
  expect(order).toMatchObject({ status: 'CLOSED', paid: 4_500, payments: [{ approved: 4_500, excess: 0 }] });
  expectToAddUp(order);
});

test('a link ends once it is paid: a second payment begun before is not charged, even if the first is given back', async () => {
  const { at, order, url, read } = await openOrder({ closePaidOrders: false });
  const backs = [await guests.payAt(url), await guests.payAt(url)] as const;
  await guests.open(backs[0]);
  const [payment] = (await read()).payments;
  expect(await shop.giveBack(at, payment?.id ?? '')).toMatchObject({ http: 200 });

  await guests.open(backs[1]);

  expect(await read()).toMatchObject({ status: 'OPEN', pending: null, paid: 0, payments: [{}] });
  expect(await guests.look(url)).toMatchObject({ state: 'RETURNED', givenBack: 4_500 });
  const ended = await shop.call(
    makePayLink,
    { storeId: at.storeId, orderId: order.id, linkId: await linkIdOf(order.id) },
    at.owner,
  );
  expect(ended).toMatchObject({ status: 'PAY_LINK_NOT_AVAILABLE', detail: { reason: 'ENDED' } });
});

test('an order that was paid in cash meanwhile is not charged', async () => {
  const { at, order, url, read } = await openOrder();
  const back = await guests.payAt(url);
  await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });

  await guests.open(back);

  expect(await guests.look(url)).toMatchObject({ state: 'ALREADY_PAID', amount: 0 });
  expect(await read()).toMatchObject({ paid: 4_500, paymentType: 'INSTORE_CASH', payments: [{}] });
});

test('an order whose amount changed meanwhile is not charged; the page shows the present amount', async () => {
  const { at, order, url, read } = await openOrder();
  const back = await guests.payAt(url);
  const add = [{ itemId: at.menu.fruitBox, quantity: 1 }];
  const changed = await shop.call(
    changeOrder,
    { storeId: at.storeId, orderId: order.id, add, addedTotal: 5_500 },
    at.owner,
  );
  const { leftToPay } = changed.response;

  expect((await guests.open(back)).location).toBe(`${url}?changed`);
  expect(await guests.look(url)).toMatchObject({ state: 'PAYABLE', amount: leftToPay });
  expect(await read()).toMatchObject({ status: 'OPEN', pending: null, payments: [] });
  expect(await guests.pay(url)).toMatchObject({ state: 'PAID', amount: leftToPay });
});

/** Takes out the only line and puts another of the same price in. */
async function swapLine({ at, order }: Awaited<ReturnType<typeof openOrder>>) {
  const add = [{ name: '레모네이드', unitPrice: 4_500, taxable: true, quantity: 1 }];
  const lines = order.lines.map(({ id: lineId }) => ({ lineId, quantity: 0 }));
  const input = { storeId: at.storeId, orderId: order.id };
  const added = await shop.call(changeOrder, { ...input, add, addedTotal: 4_500 }, at.owner);
  const swapped = await shop.call(changeOrder, { ...input, lines }, at.owner);
  expect([added.http, swapped.http, swapped.response.leftToPay]).toEqual([200, 200, 4_500]);
}

test('an order that changed meanwhile to an equal amount is not charged; the page shows the present lines', async () => {
  const opened = await openOrder();
  const { url, read } = opened;
  const seen = await guests.formOf(url);
  const back = await guests.payAt(url);
  await swapLine(opened);

  expect((await guests.open(url, { form: seen })).location).toBe(`${url}?changed`);
  expect((await guests.open(back)).location).toBe(`${url}?changed`);
  expect(await read()).toMatchObject({ status: 'OPEN', pending: null, payments: [] });
  expect(await guests.look(`${url}?changed`)).toMatchObject({
    state: 'PAYABLE',
    hint: 'CHANGED',
    amount: 4_500,
    lines: [{ name: '레모네이드' }],
  });
  expect(await guests.pay(url)).toMatchObject({ state: 'PAID', amount: 4_500 });
});

test('cash that was taken and given back meanwhile does not change what the guest pays for', async () => {
  const { at, order, url, read } = await openOrder();
  const back = await guests.payAt(url);
  const paid = await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 1_000 });
  expect((await shop.giveBack(at, paid.response.payment.id)).http).toBe(200);

  await guests.open(back);

  expect(await guests.look(url)).toMatchObject({ state: 'PAID', amount: 4_500 });
  expect(await read()).toMatchObject({ status: 'CLOSED', paid: 4_500 });
});

test('a cancelled order is not charged', async () => {
  const { at, order, url, read } = await openOrder();
  const back = await guests.payAt(url);
  await shop.cancel(at, order.id);

  await guests.open(back);

  expect(await guests.look(url)).toMatchObject({ state: 'CANCELLED' });
  expect(await read()).toMatchObject({ status: 'CANCELLED', payments: [] });
});

test('a link that was revoked or expired while the guest paid charges nothing', async () => {
  const revoked = await openOrder();
  const expired = await openOrder();
  const backs = [await guests.payAt(revoked.url), await guests.payAt(expired.url)] as const;
  const { storeId, owner } = revoked.at;
  await shop.call(revokePayLink, { storeId, orderId: revoked.order.id }, owner);

  const ends = [await guests.open(backs[0])];
  const now = shop.clock.now;
  shop.clock.now = new Date(now.getTime() + 24 * 3_600_000);
  ends.push(await guests.open(backs[1]));

  for (const { location } of ends)
    expect(await guests.look(location ?? '')).toEqual({ state: 'UNKNOWN', isNotCharged: true });
  for (const { url, read } of [revoked, expired]) {
    expect(await guests.look(url)).toEqual({ state: 'UNKNOWN', isNotCharged: false });
    expect(await read()).toMatchObject({ status: 'OPEN', pending: null, payments: [] });
  }
  shop.clock.now = now;
});

test('an open order of a store that was suspended meanwhile is paid by its link', async () => {
  const { at, url, read } = await openOrder();
  const back = await guests.payAt(url);
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where('id', '=', at.storeId)
    .execute();

  await guests.open(back);

  expect(await guests.look(url)).toMatchObject({ state: 'PAID' });
  expect(await read()).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500 });
});

test('a payment with another amount, another key or of another link is not charged', async () => {
  const mine = await openOrder();
  const other = await openOrder();
  const back = new URL(await guests.payAt(mine.url));
  const foreign = new URL(await guests.payAt(other.url));
  const forged = (name: string, value: string) => {
    const url = new URL(back);
    url.searchParams.set(name, value);
    return url;
  };

  for (const url of [
    forged('amount', '100'),
    forged('paymentKey', 'simulated-0'),
    forged('orderId', foreign.searchParams.get('orderId') ?? ''),
    `${mine.url}/return${foreign.search}`,
  ])
    await guests.open(url);

  expect(await mine.read()).toMatchObject({ status: 'OPEN', pending: null, payments: [] });
  expect(await other.read()).toMatchObject({ status: 'OPEN', pending: null, payments: [] });
});

test('while the result is not known the page waits, cash is taken, and the card is given back by itself', async () => {
  const { at, order, url, read } = await openOrder({ closePaidOrders: false });
  expect(await guests.pay(url, 'LOSE')).toMatchObject({ state: 'CONFIRMING', amount: 4_500 });
  expect(await read()).toMatchObject({ status: 'OPEN', pending: 'PAY', paid: 0 });

  await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  shop.passTerminalTime();
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.runJobs();
  expect(await guests.look(url)).toMatchObject({
    state: 'RETURNED',
    amount: 4_500,
    goingBack: 4_500,
    givenBack: 0,
  });

  // The refund's own job may come one run later.
  for (let run = 0; run < 2; run += 1) {
    shop.passTerminalTime();
    await shop.runJobs();
  }
  expect(await guests.look(url)).toMatchObject({ state: 'RETURNED', goingBack: 0, givenBack: 4_500 });
  const settled = await read();
  expect(settled).toMatchObject({ pending: null, paid: 4_500, paymentType: 'INSTORE_CASH' });
  expectToAddUp(settled);
});

test('a lost answer is settled later, and the page then says paid', async () => {
  const { url, read } = await openOrder();
  await guests.pay(url, 'LOSE');
  shop.passTerminalTime();
  await shop.runJobs();
  expect(await guests.look(url)).toMatchObject({ state: 'PAID', amount: 4_500 });
  const order = await read();
  expect(order).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500 });
  expect(order.history.find(({ kind }) => kind === 'PAID')).toMatchObject({ by: null, byGuest: true });
});

test('a server that dies before the provider is asked has charged nothing; the link can be paid again', async () => {
  const { url, read } = await openOrder();
  const { promise, resolve } = Promise.withResolvers<never>();
  const dying = await guestsWith(() => ({ approve: () => promise }));
  const coming = dying.open(await dying.payAt(url));
  await vi.waitFor(async () => expect(await read()).toMatchObject({ pending: 'PAY' }));

  await shop.runJobs();

  expect(await guests.look(url)).toMatchObject({ state: 'PAYABLE', hint: 'NOT_PAID' });
  expect(await read()).toMatchObject({ status: 'OPEN', pending: null, paid: 0 });
  expect(await guests.pay(url)).toMatchObject({ state: 'PAID' });
  resolve({ status: 'FAILED', failure: 'NOT_RECEIVED' } as never);
  await coming;
  expect(await read()).toMatchObject({ status: 'CLOSED', paid: 4_500 });
});

test('a server that dies after the provider charged has lost nothing: the job books it', async () => {
  const { url, read } = await openOrder();
  const { promise, resolve } = Promise.withResolvers<void>();
  const dying = await guestsWith(({ approve }) => ({
    approve: async (...asked) => {
      const outcome = await approve(...asked);
      await promise;
      return outcome;
    },
  }));
  const coming = dying.open(await dying.payAt(url));
  await vi.waitFor(async () => {
    const { storeId } = await shop.db
      .selectFrom('simulatedTerminalCharges')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(storeId).toBeTruthy();
    expect(await read()).toMatchObject({ pending: 'PAY' });
  });

  await shop.runJobs();

  expect(await guests.look(url)).toMatchObject({ state: 'PAID' });
  expect(await read()).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  resolve();
  await coming;
  const order = await read();
  expect(order).toMatchObject({ paid: 4_500, payments: [{ approved: 4_500, excess: 0 }] });
  expectToAddUp(order);
});
