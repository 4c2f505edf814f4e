import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

/** Two counted cakes and tax-free fruit for 19,100 won: 10,000 in cash, 9,100 by card. */
async function paidOrder(at: At) {
  const lines = [
    { itemId: at.menu.cake, quantity: 2 },
    { itemId: at.menu.fruitBox, quantity: 1 },
  ];
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 10_000 }];
  const { id } = await shop.order(at, { lines, total: 19_100, tenders });
  const { response } = await shop.pay(at, id, { paymentMethod: 'card', amount: 9_100 });
  const [cake] = response.order.lines;
  const [cash, card] = response.order.payments;
  if (!cake || !cash || !card) throw new Error('an order without lines or payments');
  return { id, version: response.order.version, cake, cash, card };
}

async function stockOfCake({ menu }: At) {
  const query = shop.db.selectFrom('menuItems').select('stock').where('id', '=', menu.cake);
  return (await query.executeTakeFirst())?.stock;
}

test('an amount is refunded from one payment; the others keep what they hold', async () => {
  const at = await shop.openStore();
  const { cash, card } = await paidOrder(at);

  const { http, response } = await shop.refundTender(at, cash.id, { amount: 4_000 });

  expect(http).toBe(200);
  expect(response.payment).toMatchObject({ id: cash.id, approved: 10_000, refunded: 4_000 });
  expect(response.order).toMatchObject({ status: 'CLOSED', total: 19_100, paid: 15_100, refunded: 4_000 });
  expect(response.order.payments.find(({ id }) => id === card.id)).toMatchObject({ refunded: 0 });
  expect(response.order.history.at(-1)).toMatchObject({
    ...{ kind: 'ORDER_REFUNDED', by: '김마루', reason: '맛이 이상함', amount: 4_000 },
  });
  expectToAddUp(response.order);
});

test('pieces of lines are refunded from the card through its provider, and their stock comes back', async () => {
  const at = await shop.openStore();
  const { cake, cash, card } = await paidOrder(at);
  const before = Number(await stockOfCake(at));

  const lines = [{ lineId: cake.id, quantity: 1 }];
  const { response } = await shop.refundTender(at, card.id, { lines });

  expect(response.payment).toMatchObject({ id: card.id, approved: 9_100, refunded: 6_800 });
  expect(response.payment.transactions).toMatchObject([
    { kind: 'APPROVAL', status: 'APPROVED' },
    { kind: 'REFUND', status: 'APPROVED', amount: 6_800 },
  ]);
  expect(response.order).toMatchObject({ status: 'CLOSED', pending: null, refunded: 6_800 });
  expect(response.order.lines[0]).toMatchObject({ refundedQuantity: 1 });
  expect(response.order.payments.find(({ id }) => id === cash.id)).toMatchObject({ refunded: 0 });
  expectToAddUp(response.order);
  expect(await stockOfCake(at)).toBe(before + 1);
});

test('more than the payment holds or than is left of the order is refused, and nothing changes', async () => {
  const at = await shop.openStore();
  const { id, version, cake, cash } = await paidOrder(at);
  for (const [asked, reason] of [
    [{ amount: 10_001 }, 'MORE_THAN_HELD'],
    [{ lines: [{ lineId: cake.id, quantity: 2 }] }, 'MORE_THAN_HELD'],
    [{ amount: 19_101 }, 'MORE_THAN_STANDS'],
    [{ lines: [{ lineId: cake.id, quantity: 3 }] }, 'MORE_THAN_STANDS'],
    [{ lines: [{ lineId: newId(), quantity: 1 }] }, 'MORE_THAN_STANDS'],
  ] as const) {
    const mutable = structuredClone(asked) as Parameters<typeof shop.refundTender>[2];
    expect(await shop.refundTender(at, cash.id, mutable)).toMatchObject({
      ...{ http: 409, status: 'ORDER_NOT_REFUNDABLE', detail: { reason } },
    });
  }
  expect(await shop.readOrder(at, id)).toMatchObject({ version, refunded: 0, paid: 19_100 });
});

test('only completed orders are refunded in part, and not while a provider decides', async () => {
  const at = await shop.openStore();
  const open = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_000 }] });
  const { id, cash } = await paidOrder(at);

  expect(await shop.refundTender(at, open.payments[0]?.id ?? '', { amount: 100 })).toMatchObject({
    ...{ http: 409, status: 'ORDER_NOT_REFUNDABLE', detail: { reason: 'STATUS' } },
  });
  await shop.db.updateTable('orders').set({ pending: 'REFUND' }).where('id', '=', id).execute();
  expect(await shop.refundTender(at, cash.id, { amount: 100 })).toMatchObject({
    ...{ http: 409, status: 'ORDER_PENDING', detail: { pending: 'REFUND' } },
  });
});

