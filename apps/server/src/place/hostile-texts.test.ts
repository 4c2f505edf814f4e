import type { Language } from '@maru/contract/language.ts';
import { importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { longest } from '@maru/contract/menu/menu-fields.ts';
import { hashtagProblem } from '@maru/contract/place/hashtag.ts';
import { longestOfPlace } from '@maru/contract/place/place-limits.ts';
import type { PlacePage } from '@maru/contract/place/place-page.ts';
import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { addressVectors, markupVectors, nulVector } from '@maru/contract/test/xss-vectors.ts';
import { expect, test } from 'vitest';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { findPlacePage } from './page/find-place-page.ts';

const shop = await openShop();
const placeOf = placeBuilder(shop);
const files = fileBuilder(shop);

async function open() {
  const { id } = await shop.store();
  const owner = await shop.ownerOf({ id });
  const place = placeOf(id, owner);
  /** The page as it is in the database now. */
  async function seen(): Promise<Readonly<Record<Language, PlacePage>>> {
    const { slug } = await place.read();
    const found = await findPlacePage(shop.db, { storeId: id, slug, now: shop.clock.now });
    if (found.kind !== 'PAGE') throw new Error(`there is no page, but ${found.kind}`);
    return found.pages;
  }
  return { ...place, owner, seen };
}

/** The beginning of a text, as long as the field allows. */
const cut = (vector: string, most: number) => vector.slice(0, most).trim();

test('names, categories and descriptions that an import brings are shown as text on the page', async () => {
  const { storeId, owner, publish, seen } = await open();
  await publish();
  const rows = markupVectors.map((vector, index) => ({
    row: index + 2,
    category: cut(vector, longest.category - 3) + String(index).padStart(3),
    ...{ name: cut(vector, longest.item), nameEn: cut(vector, longest.item) },
    ...{ price: '1000', description: vector },
  }));
  const file = { storeId, version: 1, fileName: '<img src=x onerror=alert(1)>.xlsx', items: rows };
  expect(await shop.call(importMenu, file, owner)).toMatchObject({
    ...{ http: 200, response: { newItems: rows.length } },
  });

  const { menu } = (await seen()).en;
  const shown = menu.map(({ name, items }) => [name.text, items[0]?.name.text, items[0]?.description?.text]);
  expect(shown).toEqual(rows.map(({ category, nameEn, description }) => [category, nameEn, description]));
});

/**
 * Five texts at a time: each is used as the name of a link, the text of a photo, a hashtag, and one of the long texts.
 */
const fives = Array.from({ length: Math.ceil(markupVectors.length / 5) }, (_, i) =>
  [...markupVectors, ...markupVectors].slice(5 * i, 5 * i + 5),
);

test('whatever a member writes is text on the page, in every field', async () => {
  const { storeId, owner, update, publish, seen } = await open();
  const jpeg = await picture('jpeg', { width: 60, height: 40 });
  const upload = { objectPurpose: 'PLACE_IMAGE', contentType: 'image/jpeg' } as const;
  const keys = await Promise.all([...Array(5)].map(() => files.upload(owner, jpeg, upload)));
  for (const vectors of fives) {
    const [nameEn = '', ...longTexts] = vectors;
    const [description = '', descriptionEn = '', breaktime = '', breaktimeEn = ''] = longTexts.map((vector) =>
      cut(vector, longestOfPlace.description),
    );
    const words = vectors.map((vector) =>
      vector
        .replaceAll(/[\s#＃,\p{Cc}]/gu, '')
        .slice(0, 10)
        .toLowerCase(),
    );
    const said = {
      ...{ nameEn: cut(nameEn, longestOfPlace.nameEn), description, descriptionEn, breaktime, breaktimeEn },
      hashtags: [...new Set(words)].filter((word) => hashtagProblem(word) === undefined),
      photos: vectors.map((vector, i) => {
        const alt = cut(vector, longestOfPlace.photoText);
        return { imageKey: keys[i] ?? '', alt, altEn: alt };
      }),
      links: vectors.map((vector) => {
        const name = cut(vector, longestOfPlace.linkName);
        return { name, nameEn: name, url: 'https://maru.example/?q=<script>' };
      }),
    };
    expect(await update(said)).toMatchObject({ http: 200, response: { draft: said } });
    await publish();
    const { ko, en } = await seen();
    expect([ko.description?.text, ko.breaktime?.text]).toEqual([description, breaktime]);
    expect(en).toMatchObject({
      ...{ name: { text: said.nameEn }, description: { text: descriptionEn } },
      ...{ breaktime: { text: breaktimeEn }, hashtags: said.hashtags },
      photos: said.photos.map(({ altEn }) => ({ alt: { text: altEn } })),
      links: said.links.map(({ nameEn: text }) => ({ name: { text } })),
    });
  }
  const [name = ''] = markupVectors;
  const { id, version } = await shop.db
    .selectFrom('stores')
    .select(['id', 'version'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  expect((await shop.call(updateStore, { storeId: id, version, name }, owner)).http).toBe(200);
  expect((await seen()).ko.name.text).toBe(name);
});

test('a text with a NUL character is refused, and so is a link to anything but a web page', async () => {
  const { update, read } = await open();
  for (const name of ['nameEn', 'description', 'descriptionEn', 'breaktime', 'breaktimeEn'])
    expect(await update({ [name]: nulVector })).toMatchObject({
      ...{ http: 400, fields: { [name]: 'wrongFormat' } },
    });
  for (const url of addressVectors)
    expect([url, await update({ links: [{ name: '예약', nameEn: null, url }] })]).toMatchObject([
      url,
      { http: 400, fields: { 'links.0.url': expect.stringMatching(/^wrong(WebAddress|Format)$/) } },
    ]);
  expect((await read()).version).toBe(1);
});
