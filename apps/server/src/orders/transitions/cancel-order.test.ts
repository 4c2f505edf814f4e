import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { withTerminal } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });

async function stockOfCake({ menu }: At) {
  const row = await shop.db
    .selectFrom('menuItems')
    .select('stock')
    .where('id', '=', menu.cake)
    .executeTakeFirst();
  return row?.stock;
}

test('an open order is cancelled with who, when and why, and a second cancel is refused', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  const first = await shop.cancel(at, id);

  expect(first).toMatchObject({
    http: 200,
    response: {
      status: 'CANCELLED',
      cancelReason: '손님이 마음을 바꿈',
      cancelledAt: expect.stringMatching(/^2026-11-20T03:00/),
      pending: null,
      leftToPay: 0,
      history: [{ kind: 'TAKEN' }, { kind: 'CANCELLED', by: '김마루', amount: 4_500 }],
    },
  });
  expect(await shop.cancel(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_CANCELLABLE',
    detail: { orderStatus: 'CANCELLED' },
  });
});

test('a cancel needs a reason', async () => {
  const at = await shop.openStore();
  const { id: orderId } = await shop.order(at);
  const without = { storeId: at.storeId, orderId, newOrderStatus: 'CANCELLED' as const };

  for (const input of [without, { ...without, reason: '  ' }]) {
    expect(await shop.call(changeOrderStatus, input, at.owner)).toMatchObject({
      http: 400,
      fields: { reason: 'required' },
    });
  }
});

test('money taken in hand is given back, and the stock with it', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const { id } = await shop.order(at, {
    lines: [
      { itemId: menu.cake, quantity: 2 },
      { itemId: menu.fruitBox, quantity: 1 },
      { itemId: menu.cake, quantity: 1 },
    ],
    total: 25_900,
    tenders: [cash(20_000), { type: 'INSTORE_CAT', amount: 5_900 }],
  });
  expect(await stockOfCake(at)).toBe(0);

  const { response } = await shop.cancel(at, id);

  expect(response).toMatchObject({
    status: 'CANCELLED',
    paid: 0,
    refunded: 25_900,
    payments: [
      {
        approved: 20_000,
        refunded: 20_000,
        transactions: [{ kind: 'APPROVAL' }, { kind: 'REFUND', status: 'APPROVED' }],
      },
      { approved: 5_900, refunded: 5_900 },
    ],
  });
  expectToAddUp(response);
  expect(await stockOfCake(at)).toBe(3);
});

test('an item whose stock is no longer counted stays uncounted', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { lines: [{ itemId: at.menu.cake, quantity: 1 }], total: 6_800 });
  await shop.db.updateTable('menuItems').set({ stock: null }).where('id', '=', at.menu.cake).execute();

  expect((await shop.cancel(at, id)).http).toBe(200);
  expect(await stockOfCake(at)).toBeNull();
});

test('items sold before their stock was counted are not added to it', async () => {
  const at = await shop.openStore();
  await shop.db.updateTable('menuItems').set({ stock: null }).where('id', '=', at.menu.cake).execute();
  const { id } = await shop.order(at, { lines: [{ itemId: at.menu.cake, quantity: 5 }], total: 34_000 });
  await shop.db.updateTable('menuItems').set({ stock: 2 }).where('id', '=', at.menu.cake).execute();

  await shop.cancel(at, id);

  expect(await stockOfCake(at)).toBe(2);
});

test('a card is refunded through its provider', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 });

  const { response } = await shop.cancel(at, id);

  expect(response).toMatchObject({
    status: 'CANCELLED',
    paid: 0,
    payments: [
      {
        refunded: 4_500,
        transactions: [
          { kind: 'APPROVAL', status: 'APPROVED' },
          { kind: 'REFUND', status: 'APPROVED', approvalNumber: expect.any(String) },
        ],
      },
    ],
    history: [
      {},
      { kind: 'PAID' },
      { kind: 'CLOSED' },
      { kind: 'CANCEL_REQUESTED', reason: '손님이 마음을 바꿈' },
      { kind: 'REFUNDED', amount: 4_500 },
      { kind: 'CANCELLED' },
    ],
  });
  expectToAddUp(response);
});

/** An order with a counted cake, paid half in cash and half by card. */
async function splitOrder(at: At) {
  const lines = [{ itemId: at.menu.cake, quantity: 1 }];
  const { id } = await shop.order(at, { lines, total: 6_800, tenders: [cash(3_400)] });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 3_400 });
  return id;
}

test('an order paid in cash and by card gives back both', async () => {
  const at = await shop.openStore();

  const { response } = await shop.cancel(at, await splitOrder(at));

  expect(response).toMatchObject({
    status: 'CANCELLED',
    paid: 0,
    payments: [{ refunded: 3_400 }, { refunded: 3_400 }],
  });
  expectToAddUp(response);
  expect(await stockOfCake(at)).toBe(3);
});

test('if the provider refuses the refund, order, cash and stock are unchanged', async () => {
  const at = await shop.openStore();
  const id = await splitOrder(at);
  await shop.terminalWill(at.storeId, 'DECLINE');

  const refused = await shop.cancel(at, id, 'refused');

  expect(refused).toMatchObject({
    http: 409,
    status: 'REFUND_REFUSED',
    detail: { providerMessage: 'DECLINED' },
  });
  expect((await shop.cancel(at, id, 'refused')).status).toBe('REFUND_REFUSED');
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({
    status: 'CLOSED',
    pending: null,
    paid: 6_800,
    cancelReason: null,
    history: [
      {},
      {},
      {},
      {},
      { kind: 'CANCEL_REQUESTED' },
      { kind: 'REFUND_FAILED', reason: 'DECLINED', amount: 3_400 },
    ],
  });
  expectToAddUp(order);
  expect(await stockOfCake(at)).toBe(2);
  expect((await shop.cancel(at, id)).response).toMatchObject({ status: 'CANCELLED', paid: 0 });
});

