import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { countPublishedPlaces, listPublishedPlaces } from './list-published-places.ts';

const shop = await openShop();
const placeOf = placeBuilder(shop);

async function publish(name: string) {
  const { id } = await shop.store({ name });
  const owner = await shop.ownerOf({ id });
  const place = placeOf(id, owner);
  await place.publish();
  return { ...place, owner };
}

test('store pages that visitors see are listed in batches, the oldest first, with their present address and last change', async () => {
  await publish('하늘 식당');
  const second = await publish('바다 식당');
  const third = await publish('구름 식당');
  const withdrawn = await publish('안개 식당');
  await withdrawn.withdraw();
  const closed = await publish('노을 식당');
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where('id', '=', closed.storeId)
    .execute();

  const published = shop.clock.now;
  shop.clock.now = new Date(published.getTime() + 60_000);
  await second.changeSlug('bada');
  await shop.call(updateStore, { storeId: third.storeId, version: 1, phone: '02-2000-0000' }, third.owner);

  expect(await countPublishedPlaces(shop.db)).toBe(3);
  const pages = [0, 1, 2].map((page) => listPublishedPlaces(shop.db, { page, most: 2 }));
  const list = await Promise.all(pages);
  expect(list.map((page) => page.map(({ slug }) => slug))).toEqual([
    ['haneul-sikdang', 'bada'],
    ['gureum-sikdang'],
    [],
  ]);
  expect(list[1]?.[0]?.changedAt).toEqual(shop.clock.now);
});
