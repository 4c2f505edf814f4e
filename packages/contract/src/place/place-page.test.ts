import { expect, test } from 'vitest';
import { untilChanged } from '../menu/sold-out.ts';
import { nextChange, type OpeningHours, statusByHours, weekdays } from '../stores/opening-hours.ts';
import {
  mostItemsOnPage,
  type PlaceItem,
  type PlaceSource,
  pageHoldsUntil,
  placePageOf,
} from './place-page.ts';

const seoul = (text: string) => new Date(`${text}:00+09:00`);
/** A Friday. */
const noon = seoul('2026-11-20T12:00');
const open = { open: { from: 660, to: 1_560 }, breaks: [{ from: 900, to: 1_020 }] };
const closed = { open: null, breaks: [] };
const hours: OpeningHours = {
  days: { SUN: closed, MON: open, TUE: open, WED: open, THU: open, FRI: open, SAT: closed },
  holidays: [
    { from: '2026-12-24', to: '2026-12-25', note: '성탄절' },
    { from: '2026-11-23', to: '2026-11-23', note: '' },
    { from: '2026-11-01', to: '2026-11-02', note: '지난 휴무' },
  ],
};

const item = (over: Partial<PlaceItem> = {}): PlaceItem => ({
  ...{ id: 'i1', categoryId: 'c1', name: '라떼', nameEn: 'Latte', price: 5_000, marketPrice: false },
  ...{ description: null, imageUrl: null, stock: null, soldOutUntil: null, placeEnabled: true, sort: 1 },
  ...over,
});

const store: PlaceSource['store'] = {
  ...{
    name: '마루커피',
    category: 'CAFE',
    phone: '+82220000000',
    phoneExtension: '12',
    address: '서울 성동구 마루길 1',
  },
  ...{ addressDetail: '1층', lat: 37.5, lng: 127, openingHours: hours },
  storeAdditionalInfoDTOList: [
    { key: 'CASH_RECEIPT_AVAILABLE', value: 'true' },
    { key: 'SEATS', value: '32석' },
    { key: 'HOMEPAGE', value: 'https://maru.example' },
    { key: 'INSTAGRAM', value: '@maru.coffee' },
  ],
};
const content: PlaceSource['content'] = {
  ...{ nameEn: 'Maru Coffee', description: '아침에 볶아요.', descriptionEn: null, breaktime: '' },
  ...{ breaktimeEn: null, hashtags: ['원두'], photos: [], links: [] },
};
const category = { id: 'c1', name: '커피', nameEn: 'Coffee', enabled: true };

function sourceAt(at: Date, over: Partial<PlaceSource> = {}): PlaceSource {
  const change = nextChange(hours, at);
  return {
    ...{ slug: 'maru', content, store, categoryName: { ko: '카페', en: 'Café' } },
    menu: { categories: [category], items: [item()] },
    status: {
      status: statusByHours(hours, at),
      next: change ? { status: change.status, at: change.at.toISOString() } : null,
    },
    ...over,
  };
}
const pageAt = (at: Date, over: Partial<PlaceSource> = {}) => placePageOf(sourceAt(at, over), 'ko', at);

test.each([
  // Open until the break, in the break until it ends, closed until the next morning.
  ['2026-11-20T12:00', 'OPEN', { status: 'BREAK', clock: '15:00', day: 'TODAY' }],
  ['2026-11-20T15:30', 'BREAK', { status: 'OPEN', clock: '17:00', day: 'TODAY' }],
  ['2026-11-20T23:00', 'OPEN', { status: 'CLOSED', clock: '02:00', day: 'TOMORROW' }],
  ['2026-11-19T03:00', 'CLOSED', { status: 'OPEN', clock: '11:00', day: 'TODAY' }],
  ['2026-11-18T10:59', 'CLOSED', { status: 'OPEN', clock: '11:00', day: 'TODAY' }],
  // The Monday is a day off.
  ['2026-11-21T12:00', 'CLOSED', { status: 'OPEN', clock: '11:00', day: 'LATER', weekday: 'TUE' }],
])('at %s the page says %s, and what comes next', (at, status, ahead) => {
  expect(pageAt(seoul(at))).toMatchObject({ status, ahead });
});

test('a store that a person closed before its break opens after the break', () => {
  const next = { status: 'BREAK' as const, at: seoul('2026-11-20T15:00').toISOString() };
  expect(pageAt(noon, { status: { status: 'CLOSED', next } }).ahead).toMatchObject({ clock: '17:00' });
});

test('without hours, the next status is unknown', () => {
  const page = pageAt(noon, {
    store: { ...store, openingHours: null },
    status: { status: 'UNKNOWN', next: null },
  });
  expect(page).toMatchObject({ status: 'UNKNOWN', ahead: null, week: null, daysOff: [] });
});

