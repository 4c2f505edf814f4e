import { publishPlace, withdrawPlace } from '@maru/contract/place/place.endpoints.ts';
import { expect, test } from 'vitest';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const placeOf = placeBuilder(shop);

async function open(applicationStatus = 'APPROVED') {
  const { id } = await shop.store({ applicationStatus });
  const owner = await shop.ownerOf({ id });
  return { ...placeOf(id, owner), owner };
}

test('what visitors see changes with publishing only', async () => {
  const { update, publish } = await open();
  await update({ description: '처음' });
  expect((await publish()).response).toMatchObject({
    ...{ published: { description: '처음' }, isShown: true, isChanged: false },
    ...{ publishedAt: shop.clock.now.toISOString(), version: 3 },
  });
  expect((await update({ description: '다음' })).response).toMatchObject({
    ...{ published: { description: '처음' }, draft: { description: '다음' }, isChanged: true },
  });
  expect((await publish()).response).toMatchObject({ published: { description: '다음' }, isChanged: false });
});

test('a page can be published without any words: the store and its menu say enough', async () => {
  expect((await (await open()).publish()).response).toMatchObject({ isShown: true, version: 2 });
});

test('a page that is withdrawn is shown no more, keeps its draft and can be published again', async () => {
  const { update, publish, withdraw } = await open();
  await update({ description: '처음' });
  await publish();
  expect((await withdraw()).response).toMatchObject({
    ...{ published: null, publishedAt: null, isShown: false, isChanged: false },
    ...{ draft: { description: '처음' }, version: 4 },
  });
  expect((await publish()).response.isShown).toBe(true);
});

test.each(['DRAFT', 'PENDING', 'TERMINATED'])(
  'a store that is %s cannot publish its page',
  async (status) => {
    const { update, publish, read } = await open(status);
    await update({ description: '준비 중' });
    expect(await publish()).toMatchObject({ http: 409, status: 'PLACE_NEEDS_APPROVAL' });
    expect(await read()).toMatchObject({ published: null, version: 2 });
  },
);

test('a draft that changed since it was read is not published', async () => {
  const { storeId, update, owner } = await open();
  await update({ description: '바뀐 글' });
  for (const call of [publishPlace, withdrawPlace])
    expect(await shop.call(call, { storeId, version: 1 }, owner)).toMatchObject({
      ...{ http: 409, status: 'DATA_WAS_BEEN_MODIFIED', detail: { isOwn: true } },
    });
});

test('only members with the right to the page can publish or withdraw it', async () => {
  const { storeId } = await open();
  const stranger = (await open()).owner;
  const seller = await shop.staffOf({ id: storeId }, ['ORDER', 'MENU']);
  for (const call of [publishPlace, withdrawPlace]) {
    const input = { storeId, version: 1 };
    const answers = [undefined, stranger, seller].map((as) => shop.call(call, input, as));
    expect((await Promise.all(answers)).map(({ http }) => http)).toEqual([401, 404, 403]);
  }
});

test('publishing and withdrawing are in the trail', async () => {
  const { storeId, publish, withdraw } = await open();
  await publish();
  await withdraw();
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    { module: 'place', act: 'publishPlace', after: { publishedAt: shop.clock.now.toISOString() } },
    { module: 'place', act: 'withdrawPlace', after: { publishedAt: null } },
  ]);
});
