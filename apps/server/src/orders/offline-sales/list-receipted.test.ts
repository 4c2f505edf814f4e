import { randomUUID } from 'node:crypto';
import { deleteOrder } from '@maru/contract/orders/find-orders.endpoints.ts';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { type HandTender, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { listReceipted, markReceiptedSeen } from '@maru/contract/orders/receipted.endpoints.ts';
import { mostSaleAge, saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { expect, test } from 'vitest';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const sent = { headers: { [saleAgeHeader]: '300', devicetype: 'web' } };

function saleOf(at: At, unitPrice: number, tender: HandTender) {
  const ofSale = { saleId: randomUUID(), receipted: { lines: [{ unitPrice }] } };
  return shop.americano(at, { total: unitPrice, tenders: [tender], ...ofSale });
}

/** An americano for 4,500 won, or for another price, taken offline five minutes ago. */
async function receipted(at: At, unitPrice = 4_000): Promise<string> {
  const sale = saleOf(at, unitPrice, { type: 'INSTORE_CASH', amount: unitPrice });
  const { response } = await shop.call(takeOrder, sale, at.owner, sent);
  return response.id;
}

const list = (at: At, over: { cursor?: string; numberOfElements?: number } = {}) =>
  shop.call(listReceipted, { storeId: at.storeId, ...over }, at.owner);
const see = (at: At, orderIds: string[], by: Caller = at.owner) =>
  shop.call(markReceiptedSeen, { storeId: at.storeId, orderIds }, by);

test('owners see the sales that differed from the menu, and who took and sent them', async () => {
  const at = await shop.openStore();
  await receipted(at, 4_500);
  const orderId = await receipted(at);

  const { response } = await list(at);

  expect(response).toMatchObject({ totalElements: 1, unseen: 1, nextCursor: null });
  expect(response.content).toEqual([
    {
      orderId,
      orderNumber: 2,
      businessDate: '2026-11-20',
      status: 'CLOSED',
      total: 4_000,
      takenAt: '2026-11-20T02:55:00.000Z',
      takenBy: '김마루',
      sentAt: '2026-11-20T03:00:00.000Z',
      sentBy: '김마루',
      deviceType: 'web',
      differences: [{ kind: 'PRICE', name: '아메리카노', nameEn: 'Americano', menu: 4_500, sold: 4_000 }],
      seenAt: null,
      seenBy: null,
    },
  ]);
});

test('a sale is marked as seen by the owner who saw it first', async () => {
  const at = await shop.openStore();
  const [one, other] = [await receipted(at), await receipted(at)];

  expect(await see(at, [one])).toMatchObject({ http: 200, response: { unseen: 1 } });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(await see(at, [one, other])).toMatchObject({ response: { unseen: 0 } });

  const seen = new Map((await list(at)).response.content.map((row) => [row.orderId, row]));
  expect(seen.get(one)).toMatchObject({ seenBy: '김마루', seenAt: '2026-11-20T03:00:00.000Z' });
  expect(seen.get(other)).toMatchObject({ seenAt: '2026-11-20T03:01:00.000Z' });
});

test('pages go on by cursor, both ways', async () => {
  const at = await shop.openStore();
  for (let i = 0; i < 5; i += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    await receipted(at);
  }
  const numbers = (page: Awaited<ReturnType<typeof list>>) =>
    page.response.content.map(({ orderNumber }) => orderNumber);

  const first = await list(at, { numberOfElements: 2 });
  const second = await list(at, { numberOfElements: 2, cursor: first.response.nextCursor ?? '' });
  const back = await list(at, { numberOfElements: 2, cursor: second.response.previousCursor ?? '' });

  expect([first, second, back].map(numbers)).toEqual([
    [5, 4],
    [3, 2],
    [5, 4],
  ]);
  expect(back.response.previousCursor).toBeNull();
  expect(await list(at, { cursor: 'x' })).toMatchObject({ http: 400, fields: { cursor: 'wrongFormat' } });
});

test('a deleted order leaves the list', async () => {
  const at = await shop.openStore();
  const orderId = await receipted(at);
  await shop.cancel(at, orderId);
  await shop.call(deleteOrder, { storeId: at.storeId, orderId }, at.owner);

  expect((await list(at)).response).toMatchObject({ content: [], totalElements: 0, unseen: 0 });
});

test('only owners of the store read the list and mark sales as seen, and only sales of that store', async () => {
  const [at, other] = [await shop.openStore(), await shop.openStore()];
  const orderId = await receipted(at);
  const staff = await shop.staffOf({ id: at.storeId }, ['ORDER', 'SALES']);
  const callers = [staff, other.owner, await shop.clientToken()];

  for (const [i, by] of callers.entries()) {
    const http = [403, 404, 401][i];
    expect(await see(at, [orderId], by)).toMatchObject({ http });
    expect(await shop.call(listReceipted, { storeId: at.storeId }, by)).toMatchObject({ http });
  }
  await see(other, [orderId]);
  expect((await list(at)).response.unseen).toBe(1);
});

test('a later payment of an impossible age is listed, also on a sale that an owner has seen', async () => {
  const at = await shop.openStore();
  const tender = { type: 'INSTORE_CASH' as const, amount: 500 };
  const paid = { storeId: at.storeId, paymentMethod: 'INSTORE_CASH' as const, amount: 1_000 };
  const pay = (storeOrderId: string, age: number, over: { receipted?: true } = { receipted: true }) =>
    shop.call(postPayment, { ...paid, storeOrderId, ...over }, at.owner, {
      headers: { [saleAgeHeader]: `${age}`, devicetype: 'tablet' },
    });
  const [plain, listed] = [
    await shop.order(at),
    await shop.call(takeOrder, saleOf(at, 4_000, tender), at.owner, sent),
  ];
  await see(at, [listed.response.id]);

  await pay(plain.id, 60);
  await pay(plain.id, -1, {});
  expect((await list(at)).response).toMatchObject({ totalElements: 1, unseen: 0 });
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  await pay(listed.response.id, mostSaleAge + 1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  const { response } = await pay(plain.id, -1);

  const age = { kind: 'PAYMENT_AGE' };
  expect((await list(at)).response).toMatchObject({
    unseen: 2,
    content: [
      { orderId: plain.id, deviceType: 'tablet', sentAt: shop.clock.now.toISOString(), differences: [age] },
      { orderId: listed.response.id, differences: [{ kind: 'PRICE', sold: 4_000 }, age], seenBy: null },
    ],
  });
  expect(response.payment.takenAt).toBe(shop.clock.now.toISOString());
  expect(response.order.history.at(-1)).toMatchObject({
    kind: 'RECEIPTED',
    amount: 1_000,
    differences: [age],
  });
});