test('the week begins on Monday, and days off are listed by date without those that have passed', () => {
  const page = pageAt(noon);
  expect(page.week?.map(({ weekday }) => weekday)).toEqual([...weekdays.slice(1), 'SUN']);
  expect(page.week?.filter(({ isToday }) => isToday)).toMatchObject([{ weekday: 'FRI', open: open.open }]);
  expect(page.daysOff.map(({ from }) => from)).toEqual(['2026-11-23', '2026-12-24']);
});

test('items are shown in the order of the menu, unless hidden or in a category that is off', () => {
  const categories = [
    { ...category, id: 'c2', name: '빵', nameEn: null },
    category,
    { ...category, id: 'c3', enabled: false },
    { ...category, id: 'c4' },
  ];
  const items = [
    item({ id: 'i3', sort: 2 }),
    item({ id: 'i2', sort: 2 }),
    item({ id: 'i1', sort: 1 }),
    item({ id: 'hidden', placeEnabled: false }),
    item({ id: 'off', categoryId: 'c3' }),
    item({ id: 'bread', categoryId: 'c2' }),
  ];
  const { menu, moreItems } = pageAt(noon, { menu: { categories, items } });
  expect(menu.map(({ id, items }) => [id, items.map((each) => each.id)])).toEqual([
    ['c2', ['bread']],
    ['c1', ['i1', 'i2', 'i3']],
  ]);
  expect(moreItems).toBe(0);
});

test('what is sold out is shown as such, by switch or by stock', () => {
  const later = seoul('2026-11-20T12:01').toISOString();
  const items = [
    item({ id: 'a' }),
    item({ id: 'b', soldOutUntil: later }),
    item({ id: 'c', soldOutUntil: untilChanged }),
    item({ id: 'd', stock: 0 }),
    item({ id: 'e', stock: 1, soldOutUntil: noon.toISOString() }),
  ];
  const { menu } = pageAt(noon, { menu: { categories: [category], items } });
  expect(menu[0]?.items.map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, true, true, false]);
});

test('a menu beyond what a page holds is cut, and the rest is counted', () => {
  const items = Array.from({ length: mostItemsOnPage + 5 }, (_, i) => item({ id: `i${i}`, sort: i }));
  const { menu, moreItems } = pageAt(noon, { menu: { categories: [category], items } });
  expect([menu[0]?.items.length, moreItems]).toEqual([mostItemsOnPage, 5]);
});

test('texts without English are Korean on the English page, and marked as Korean', () => {
  const page = placePageOf(sourceAt(noon), 'en', noon);
  expect(page).toMatchObject({
    name: { text: 'Maru Coffee', language: 'en' },
    categoryName: 'Café',
    description: { text: '아침에 볶아요.', language: 'ko' },
    breaktime: null,
    menu: [{ name: { text: 'Coffee', language: 'en' } }],
  });
});

test('phone, address, links and what the store says about itself are those of the store', () => {
  const links = [{ name: '예약', nameEn: 'Book', url: 'https://book.maru.example' }];
  expect(pageAt(noon, { content: { ...content, links } })).toMatchObject({
    phone: { e164: '+82220000000', text: '02-2000-0000', extension: '12' },
    address: { text: { text: '서울 성동구 마루길 1 1층', language: 'ko' }, lat: 37.5, lng: 127 },
    links: [
      { kind: 'OWN', name: { text: '예약', language: 'ko' }, url: 'https://book.maru.example' },
      { kind: 'HOMEPAGE', name: null, url: 'https://maru.example' },
      { kind: 'INSTAGRAM', name: null, url: 'https://www.instagram.com/maru.coffee/' },
    ],
    facts: [{ key: 'SEATS', value: { text: '32석', language: 'ko' } }],
  });
});

test('a page is valid until the status changes, an item is back, or the day ends', () => {
  const holds = (at: Date, over: Partial<PlaceSource> = {}) => pageHoldsUntil(sourceAt(at, over), at);
  const soldOutUntil = (text: string, over: Partial<PlaceItem> = {}) => ({
    menu: { categories: [category], items: [item({ soldOutUntil: seoul(text).toISOString(), ...over })] },
  });

  expect(holds(noon)).toEqual(seoul('2026-11-20T15:00'));
  expect(holds(noon, soldOutUntil('2026-11-20T14:00'))).toEqual(seoul('2026-11-20T14:00'));
  expect(holds(noon, soldOutUntil('2026-11-20T14:00', { placeEnabled: false }))).toEqual(
    seoul('2026-11-20T15:00'),
  );
  expect(holds(noon, soldOutUntil('2026-11-20T11:00'))).toEqual(seoul('2026-11-20T15:00'));
  expect(holds(seoul('2026-11-21T12:00'))).toEqual(seoul('2026-11-22T00:00'));
});