test('if one of two card refunds is refused, a second cancellation refunds that card', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const { id } = await shop.order(at);
  await shop.pay(at, id, { paymentMethod: 'card', amount: 1_500 });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 3_000 });
  await shop.terminalWill(at.storeId, 'DECLINE');

  expect(await shop.cancel(at, id)).toMatchObject({ status: 'REFUND_REFUSED' });
  const between = await shop.readOrder(at, id);
  expect(between).toMatchObject({ status: 'OPEN', pending: null, paid: 1_500, leftToPay: 3_000 });
  expect(between.history.at(-1)).toMatchObject({ kind: 'GIVEN_BACK', amount: 3_000 });
  expectToAddUp(between);

  const { response } = await shop.cancel(at, id);
  expect(response).toMatchObject({ status: 'CANCELLED', paid: 0, refunded: 1_500 });
  expectToAddUp(response);
});

test('after a timeout the cancellation is pending, and the job finishes it', async () => {
  const at = await shop.openStore();
  const id = await splitOrder(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');

  const first = await shop.cancel(at, id, 'slow');

  expect(first).toMatchObject({ http: 200, response: { status: 'CLOSED', pending: 'CANCEL', paid: 6_800 } });
  expect(await shop.cancel(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_PENDING',
    detail: { pending: 'CANCEL' },
  });
  expect(await stockOfCake(at)).toBe(2);
  shop.passTerminalTime();
  await shop.runJobs();

  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({
    status: 'CANCELLED',
    pending: null,
    paid: 0,
    cancelReason: '손님이 마음을 바꿈',
  });
  expectToAddUp(order);
  expect(await stockOfCake(at)).toBe(3);
  expect((await shop.cancel(at, id, 'slow')).response).toEqual(first.response);
});

test('a refund that never reached the provider is still owed: the job asks again', async () => {
  const at = await shop.openStore();
  const id = await splitOrder(at);
  await shop.terminalWill(at.storeId, 'LOST');
  expect((await shop.cancel(at, id)).response).toMatchObject({ pending: 'CANCEL' });

  await shop.runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED', pending: null, paid: 0 });
});

test('if the process dies while it cancels, the job finishes, and the retry gets the result', async () => {
  const at = await shop.openStore();
  const id = await splitOrder(at);

  await dieWhileCancelling(at, id);
  expect(await shop.cancel(at, id, 'cut off')).toMatchObject({ status: 'REQUEST_IN_PROGRESS' });
  await shop.runJobs();

  expect(await shop.cancel(at, id, 'cut off')).toMatchObject({
    http: 200,
    response: { status: 'CANCELLED', pending: null, paid: 0 },
  });
});

test('if the process dies while it cancels two cards, the retry gets the final result', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.pay(at, id, { paymentMethod: 'card', amount: 1_500 });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 3_000 });

  await dieWhileCancelling(at, id);
  await shop.terminalWill(at.storeId, 'DECLINE');
  await shop.runJobs();

  expect(await shop.cancel(at, id, 'cut off')).toMatchObject({
    http: 409,
    status: 'REFUND_REFUSED',
    detail: { providerMessage: 'DECLINED' },
  });
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', pending: null });
  expectToAddUp(order);
});

test('two concurrent cancellations cancel once', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash(4_500)] });

  const answers = await Promise.all([shop.cancel(at, id), shop.cancel(at, id), shop.cancel(at, id)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([
    'OK',
    'ORDER_NOT_CANCELLABLE',
    'ORDER_NOT_CANCELLABLE',
  ]);
  expect(await shop.readOrder(at, id)).toMatchObject({ refunded: 4_500 });
});

test('a repeated cancellation with its key refunds once', async () => {
  const at = await shop.openStore();
  const id = await splitOrder(at);

  const first = await shop.cancel(at, id, 'twice');

  expect((await shop.cancel(at, id, 'twice')).response).toEqual(first.response);
});

test('an unknown order and one of another store cannot be cancelled', async () => {
  const [one, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { id } = await shop.order(other);

  for (const orderId of [id, newId()]) expect((await shop.cancel(one, orderId)).http).toBe(404);
  expect(await shop.readOrder(other, id)).toMatchObject({ status: 'OPEN' });
});

/** Cancels through an instance that dies once the refunds are written. */
async function dieWhileCancelling(at: At, orderId: string) {
  const { promise: isDead, resolve: die } = Promise.withResolvers<void>();
  const refund = () => {
    die();
    return new Promise<never>(() => {});
  };
  const gateways = withTerminal(shop.gateways, () => ({ refund }));
  const dying = await shop.instance({ gateways });
  const input = { orderId, newOrderStatus: 'CANCELLED' as const, reason: '손님이 마음을 바꿈' };
  const sent = { storeId: at.storeId, ...input };
  const answered = dying.call(changeOrderStatus, sent, at.owner, { key: 'cut off' });
  await Promise.race([isDead, answered.then((answer) => Promise.reject(answer))]);
}
