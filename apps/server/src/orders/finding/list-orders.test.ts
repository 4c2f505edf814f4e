import type { InputOf } from '@maru/contract/endpoint.ts';
import { listOrders } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

async function list({ storeId, owner }: At, over: Partial<InputOf<typeof listOrders>> = {}) {
  const answer = await shop.call(listOrders, { storeId, ...over }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  const { content, ...page } = answer.response;
  return { ...page, numbers: content.map(({ orderNumber }) => orderNumber), content };
}

async function takeOrders(at: At, count: number) {
  for (let i = 0; i < count; i += 1) await shop.order(at);
}

test('orders are listed newest first, with the fields of the list', async () => {
  const at = await shop.openStore();
  await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  await shop.order(at, { note: '이따 결제' });

  expect(await list(at)).toMatchObject({
    numbers: [2, 1],
    numberOfElements: 2,
    totalElements: 2,
    more: false,
    nextCursor: null,
    previousCursor: null,
    content: [
      { status: 'OPEN', paymentType: 'NOTPAID', paid: 0, leftToPay: 4_500, note: '이따 결제' },
      {
        status: 'CLOSED',
        paymentType: 'INSTORE_CASH',
        paid: 4_500,
        leftToPay: 0,
        lines: [{ name: '아메리카노', quantity: 1, options: [{ name: '핫' }] }],
      },
    ],
  });
});

test('a store sees only its own orders, and an empty one an empty page', async () => {
  const [one, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  await shop.order(one);

  expect(await list(other)).toMatchObject({ content: [], numberOfElements: 0, totalElements: 0 });
});

test('only the requested orders of the store are listed', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  await takeOrders(at, 3);
  const [third, , first] = (await list(at)).content.map(({ id }) => id);
  const foreign = (await shop.order(other)).id;

  const named = await list(at, { ids: [first ?? '', foreign, third ?? ''] });

  expect(named).toMatchObject({ numbers: [3, 1], totalElements: 2 });
});

test('a cursor leads to the older page and back to the newer one', async () => {
  const at = await shop.openStore();
  await takeOrders(at, 5);
  const step = (cursor: string | null) =>
    list(at, { numberOfElements: 2, ...(cursor === null ? {} : { cursor }) });

  const first = await step(null);
  const second = await step(first.nextCursor);
  const third = await step(second.nextCursor);
  expect([first, second, third].map(({ numbers }) => numbers)).toEqual([[5, 4], [3, 2], [1]]);
  expect(third).toMatchObject({ nextCursor: null, totalElements: 5 });

  const back = await step(third.previousCursor);
  const front = await step(back.previousCursor);
  expect([back, front].map(({ numbers }) => numbers)).toEqual([
    [3, 2],
    [5, 4],
  ]);
  expect(front.previousCursor).toBeNull();
  expect((await step(front.nextCursor)).numbers).toEqual([3, 2]);
});

test('new orders do not shift a page that is being read', async () => {
  const at = await shop.openStore();
  await takeOrders(at, 4);
  const { nextCursor } = await list(at, { numberOfElements: 2 });
  await takeOrders(at, 3);

  const older = await list(at, { numberOfElements: 2, cursor: nextCursor ?? '' });

  expect(older.numbers).toEqual([2, 1]);
  const newer = await list(at, { numberOfElements: 10, cursor: older.previousCursor ?? '' });
  expect(newer.numbers).toEqual([7, 6, 5, 4, 3]);
});

test('pages continue over business days', async () => {
  const at = await shop.openStore();
  const noon = shop.clock.now;
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
    shop.clock.now = new Date(`${day}T12:00:00+09:00`);
    await takeOrders(at, 2);
  }
  shop.clock.now = noon;

  const first = await list(at, { numberOfElements: 3 });
  const second = await list(at, { numberOfElements: 3, cursor: first.nextCursor ?? '' });

  const places = [...first.content, ...second.content].map(
    ({ businessDate, orderNumber }) => `${businessDate.slice(-2)}/${orderNumber}`,
  );
  expect(places).toEqual(['20/2', '20/1', '19/2', '19/1', '18/2', '18/1']);
});

test('orders are filtered by status and by business day, both ends included', async () => {
  const at = await shop.openStore();
  const noon = shop.clock.now;
  const open = await shop.order(at);
  await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  await shop.cancel(at, (await shop.order(at)).id);
  shop.clock.now = new Date('2026-11-22T12:00:00+09:00');
  await shop.order(at);
  shop.clock.now = noon;

  const places = async (over: Parameters<typeof list>[1]) =>
    (await list(at, over)).content.map(({ businessDate, status }) => `${businessDate.slice(-2)} ${status}`);
  expect(await places({ status: ['OPEN'] })).toEqual(['22 OPEN', '20 OPEN']);
  expect(await places({ status: ['CLOSED', 'CANCELLED'] })).toEqual(['20 CANCELLED', '20 CLOSED']);
  expect(await places({ from: '2026-11-20', to: '2026-11-20', status: ['OPEN'] })).toEqual(['20 OPEN']);
  expect(await places({ from: '2026-11-21' })).toEqual(['22 OPEN']);
  expect(await places({ to: '2026-11-19' })).toEqual([]);
  expect(await places({ from: '2026-11-22', to: '2026-11-20' })).toEqual([]);
  expect(await list(at, { status: ['OPEN'] })).toMatchObject({ totalElements: 2 });
  expect(open.status).toBe('OPEN');
});

test('a list counts up to 10,000 and says that there are more', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.pool.query(
    `insert into orders select (jsonb_populate_record(o,
       jsonb_build_object('id', gen_random_uuid(), 'order_number', n))).* from orders o, generate_series(2, 10001) n
     where o.id = $1`,
    [id],
  );

  expect(await list(at, { numberOfElements: 1 })).toMatchObject({
    numbers: [10_001],
    totalElements: 10_000,
    more: true,
  });
});

test('an invalid cursor is refused', async () => {
  const at = await shop.openStore();
  const bad = [
    'x',
    'older:2026-11-20',
    'older:2026-13-01:1',
    'older:2026-02-31:1',
    'newer:0000-01-01:1',
    'older:2026-11-20:9999999999',
    'sideways:2026-11-20:1',
    "older:2026-11-20:1' or true",
    'older:2026-11-20:1\0',
  ];
  for (const cursor of bad) {
    expect(await shop.call(listOrders, { storeId: at.storeId, cursor }, at.owner)).toMatchObject({
      http: 400,
      status: 'WRONG_FORMAT',
      fields: { cursor: 'wrongFormat' },
    });
  }
});
