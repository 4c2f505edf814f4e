import type { Order } from '@maru/contract/orders/order.ts';
import { makePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';
import { setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { openCardGateways } from '#server/orders/paying/card/card-gateways.ts';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import type { Checkout } from '#server/providers/card/checkout.ts';
import { openToss } from '#server/providers/toss/open-toss.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openGuests } from '#test/builders/guest-builder.ts';
import { makeJobsDue } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { type Act, anyAct, anyTaking, begin, requestOf, send } from '#test/order-acts.ts';
import { expireRateLimits } from '#test/phone-browser.ts';
import { type BadDay, openTossServer } from '#test/stand-ins/toss/toss-server.ts';

const shop = await openShop();
const server = await openTossServer({ clock: () => shop.clock.now });
afterAll(server.close);
const toss = openToss({ baseUrl: server.baseUrl, longestMilliseconds: 400, log: shop.app.hub.log });
const byName = new Map<string, CardProvider>([...shop.gateways.byName, ['toss', toss.card]]);
const checkouts = { byName: new Map<string, Checkout>([['toss', toss.checkout]]), embedded: undefined };
const gateways = openCardGateways({
  ...shop,
  waitMilliseconds: 20_000,
  till: shop.gateways.till,
  byName,
  checkouts,
});
const guests = await openGuests(shop, { gateways });
const elsewhere = await paidElsewhere();

/** MARU_RUNS makes the property try more cases. */
const numRuns = Number(process.env.MARU_RUNS ?? 10);

const declined = { http: 403, code: 'REJECT_CARD_COMPANY' };
/** The rest of the order, also while a payment by link has no answer. */
const inCash = { act: 'pay', type: 'INSTORE_CASH', percent: 100, isDeclined: false } as const;
const day = fc.constantFrom<BadDay | 'FINE'>(
  'FINE',
  'FINE',
  'FINE',
  'LOST',
  'SILENT',
  'CUT',
  'FAULT',
  'TWICE',
  declined,
);
const which = fc.nat({ max: 3 });
const press = fc.record({ do: fc.constant('press' as const), day: fc.constant('FINE' as const) });
const coming = fc.record({
  do: fc.constantFrom('return', 'return', 'return together', 'return late', 'notice'),
  ...{ which, day },
});
const step = fc.oneof(
  { weight: 4, arbitrary: press },
  { weight: 5, arbitrary: coming },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('act' as const), act: anyAct, day }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cash', 'link', 'jobs', 'minute'), day }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Scene = Awaited<ReturnType<typeof openScene>>;

test('whatever guests, members, notices and the provider do, the order shows each charge and refund to the won', async () => {
  const steps = fc.array(step, { minLength: 5, maxLength: 16 });
  const property = fc.asyncProperty(anyTaking, steps, async (taking, steps) => {
    const scene = await openScene(taking);
    for (const one of steps) {
      if (one.day !== 'FINE') server.next(one.day);
      await take(scene, one);
      server.fineAgain();
      expectToAddUp(await scene.read());
    }
    const done = await untilDone(scene);
    expectToAddUp(done);
    await expectToAgree(scene);
    expect(await elsewhere.read()).toEqual(elsewhere.order);
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
});

/** An order with a link. `backs`: the return addresses of guests who paid at the provider's page. */
async function openScene(taking: Parameters<typeof begin>[2]) {
  const at = await openKeyed();
  await shop.db.updateTable('menuItems').set({ stock: 99 }).where('id', '=', at.menu.cake).execute();
  const { id } = await begin(shop, at, taking);
  const scene = { at, id, url: '', backs: [] as string[], read: () => shop.readOrder(at, id) };
  await makeLink(scene);
  await expireRateLimits(shop, 600);
  return scene;
}

async function openKeyed() {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const secretKey = `test_sk_${newId()}`;
  server.addKey(secretKey, at.storeId);
  const set = await guests.call(
    setProviderKeys,
    { storeId: at.storeId, provider: 'toss', secretKey },
    at.owner,
  );
  expect(set.http).toBe(200);
  return at;
}

/** An order of another store that was paid by a link. */
async function paidElsewhere() {
  const at = await openKeyed();
  const { id } = await shop.order(at);
  const back = await payAt(await guests.linkOf(at, { id }));
  await guests.open(back ?? '');
  const read = () => shop.readOrder(at, id);
  return { back: back ?? '', read, order: await read() };
}

/** Presses “pay” and pays at the provider's page. Undefined if it did not open. */
async function payAt(url: string): Promise<string | undefined> {
  const [, paymentKey] = /payments\/([^/]+)\/checkout$/.exec(await guests.press(url)) ?? [];
  return paymentKey && server.guest(paymentKey, 'pay');
}

async function makeLink(scene: { at: Scene['at']; id: string; url: string }) {
  const input = { storeId: scene.at.storeId, orderId: scene.id, linkId: newId() };
  const made = await guests.call(makePayLink, input, scene.at.owner);
  if (made.http === 200) scene.url = made.response.url;
}

async function take(scene: Scene, one: Step) {
  const back = 'which' in one ? scene.backs[one.which % Math.max(1, scene.backs.length)] : undefined;
  if (one.do === 'act') await doAct(scene, one.act);
  else if (one.do === 'cash') await doAct(scene, inCash);
  else if (one.do === 'jobs') await runJobs();
  else if (one.do === 'minute') await passMinute();
  else if (one.do === 'link') await makeLink(scene);
  else if (one.do === 'press' && scene.url) {
    const begun = await payAt(scene.url);
    if (begun) scene.backs.push(begun);
  } else if (!back) return;
  else if (one.do === 'return') await guests.open(back);
  else if (one.do === 'return together')
    await Promise.all([back, scene.backs.at(-1) ?? back, back].map((each) => guests.open(each)));
  else if (one.do === 'return late') await returnLate(back);
  else if (one.do === 'notice') {
    for (const each of [back, elsewhere.back]) await notify(each);
    await runJobs();
  }
}

/** The notice comes and jobs run while the confirmation is under way; its answer comes after that. */
async function returnLate(back: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.next({ after: promise });
  const coming = guests.open(back);
  await Promise.race([coming, notify(back)]);
  await runJobs();
  resolve();
  await coming;
}

/** Sends a notice with a false result, as anybody could. */
async function notify(back: string) {
  const { searchParams } = new URL(back);
  const data = { paymentKey: searchParams.get('paymentKey'), orderId: searchParams.get('orderId') };
  const payload = {
    eventType: 'PAYMENT_STATUS_CHANGED',
    data: { ...data, status: 'CANCELED', totalAmount: 1 },
  };
  const { statusCode } = await guests.app.account.inject({ method: 'POST', url: '/webhooks/toss', payload });
  expect([200, 429]).toContain(statusCode);
}

async function doAct({ at, read }: Scene, act: Act) {
  await shop.terminalWill(at.storeId, 'isDeclined' in act && act.isDeclined ? 'DECLINE' : 'APPROVE');
  await send(guests, requestOf(at, await read(), act), at.owner);
}

async function runJobs() {
  await makeJobsDue(shop.db);
  await guests.app.runDueJobs();
}

async function passMinute() {
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  await insertJob(shop.db, { task: 'settle-unsettled', payload: {} });
  await runJobs();
}

const isUndecided = ({ status }: { status: string }) => ['REQUESTED', 'UNKNOWN'].includes(status);

/** After ten minutes the provider forgets what was not confirmed. */
async function untilDone({ read }: Scene): Promise<Order> {
  for (let minutes = 0; minutes < 12; minutes += 1) {
    await passMinute();
    const order = await read();
    if (!order.payments.some(({ transactions }) => transactions.some(isUndecided))) return order;
  }
  throw new Error(JSON.stringify(await read()));
}

/** Expects the provider to hold of each payment what the order holds of it, plus what is still to be given back. */
async function expectToAgree({ at }: Scene) {
  const rows = await shop.db
    .selectFrom('paymentTransactions')
    .selectAll()
    .where('storeId', '=', at.storeId)
    .where('status', '=', 'APPROVED')
    .execute();
  const heldOf = (key: string) =>
    rows
      .filter(({ checkoutKey }) => checkoutKey === key)
      .reduce(
        (sum, row) => sum + (row.kind === 'REFUND' ? -row.amountKrw : row.amountKrw) + row.excessKrw,
        0,
      );
  const there = server.payments.filter(({ merchant }) => merchant === at.storeId);
  for (const { paymentKey, approvedAt, balanceAmount } of there)
    expect(approvedAt === null ? 0 : balanceAmount).toBe(heldOf(paymentKey));
}
