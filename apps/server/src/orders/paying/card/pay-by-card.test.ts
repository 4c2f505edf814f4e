import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import { terminalMoods } from '#server/providers/card/simulated-terminal.queries.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { withTerminal } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const atTill = { checkoutKey: null, keys: null };
const card = (amount = 4_500) => ({ paymentMethod: 'card' as const, amount });

const charges = ({ storeId }: At) =>
  shop.db.selectFrom('simulatedTerminalCharges').selectAll().where('storeId', '=', storeId).execute();

test('a card that is approved pays and closes the order', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  const { http, response } = await shop.pay(at, id, card());

  expect(http).toBe(200);
  expect(response).toMatchObject({
    payment: {
      type: 'card',
      approved: 4_500,
      transactions: [
        {
          kind: 'APPROVAL',
          status: 'APPROVED',
          approvalNumber: expect.stringMatching(/^\d{8}$/),
          cardNumber: expect.stringContaining('*'),
        },
      ],
    },
    order: {
      status: 'CLOSED',
      pending: null,
      paymentType: 'card',
      history: [{ kind: 'TAKEN' }, { kind: 'PAID', amount: 4_500 }, { kind: 'CLOSED' }],
    },
  });
  expectToAddUp(response.order);
});

test('a card pays a part, cash the rest, and the tax parts add up', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, {
    lines: [
      { itemId: at.menu.cake, quantity: 1 },
      { itemId: at.menu.fruitBox, quantity: 1 },
    ],
    total: 12_300,
    tenders: [{ type: 'INSTORE_CASH', amount: 777 }],
  });

  const first = await shop.pay(at, id, card(5_001));
  const last = await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 6_522 });

  expectToAddUp(first.response.order);
  expect(last.response.order).toMatchObject({ status: 'CLOSED', paymentType: 'COMPLEX' });
  expectToAddUp(last.response.order);
});

test('a declined card leaves the order open, to be paid in another way', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'DECLINE');

  const { http, response } = await shop.pay(at, id, card());

  expect(http).toBe(200);
  expect(response).toMatchObject({
    payment: { approved: 0, transactions: [{ status: 'FAILED', failure: 'DECLINED' }] },
    order: {
      status: 'OPEN',
      pending: null,
      paid: 0,
      paymentType: 'NOTPAID',
      history: [{ kind: 'TAKEN' }, { kind: 'PAYMENT_FAILED', reason: 'DECLINED' }],
    },
  });
  expect((await shop.pay(at, id, card())).response.order).toMatchObject({ status: 'CLOSED', paid: 4_500 });
});

test('a late answer within the timeout counts', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'LATE');

  expect((await shop.pay(at, id, card())).response.order).toMatchObject({ status: 'CLOSED', paid: 4_500 });
});

test('after a timeout the outcome is unknown; the job settles it, and the stored answer stays', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');

  const first = await shop.pay(at, id, card(), 'slow');
  expect(first).toMatchObject({
    http: 200,
    response: {
      payment: { approved: 0, transactions: [{ status: 'UNKNOWN' }] },
      order: { status: 'OPEN', pending: 'PAY', paid: 0, history: [{}, { kind: 'PAYMENT_UNKNOWN' }] },
    },
  });
  await shop.runJobs();
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', pending: 'PAY' });

  shop.passTerminalTime();
  await shop.runJobs();

  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({
    status: 'CLOSED',
    pending: null,
    paid: 4_500,
    history: [{}, { kind: 'PAYMENT_UNKNOWN' }, { kind: 'PAID', by: null }, { kind: 'CLOSED', by: null }],
  });
  expectToAddUp(order);
  expect((await shop.pay(at, id, card(), 'slow')).response).toEqual(first.response);
  expect(await charges(at)).toHaveLength(1);
});

test('a charge that never reached the provider took no money', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'LOST');

  const { response } = await shop.pay(at, id, card());
  expect(response.order).toMatchObject({ pending: 'PAY' });
  await shop.runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({
    status: 'OPEN',
    pending: null,
    paid: 0,
    payments: [{ transactions: [{ status: 'FAILED', failure: 'NOT_RECEIVED' }] }],
  });
  expect((await shop.pay(at, id, card())).response.order).toMatchObject({ status: 'CLOSED' });
});

test.each(terminalMoods)(
  'whatever the terminal does (%s), the guest is charged at most once, and just that is booked',
  async (mood) => {
    const at = await shop.openStore();
    const { id } = await shop.order(at);
    await shop.terminalWill(at.storeId, mood);

    const sent = [await shop.pay(at, id, card(), 'once'), await shop.pay(at, id, card(), 'once')];
    for (let round = 0; round < 2; round += 1) {
      await shop.runJobs();
      shop.passTerminalTime();
    }
    const intentId = sent[0]?.response.payment.transactions[0]?.id ?? '';
    const request = { storeId: at.storeId, intentId, amount: 4_500, ...atTill };
    await shop.terminal.approve(request, AbortSignal.timeout(5_000));
    await shop.runJobs();

    const approved = (await charges(at)).filter((charge) => charge.approved);
    expect(approved).toHaveLength(mood === 'DECLINE' || mood === 'LOST' ? 0 : 1);
    const order = await shop.readOrder(at, id);
    expect(order).toMatchObject({ pending: null, paid: approved.length * 4_500 });
    expect(order.payments.flatMap(({ transactions }) => transactions)).toHaveLength(1);
    expect(order.payments[0]?.transactions[0]?.approvalNumber).toBe(approved[0]?.approvalNumber ?? null);
  },
);

