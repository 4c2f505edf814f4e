import type { Language } from '@maru/contract/language.ts';
import { type PlacePage, type PlaceSource, placePageOf } from '@maru/contract/place/place-page.ts';
import { type Weekday, weekdays } from '@maru/contract/stores/opening-hours.ts';

/** A Friday at noon in Seoul. */
export const noon = new Date('2026-11-20T12:00:00+09:00');

const day = { open: { from: 540, to: 1_320 }, breaks: [{ from: 900, to: 1_020 }] };
const item = {
  ...{ marketPrice: false, description: null, imageUrl: null, stock: null, soldOutUntil: null },
  ...{ placeEnabled: true, sort: 1 },
};

/** A store page with every kind of content. */
export const samplePlace: PlaceSource = {
  slug: 'maru-kitchen',
  content: {
    ...{ nameEn: 'Maru Kitchen', description: '매일 아침 육수를 내요.', descriptionEn: 'Broth every day.' },
    ...{ breaktime: '평일에는 재료를 손질해요.', breaktimeEn: null },
    hashtags: ['국수', '혼밥'],
    photos: [
      {
        ...{ imageKey: 'place-image/u/1', imageUrl: '/place-photos/1.jpg', width: 960, height: 640 },
        ...{ alt: '창가 자리', altEn: 'Seats at the window' },
      },
      {
        ...{ imageKey: 'place-image/u/2', imageUrl: '/place-photos/2.jpg', width: 640, height: 640 },
        ...{ alt: '국수 한 그릇', altEn: null },
      },
    ],
    links: [{ name: '예약하기', nameEn: 'Book a table', url: 'https://book.example/maru?a=1&b=2' }],
  },
  store: {
    ...{ name: '마루식당', category: 'KOREAN_FOOD', phone: '+82220000000', phoneExtension: '12' },
    ...{ address: '서울특별시 성동구 마루길 1', addressDetail: '1층', lat: 37.54, lng: 127.05 },
    openingHours: {
      days: {
        ...(Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Weekday, typeof day>),
        FRI: { open: { from: 540, to: 1_500 }, breaks: [] },
        SUN: { open: null, breaks: [] },
      },
      holidays: [{ from: '2026-12-24', to: '2026-12-25', note: '가족 여행' }],
    },
    storeAdditionalInfoDTOList: [
      { key: 'SEATS', value: '32석' },
      { key: 'HOMEPAGE', value: 'https://maru.example' },
      { key: 'INSTAGRAM', value: '@maru.kitchen' },
    ],
  },
  categoryName: { ko: '한식', en: 'Korean food' },
  menu: {
    categories: [
      { id: 'c1', name: '국수', nameEn: 'Noodles', enabled: true },
      { id: 'c2', name: '제철', nameEn: null, enabled: true },
    ],
    items: [
      {
        ...{ ...item, id: 'i1', categoryId: 'c1', name: '잔치국수', nameEn: 'Banquet noodles', price: 9_000 },
        ...{ description: '멸치 육수', imageUrl: '/menu-photos/i1.jpg' },
      },
      {
        ...{ ...item, id: 'i2', categoryId: 'c1', name: '비빔국수', nameEn: null, price: 9_500 },
        ...{ stock: 0, sort: 2 },
      },
      {
        ...{ ...item, id: 'i3', categoryId: 'c2', name: '새조개', nameEn: 'Cockles', price: 50_000 },
        marketPrice: true,
      },
    ],
  },
  status: { status: 'OPEN', next: { status: 'CLOSED', at: '2026-11-20T16:00:00.000Z' } },
};

export function samplePage(language: Language = 'ko', over: Partial<PlaceSource> = {}): PlacePage {
  return placePageOf({ ...samplePlace, ...over }, language, noon);
}
