import { gzipSync } from 'node:zlib';
import type { PlacePage, PlaceSource } from '@maru/contract/place/place-page.ts';
import { placePageOf } from '@maru/contract/place/place-page.ts';
import { addressVectors, markupVectors, nulVector } from '@maru/contract/test/xss-vectors.ts';
import { noon, samplePage, samplePlace } from '@maru/place-page/test/sample-place.ts';
import { describe, expect, test } from 'vitest';
import { renderNoPlace, renderPlace, styles } from './entry-server.tsx';

const hub = 'https://hub.example';
const htmlOf = (page: PlacePage, namesLanguage = false) => renderPlace(page, { hubUrl: hub, namesLanguage });
const dataBlock = /<script type="application\/ld\+json">(.*?)<\/script>/s;
const dataOf = (html: string) => JSON.parse(dataBlock.exec(html)?.[1] ?? '');

test('the page states its language, its address and that of the other language', () => {
  const html = htmlOf(samplePage('en'), true);
  for (const part of [
    '<html lang="en">',
    '<title>Maru Kitchen · Menu and opening hours</title>',
    '<meta name="description" content="Broth every day."/>',
    '<link rel="canonical" href="https://hub.example/place/maru-kitchen/en"/>',
    '<link rel="alternate" hrefLang="ko" href="https://hub.example/place/maru-kitchen"/>',
    '<link rel="alternate" hrefLang="en" href="https://hub.example/place/maru-kitchen/en"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://hub.example/place/maru-kitchen"/>',
    '<meta property="og:image" content="https://hub.example/place-photos/1.jpg"/>',
    '<meta property="og:locale" content="en_US"/>',
    '<meta property="og:locale:alternate" content="ko_KR"/>',
  ])
    expect(html).toContain(part);
});

test.each([
  ['ko', false, ''],
  ['en', false, ''],
  ['ko', true, ''],
  ['en', true, '/en'],
] as const)(
  'in %s, its language named by the address: %s, the canonical address ends with “%s”',
  (language, isNamed, ending) => {
    const html = htmlOf(samplePage(language), isNamed);
    const url = `https://hub.example/place/maru-kitchen${ending}`;
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
    expect(dataOf(html).url).toBe(url);
  },
);

test('a page without a description is described by what it is and where', () => {
  const { content } = samplePlace;
  const page = samplePage('ko', { content: { ...content, description: '', descriptionEn: null } });
  expect(htmlOf(page)).toContain('content="마루식당(한식 · 서울특별시 성동구 마루길 1 1층)의 메뉴와 가격');
});

describe('structured data', () => {
  test('a restaurant has its hours between the breaks, its days off, its place and its menu', () => {
    const data = dataOf(htmlOf(samplePage()));
    expect(data).toMatchObject({
      ...{ '@context': 'https://schema.org', '@type': 'Restaurant', name: '마루식당' },
      ...{ telephone: '+82220000000', url: 'https://hub.example/place/maru-kitchen' },
      geo: { latitude: 37.54, longitude: 127.05 },
      sameAs: ['https://maru.example', 'https://www.instagram.com/maru.kitchen/'],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-24', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: [
          {
            name: '국수',
            hasMenuItem: [
              { name: '잔치국수', offers: { price: 9_000, availability: 'https://schema.org/InStock' } },
              { name: '비빔국수', offers: { price: 9_500, availability: 'https://schema.org/SoldOut' } },
            ],
          },
          { name: '제철', hasMenuItem: [{ '@type': 'MenuItem', name: '새조개' }] },
        ],
      },
    });
    const spans = data.openingHoursSpecification.map(
      ({ dayOfWeek, opens, closes }: Record<string, string>) =>
        `${dayOfWeek?.replace('https://schema.org/', '')} ${opens} ${closes}`,
    );
    expect(spans).toContain('Monday 09:00 15:00');
    expect(spans).toContain('Monday 17:00 22:00');
    expect(spans).toContain('Friday 09:00 01:00');
    expect(spans.join()).not.toContain('Sunday');
    expect(JSON.stringify(data)).not.toContain('50000');
  });

  test('a store of goods has a catalogue in place of a menu', () => {
    const { store } = samplePlace;
    const data = dataOf(htmlOf(samplePage('ko', { store: { ...store, category: 'FLOWER' } })));
    expect(data['@type']).toBe('Florist');
    expect(data.hasMenu).toBeUndefined();
    expect(data.hasOfferCatalog.itemListElement[0].itemListElement[0]).toMatchObject({
      ...{ '@type': 'Offer', price: 9_000 },
      itemOffered: { '@type': 'Product', name: '잔치국수' },
    });
  });

  test('a day that is open from midnight to midnight has the hours 00:00 to 23:59', () => {
    const { store } = samplePlace;
    const days = { open: { from: 0, to: 1_440 }, breaks: [] };
    const openingHours = { ...store.openingHours, days: { ...store.openingHours?.days, MON: days } };
    const page = samplePage('ko', { store: { ...store, openingHours } as PlaceSource['store'] });
    expect(dataOf(htmlOf(page)).openingHoursSpecification[0]).toMatchObject({
      ...{ opens: '00:00', closes: '23:59' },
    });
  });
});

