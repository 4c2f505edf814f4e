import { adjustStock, listStockMoves as wire } from '@maru/contract/menu/stock.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const count = async ({ storeId, owner, menu }: At, counted: number, itemId = menu.cake) => {
  const move = { kind: 'COUNT' as const, counted, reason: `${counted}개` };
  expect((await shop.call(adjustStock, { storeId, itemId, move }, owner)).http).toBe(200);
};
const list = ({ storeId, owner, menu }: At, cursor?: string | null, itemId = menu.cake) =>
  shop.call(wire, { storeId, itemId, numberOfElements: 2, ...(cursor ? { cursor } : {}) }, owner);
const anyId = '00000000-0000-7000-8000-000000000000';

test('moves of an item are listed newest first, with before, after, who, when and why', async () => {
  const at = await shop.openStore();
  const { storeId, owner, menu } = at;
  await count(at, 12);
  const stop = { kind: 'STOP' as const, reason: '' };
  await shop.call(adjustStock, { storeId, itemId: menu.cake, move: stop }, owner);
  await count(at, 5, menu.fruitBox);
  await shop.order(at);

  const { response } = await list(at);

  const moved = { movedBy: '김마루', movedAt: shop.clock.now.toISOString() };
  expect(response.content).toEqual([
    {
      ...moved,
      ...{ id: expect.any(String), kind: 'STOP', stockBefore: 12, stockAfter: null, reason: '' },
    },
    {
      ...moved,
      ...{ id: expect.any(String), kind: 'COUNT', stockBefore: 3, stockAfter: 12, reason: '12개' },
    },
  ]);
  expect(response).toMatchObject({
    ...{ nextCursor: null, previousCursor: null, numberOfElements: 2, totalElements: 2, more: false },
  });
});

test('pages lead forwards and backwards, and new moves do not shift them', async () => {
  const at = await shop.openStore();
  for (const counted of [1, 2, 3, 4, 5]) await count(at, counted);
  const after = ({ content }: { content: { stockAfter: number | null }[] }) =>
    content.map(({ stockAfter }) => stockAfter);

  const first = (await list(at)).response;
  await count(at, 6);
  const second = (await list(at, first.nextCursor)).response;
  const third = (await list(at, second.nextCursor)).response;

  expect([after(first), after(second), after(third)]).toEqual([[5, 4], [3, 2], [1]]);
  expect(third).toMatchObject({ nextCursor: null, numberOfElements: 1, totalElements: 6 });
  expect(after((await list(at, third.previousCursor)).response)).toEqual([3, 2]);
  const back = (await list(at, second.previousCursor)).response;
  expect(after(back)).toEqual([5, 4]);
  expect(after((await list(at, back.previousCursor)).response)).toEqual([6]);
});

test('an item without moves has an empty list, and an unknown one is not found', async () => {
  const at = await shop.openStore();
  const other = await shop.openStore();
  await count(other, 4);

  expect((await list(at)).response).toMatchObject({ content: [], totalElements: 0, nextCursor: null });
  for (const itemId of [newId(), other.menu.cake]) {
    expect(await list(at, null, itemId)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  }
});

test.each(['older', 'older:', 'older:x', `sideways:${anyId}`, anyId])(
  'a cursor %s is refused',
  async (cursor) => {
    const at = await shop.openStore();
    expect(await list(at, cursor)).toMatchObject({
      http: 400,
      status: 'WRONG_FORMAT',
      fields: { cursor: 'wrongFormat' },
    });
  },
);

test('only members who may edit the menu may read stock moves', async () => {
  const { storeId, menu } = await shop.openStore();
  const as = async (person?: { token: string }) =>
    (await shop.call(wire, { storeId, itemId: menu.cake }, person)).http;

  expect(await as(await shop.staffOf({ id: storeId }, ['MENU']))).toBe(200);
  expect(await as(await shop.staffOf({ id: storeId }, ['ORDER']))).toBe(403);
  expect(await as(await shop.person())).toBe(404);
  expect(await as()).toBe(401);
});
