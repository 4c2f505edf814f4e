import { expect, test } from 'vitest';
import { settleTask } from '#server/orders/paying/card/settle-task.ts';
import type { CardOutcome, CardProvider } from '#server/providers/card/card-provider.ts';
import type { Checkout } from '#server/providers/card/checkout.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { makeJobsDue } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { expireRateLimits } from '#test/phone-browser.ts';

const shop = await openShop();

/** A provider named like the real one, whose answer to a charge is lost, until it is asked again. */
function lateProvider() {
  let decided: CardOutcome | undefined;
  let reads = 0;
  const checkout: Checkout = {
    name: 'toss',
    begin: async ({ tryId }) => {
      const checkoutKey = `key of ${tryId}`;
      return { status: 'BEGUN', checkoutKey, checkoutUrl: 'https://toss.example/checkout' };
    },
  };
  const provider: CardProvider = {
    name: 'toss',
    approve: async () => Promise.reject(new Error('no answer')),
    refund: async () => Promise.reject(new Error('not asked')),
    abandon: async () => ({ status: 'FAILED', failure: 'NOT_RECEIVED' }),
    find: async () => {
      reads += 1;
      return decided ?? { status: 'PENDING' };
    },
  };
  const decide = (outcome: CardOutcome) => {
    decided = outcome;
  };
  return { checkout, provider, decide, reads: () => reads };
}

async function openToss() {
  const toss = lateProvider();
  const { checkout, provider } = toss;
  const byName = new Map([...shop.gateways.byName, ['toss', provider]]);
  const guests = await openGuests(shop, {
    gateways: { ...shop.gateways, byName, checkoutOf: async () => ({ checkout, keys: null }) },
  });
  const at = await shop.openStore();
  const order = await shop.order(at);
  const url = await guests.linkOf(at, order);
  const begin = async () => {
    expect(await guests.press(url)).toBe('https://toss.example/checkout');
    const { id, checkoutKey } = await shop.db
      .selectFrom('payTries')
      .selectAll()
      .where('storeId', '=', at.storeId)
      .executeTakeFirstOrThrow();
    return { orderId: id, paymentKey: checkoutKey ?? '', amount: '4500' };
  };
  const notify = (payload: unknown) =>
    guests.app.account.inject({ method: 'POST', url: '/webhooks/toss', payload: payload as object });
  const read = () => shop.readOrder(at, order.id);
  const settleJobs = () => shop.db.selectFrom('outbox').select('id').where('task', '=', settleTask).execute();
  const runJobs = async () => {
    await makeJobsDue(shop.db);
    await guests.app.runDueJobs();
  };
  return { ...toss, guests, url, begin, notify, read, settleJobs, runJobs };
}

const changed = (data: object) => ({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: 'now', data });
const approved: CardOutcome = { status: 'APPROVED', approvalNumber: '1', cardNumber: '*', cardIssuer: 'X' };

test('a notice makes us read the payment again, and what the provider says then is booked', async () => {
  const { guests, url, begin, notify, read, decide, reads, settleJobs, runJobs } = await openToss();
  const back = await begin();
  await guests.open(`${url}/return?${new URLSearchParams(back)}`);
  expect(await read()).toMatchObject({ pending: 'PAY' });
  decide(approved);
  const jobsBefore = await settleJobs();

  const answer = await notify(changed({ ...back, status: 'ABORTED' }));

  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'OK' }]);
  expect(await settleJobs()).toHaveLength(jobsBefore.length + 1);
  // If the job ran earlier, it would abandon a confirmation that is still under way.
  await guests.app.runDueJobs();
  expect(reads()).toBe(0);
  await runJobs();
  expect(await read()).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  await notify(changed({ ...back, status: 'DONE' }));
  await runJobs();
  expect(await read()).toMatchObject({ status: 'CLOSED', paid: 4_500, payments: [{ approved: 4_500 }] });
});

test('a notice before the guest came back, of an unknown payment or without sense changes nothing', async () => {
  const { begin, notify, read, decide, reads, runJobs } = await openToss();
  const back = await begin();
  decide(approved);
  const before = await read();

  for (const payload of [
    changed({ paymentKey: back.paymentKey, orderId: back.orderId, status: 'DONE', totalAmount: 4_500 }),
    changed({ paymentKey: 'unknown', orderId: back.orderId, status: 'DONE' }),
    changed({}),
    {},
    [],
  ])
    expect((await notify(payload)).json()).toEqual({ status: 'OK' });
  await runJobs();

  expect(reads()).toBe(0);
  expect(await read()).toEqual(before);
});

test('notices beyond the rate limit are refused until the limit expires', async () => {
  const { notify } = await openToss();
  const answers: number[] = [];
  for (let sent = 0; sent < 601; sent += 1) answers.push((await notify({})).statusCode);
  expect(answers.at(-1)).toBe(429);
  await expireRateLimits(shop, 60);
  expect((await notify({})).statusCode).toBe(200);
});
