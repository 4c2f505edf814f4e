import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a three-item order with options, paid in cash and by terminal, closes and adds up', async () => {
  const at = await shop.openStore();
  const { menu, storeId, owner } = at;

  const { http, response } = await shop.call(
    takeOrder,
    {
      storeId,
      lines: [
        { itemId: menu.americano, choiceIds: [menu.iced, menu.shot], quantity: 2, itemOrderType: 'TOGO' },
        { itemId: menu.cake, quantity: 1, note: '초 하나' },
        { itemId: menu.fruitBox, quantity: 1 },
      ],
      total: 23_300,
      tenders: [
        { type: 'INSTORE_CASH', amount: 13_300, received: 20_000 },
        { type: 'INSTORE_CAT', amount: 10_000, approvalNumber: '30012345' },
      ],
    },
    owner,
  );

  expect(http).toBe(200);
  expect(response).toMatchObject({
    orderNumber: 1,
    businessDate: '2026-11-20',
    status: 'CLOSED',
    paymentType: 'COMPLEX',
    total: 23_300,
    paid: 23_300,
    leftToPay: 0,
    supply: 16_182,
    vat: 1_618,
    taxFree: 5_500,
    payments: [
      { type: 'INSTORE_CASH', approved: 13_300, change: 6_700 },
      { type: 'INSTORE_CAT', approved: 10_000, transactions: [{ approvalNumber: '30012345' }] },
    ],
    history: [{ kind: 'TAKEN' }, { kind: 'PAID' }, { kind: 'PAID' }, { kind: 'CLOSED' }],
  });
  expect(response.lines.map(({ total }) => total)).toEqual([11_000, 6_800, 5_500]);
  expect(response.lines[0]?.options.map(({ name }) => name)).toEqual(['아이스', '샷 추가']);
});

test('an order without tenders stays open, unpaid', async () => {
  const at = await shop.openStore();
  expect(await shop.order(at)).toMatchObject({ status: 'OPEN', paymentType: 'NOTPAID', leftToPay: 4_500 });
});

test('numbers count from 1 per store and business day, without gaps under concurrency', async () => {
  const at = await shop.openStore();
  const orders = await Promise.all(Array.from({ length: 20 }, () => shop.order(at)));
  expect(orders.map(({ orderNumber }) => orderNumber).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

test('the same key and body sent twice at once takes one order and gives both the same answer', async () => {
  const at = await shop.openStore();
  const send = () => shop.call(takeOrder, shop.americano(at), at.owner, { key: 'twice' });

  const answers = await Promise.all([send(), send(), send()]);
  const again = await send();

  const taken = answers.filter(({ http }) => http === 200);
  expect(new Set([...taken, again].map(({ response }) => response.id)).size).toBe(1);
  expect(answers.every(({ http }) => http === 200 || http === 409)).toBe(true);
});

test('a total that differs from the menu is refused with the cart priced afresh', async () => {
  const at = await shop.openStore();
  const answer = await shop.call(takeOrder, shop.americano(at, { total: 4_000 }), at.owner);
  expect(answer).toMatchObject({ http: 409, status: 'PRICE_CHANGED', detail: { total: 4_500 } });
});