/** A store page with this text in every place where an owner may write. */
function placeWith(text: string): PlaceSource {
  const { content, store, menu } = samplePlace;
  return {
    ...samplePlace,
    content: {
      ...{ ...content, nameEn: text, description: text, descriptionEn: text, breaktime: text },
      ...{ breaktimeEn: text, hashtags: [text] },
      photos: content.photos.map((photo) => ({ ...photo, alt: text, altEn: text })),
      links: content.links.map((link) => ({ ...link, name: text, nameEn: text })),
    },
    store: {
      ...{ ...store, name: text, address: text, addressDetail: text },
      openingHours: {
        days: store.openingHours?.days ?? ({} as never),
        holidays: [{ from: '2026-12-24', to: '2026-12-25', note: text }],
      },
      storeAdditionalInfoDTOList: [{ key: 'SEATS', value: text }],
    },
    menu: {
      categories: menu.categories.map((category) => ({ ...category, name: text, nameEn: text })),
      items: menu.items.map((item) => ({ ...item, name: text, nameEn: text, description: text })),
    },
  };
}

describe.each(['ko', 'en'] as const)('texts of others on the %s page', (language) => {
  const marker = 'OTHERS-TEXT';
  const plain = htmlOf(placePageOf(placeWith(marker), language, noon));
  const escapes: Record<string, string> = {
    ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' },
  };
  const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

  const mapLink = / href="https:\/\/map\.kakao\.com\/link\/map([^"]*)"/g;
  const mapLinks = (html: string) => [...html.matchAll(mapLink)].map(([, link = '']) => link);
  const withoutMapAndData = (html: string) => html.replace(dataBlock, '').replaceAll(mapLink, '');

  test.each([...markupVectors, nulVector])('%j stays text', (vector) => {
    const html = htmlOf(placePageOf(placeWith(vector), language, noon));
    // Equal to the page with a harmless word, except for that word.
    expect(withoutMapAndData(html)).toBe(withoutMapAndData(plain).replaceAll(marker, () => escaped(vector)));
    expect(mapLinks(html).filter((link) => !/^[\w.~!*()%&#;,/-]+$/.test(link))).toEqual([]);
    expect(mapLinks(html)).toHaveLength(2);
    expect(dataBlock.exec(html)?.[1]).not.toContain('<');
    expect(dataOf(html).name).toBe(vector);
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});

/** A homepage may be http. */
const hiddenTargets = addressVectors.filter((address) => !address.startsWith('http://'));

test.each(hiddenTargets)('a link to %j leads nowhere', (url) => {
  const { content, store } = samplePlace;
  const page = samplePage('ko', {
    content: { ...content, links: [{ name: '링크', nameEn: null, url }] },
    store: {
      ...store,
      storeAdditionalInfoDTOList: [
        { key: 'HOMEPAGE', value: url },
        { key: 'INSTAGRAM', value: url },
      ],
    },
  });
  const targets = [...htmlOf(page).matchAll(/ href="([^"]*)"/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(5);
  expect(
    targets.filter((target) => !/^(https:\/\/(hub\.example|map\.kakao\.com)\/|tel:\+|\/|#)/.test(target)),
  ).toEqual([]);
});

test('a page has no script that runs, no inline style, and the one style element that its policy allows', () => {
  const html = htmlOf(samplePage());
  expect(html.replace(dataBlock, '')).not.toMatch(/<script|javascript:| on\w+=| style=/);
  expect([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text)).toEqual([styles]);
  expect(html).not.toMatch(/<(iframe|object|embed|form|base)\b/);
});

test('the page of a menu of fifty items arrives in the first flight of packets', () => {
  const { menu } = samplePlace;
  const items = Array.from({ length: 50 }, (_, i) => ({
    ...{ ...menu.items[0], id: `i${i}`, categoryId: 'c1', name: `메뉴 이름 ${i}`, nameEn: `Item ${i}` },
    ...{ price: 4_000 + i * 100, description: `${i}번째 메뉴를 설명하는 한 줄이에요.` },
  })) as PlaceSource['menu']['items'];
  expect(gzipSync(htmlOf(samplePage('ko', { menu: { ...menu, items } }))).length).toBeLessThan(14_600);
});

test.each([
  ['ko', 'MISSING', '매장 페이지를 찾지 못했어요', 'We could not find this store page'],
  ['en', 'BROKEN', 'The page cannot be opened now', '지금은 페이지를 열 수 없어요'],
] as const)('without a page a visitor reads why, first in %s', (language, reason, first, second) => {
  const html = renderNoPlace(language, reason);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<h1>${first}</h1>`);
  expect(html.indexOf(first)).toBeLessThan(html.indexOf(`<h2>${second}</h2>`));
  expect(html).not.toContain('<script');
});