test('while a card charge is undecided the order refuses everything except money in hand', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.pay(at, id, card(1_000));

  const refused = [await shop.pay(at, id, card(1_000)), await shop.cancel(at, id), await shop.close(at, id)];

  for (const answer of refused)
    expect(answer).toMatchObject({ http: 409, status: 'ORDER_PENDING', detail: { pending: 'PAY' } });
  const cash = await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  expect(cash.response.order).toMatchObject({ status: 'OPEN', pending: 'PAY', paid: 4_500, leftToPay: 0 });
});

test('concurrent repeats of one payment charge the card once', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.pay(at, id, card(), 'double')));

  const done = answers.filter(({ http }) => http === 200);
  expect(done.length + answers.filter(({ status }) => status === 'REQUEST_IN_PROGRESS').length).toBe(6);
  expect(await charges(at)).toHaveLength(1);
  expect((await shop.pay(at, id, card(), 'double')).response).toEqual(done[0]?.response);
});

test('of two tills that charge an order at once, one pays and the other is refused', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  const answers = await Promise.all([shop.pay(at, id, card()), shop.pay(at, id, card())]);

  const codes = answers.map(({ status }) => status).sort();
  expect(['OK,ORDER_PENDING', 'OK,ORDER_NOT_PAYABLE']).toContain(
    codes.sort((a, b) => (a === 'OK' ? -1 : b === 'OK' ? 1 : 0)).join(),
  );
  expect(await charges(at)).toHaveLength(1);
});

test('nobody is charged after the till gave up, however slow the provider is', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const gateways = { ...shop.gateways, waitMilliseconds: 0 };
  const slow = await shop.instance({ gateways });
  const input = { storeId: at.storeId, storeOrderId: id, ...card() };

  const { response } = await slow.call(postPayment, input, at.owner);

  expect(response.order).toMatchObject({ pending: 'PAY' });
  expect(await charges(at)).toHaveLength(0);
  await shop.runJobs();
  expect(await shop.readOrder(at, id)).toMatchObject({ pending: null, paid: 0 });
});

test('if the process dies before the charge, no money is taken, and the retry gets the failed payment', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  await dieWhilePaying(at, id, async () => {});

  expect(await shop.pay(at, id, card(), 'cut off')).toMatchObject({
    http: 409,
    status: 'REQUEST_IN_PROGRESS',
  });
  await shop.runJobs();
  expect(await shop.pay(at, id, card(), 'cut off')).toMatchObject({
    http: 200,
    response: {
      payment: { approved: 0, transactions: [{ status: 'FAILED', failure: 'NOT_RECEIVED' }] },
      order: { status: 'OPEN', pending: null },
    },
  });
  expect(await charges(at)).toMatchObject([{ approved: false }]);
});

test('a charge that reaches the terminal after it was given up has no effect', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await dieWhilePaying(at, id, async () => {});
  await shop.runJobs();

  const [intent] = (await shop.readOrder(at, id)).payments.flatMap(({ transactions }) => transactions);
  const request = { storeId: at.storeId, intentId: intent?.id ?? '', amount: 4_500, ...atTill };
  const late = await shop.terminal.approve(request, AbortSignal.timeout(5_000));

  expect(late).toMatchObject({ status: 'FAILED' });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', paid: 0, pending: null });
});

test('undecided charges are checked every minute, even if their job is backing off', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.pay(at, id, card());
  // Each failure delays the job further; after the fourth, by almost a minute.
  for (let failures = 0; failures < 4; failures += 1) await shop.runJobs();
  shop.passTerminalTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  await shop.app.runDueJobs();
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', pending: 'PAY' });

  await insertJob(shop.db, { task: 'settle-unsettled', payload: {} });
  await shop.app.runDueJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CLOSED', paid: 4_500, pending: null });
});

test('if the process dies before the answer, the money is booked once, and the retry gets the payment', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  await dieWhilePaying(at, id, (approve) => approve());
  await shop.runJobs();
  await shop.runJobs();

  const answer = await shop.pay(at, id, card(), 'cut off');
  expect(answer).toMatchObject({
    http: 200,
    response: { payment: { approved: 4_500 }, order: { status: 'CLOSED', pending: null, paid: 4_500 } },
  });
  expectToAddUp(answer.response.order);
  expect(await charges(at)).toHaveLength(1);
});

/** Pays by card through an instance that dies after `before`. */
async function dieWhilePaying(
  at: At,
  storeOrderId: string,
  before: (approve: () => Promise<unknown>) => Promise<unknown>,
) {
  const { promise: isDead, resolve: die } = Promise.withResolvers<void>();
  const approve: CardProvider['approve'] = async (...request) => {
    await before(() => shop.terminal.approve(...request));
    die();
    return new Promise(() => {});
  };
  const gateways = withTerminal(shop.gateways, () => ({ approve }));
  const dying = await shop.instance({ gateways });
  const input = { storeId: at.storeId, storeOrderId, ...card() };
  const answered = dying.call(postPayment, input, at.owner, { key: 'cut off' });
  await Promise.race([isDead, answered.then((answer) => Promise.reject(answer))]);
}