test('a refund that the provider refuses leaves everything as it was', async () => {
  const at = await shop.openStore();
  const { id, card } = await paidOrder(at);
  await shop.terminalWill(at.storeId, 'DECLINE');

  expect(await shop.refundTender(at, card.id, { amount: 1_000 })).toMatchObject({
    ...{ http: 409, status: 'REFUND_REFUSED', detail: { providerMessage: 'DECLINED' } },
  });
  expect(await shop.readOrder(at, id)).toMatchObject({ pending: null, refunded: 0, paid: 19_100 });
});

test('after a timeout the refund is pending, and the job finishes it from that payment', async () => {
  const at = await shop.openStore();
  const { id, card } = await paidOrder(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');

  const first = await shop.refundTender(at, card.id, { amount: 1_000 }, 'slow');
  expect(first).toMatchObject({ http: 200, response: { order: { pending: 'REFUND', paid: 19_100 } } });
  shop.passTerminalTime();
  await shop.runJobs();

  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', pending: null, refunded: 1_000 });
  expect(order.payments.find((payment) => payment.id === card.id)).toMatchObject({ refunded: 1_000 });
  expectToAddUp(order);
  expect((await shop.refundTender(at, card.id, { amount: 1_000 }, 'slow')).response).toEqual(first.response);
});

test('a refund sent twice with its key is done once, and two at once do not give back more than is held', async () => {
  const at = await shop.openStore();
  const { id, cash } = await paidOrder(at);

  const first = await shop.refundTender(at, cash.id, { amount: 4_000 }, 'once');
  expect((await shop.refundTender(at, cash.id, { amount: 4_000 }, 'once')).response).toEqual(first.response);

  const rest = () => shop.refundTender(at, cash.id, { amount: 6_000 });
  const both = await Promise.all([rest(), rest()]);
  expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(await shop.readOrder(at, id)).toMatchObject({ refunded: 10_000, paid: 9_100 });
});

test('a refund of one payment books the same as a refund of its order with this payment', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const [one, two] = await Promise.all([paidOrder(at), paidOrder(other)]);
  const linesOf = (lineId: string) => [{ lineId, quantity: 1, isStockLost: true }];

  const byTender = await shop.refundTender(at, one.cash.id, { lines: linesOf(one.cake.id) });
  const tenders = [{ paymentId: two.cash.id, amount: 6_800 }];
  const byOrder = await shop.refund(other, two.id, { lines: linesOf(two.cake.id), tenders });

  const amounts = ({ refundedParts, payments, history }: typeof byOrder.response) => ({
    refundedParts,
    history: history.map(({ kind, amount }) => ({ kind, amount })),
    movements: payments.flatMap(({ transactions }) =>
      transactions.map(({ kind, amount, supply, vat, taxFree }) => ({ kind, amount, supply, vat, taxFree })),
    ),
  });
  expect(amounts(byTender.response.order)).toEqual(amounts(byOrder.response));
});

test.each([
  [{ amount: 100, lines: [{ lineId: newId(), quantity: 1 }] }, { amount: 'wrongFormat' }],
  [{ amount: 100, reason: undefined }, { reason: 'required' }],
  [{ amount: 100, received: 100 }, { received: 'wrongFormat' }],
  [{ amount: 100, approvalNumber: '1' }, { approvalNumber: 'wrongFormat' }],
])('%o is refused as input', async (asked, fields) => {
  const at = await shop.openStore();
  const { cash } = await paidOrder(at);
  expect(await shop.refundTender(at, cash.id, asked)).toMatchObject({ http: 400, fields });
});

test('a refund needs the right REFUND, also for an own payment; strangers and other stores learn nothing', async () => {
  const at = await shop.openStore();
  const { id, cash } = await paidOrder(at);
  const input = { storeId: at.storeId, id: cash.id, amount: 100, reason: '맛이 이상함' };
  const as = async (caller?: Parameters<typeof shop.call>[2]) =>
    (await shop.call(postTransaction, input, caller)).http;
  const other = await shop.openStore();

  expect(await as()).toBe(401);
  expect(await as(other.owner)).toBe(404);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['ORDER']))).toBe(403);
  expect(await shop.refundTender(other, cash.id, { amount: 100 })).toMatchObject({ http: 404 });
  expect(await shop.refundTender(at, newId(), { amount: 100 })).toMatchObject({ http: 404 });
  expect(await as(await shop.staffOf({ id: at.storeId }, ['REFUND']))).toBe(200);
  expect(await shop.readOrder(at, id)).toMatchObject({ refunded: 100 });

  const seller = await shop.staffOf({ id: at.storeId }, ['ORDER']);
  const own = await shop.order(
    { ...at, owner: seller },
    { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] },
  );
  const ownId = own.payments[0]?.id ?? '';
  expect((await shop.call(postTransaction, { ...input, id: ownId }, seller)).http).toBe(403);
});
