import { changePlaceSlug } from '@maru/contract/place/place.endpoints.ts';
import { expect, test } from 'vitest';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const placeOf = placeBuilder(shop);
let count = 0;

async function open(name = `가게 ${++count}`) {
  const { id } = await shop.store({ name });
  const owner = await shop.ownerOf({ id });
  return { ...placeOf(id, owner), owner };
}

test('the address changes immediately, and one that was published becomes a former address of the store', async () => {
  const { publish, changeSlug, read } = await open('봄 꽃집');
  await publish();
  const { http, response } = await changeSlug('Spring-Flowers');
  expect(http).toBe(200);
  expect(response).toMatchObject({ slug: 'spring-flowers', formerSlugs: ['bom-kkotjip'], isChanged: false });
  expect((await changeSlug('spring')).response.formerSlugs).toEqual(['bom-kkotjip', 'spring-flowers']);
  expect(await read()).toMatchObject({ slug: 'spring', published: {} });
});

test('a store takes an earlier address of its own again', async () => {
  const { publish, changeSlug } = await open('여름 빙수');
  await publish();
  await changeSlug('summer-ice');
  expect((await changeSlug('yeoreum-bingsu')).response).toMatchObject({
    ...{ slug: 'yeoreum-bingsu', formerSlugs: ['summer-ice'] },
  });
});

test('an address that visitors have seen is never given to another store, also not after a withdrawal', async () => {
  const first = await open();
  await first.changeSlug('autumn-tea');
  await first.publish();
  await first.changeSlug('winter-tea');
  await first.withdraw();
  const second = await open();
  for (const slug of ['autumn-tea', 'winter-tea'])
    expect(await second.changeSlug(slug)).toMatchObject({
      ...{ http: 409, status: 'PLACE_SLUG_USED', detail: { suggestion: `${slug}-2` } },
    });
});

test('an address that no visitor has seen is free again when its store takes another', async () => {
  const first = await open();
  await first.changeSlug('noodles');
  expect((await first.changeSlug('noodle-house')).response.formerSlugs).toEqual([]);
  expect((await (await open()).changeSlug('noodles')).http).toBe(200);
});

test('of many stores that want one address at once exactly one gets it', async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, () => open()));
  const answers = await Promise.all(stores.map(({ changeSlug }) => changeSlug('the-one')));
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('stores with the same name each get an address of their own with their first change, also concurrently', async () => {
  const stores = await Promise.all(Array.from({ length: 12 }, () => open('쌍둥이')));
  const answers = await Promise.all(stores.map(({ update }) => update()));
  expect(answers.map(({ http }) => http)).toEqual(Array.from({ length: 12 }, () => 200));
  const slugs = answers.map(({ response }) => response.slug);
  expect(new Set(slugs).size).toBe(12);
  expect(slugs).toContain('ssangdungi');
});

test('a name without romanisation gets an address from the id of the store', async () => {
  const { storeId, read, update } = await open('☕️');
  const slug = `store-${storeId.replaceAll('-', '').slice(-12)}`;
  expect((await read()).slug).toBe(slug);
  expect((await update()).response.slug).toBe(slug);
});

test.each([
  ['ab', 'tooShort'],
  ['admin', 'reservedSlug'],
  ['sitemap.xml', 'wrongSlug'],
  ['../menu', 'wrongSlug'],
  ['가게', 'wrongSlug'],
])('the address %s is refused, and the problem is named at the field', async (slug, problem) => {
  const { changeSlug } = await open();
  expect(await changeSlug(slug)).toMatchObject({ http: 400, fields: { slug: problem } });
});

test('a store that has changed its address ten times in a row has to wait', async () => {
  const { changeSlug } = await open();
  for (let i = 0; i < 10; i += 1) expect((await changeSlug(`grabbed-${i}`)).http).toBe(200);
  expect(await changeSlug('grabbed-10')).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});

test('a stale change is refused, and only members with the right to the page can change its address', async () => {
  const { storeId, owner, update } = await open();
  await update();
  const input = { storeId, version: 1, slug: 'not-this-one' };
  expect((await shop.call(changePlaceSlug, input, owner)).status).toBe('DATA_WAS_BEEN_MODIFIED');
  const seller = await shop.staffOf({ id: storeId }, ['ORDER', 'STORE_EDIT']);
  const answers = [undefined, (await open()).owner, seller].map((as) =>
    shop.call(changePlaceSlug, input, as),
  );
  expect((await Promise.all(answers)).map(({ http }) => http)).toEqual([401, 404, 403]);
});

test('the change is in the trail', async () => {
  const { storeId, changeSlug, publish } = await open('겨울 찻집');
  await publish();
  await changeSlug('winter-house');
  const [, last] = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', storeId)
    .execute();
  expect(last).toMatchObject({
    ...{ act: 'changePlaceSlug', before: { slug: 'gyeoul-chatjip' }, after: { slug: 'winter-house' } },
  });
});
