import type { PlacePage } from '@maru/contract/place/place-page.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samplePage, samplePlace } from '../test/sample-place.ts';
import { PlaceView } from './place-view.tsx';

const htmlOf = (page: PlacePage) => renderToStaticMarkup(<PlaceView page={page} />);
/** The readable text, without tags. */
const textOf = (page: PlacePage) =>
  htmlOf(page)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a visitor reads name, status, hours, menu, prices, contact and facts in Korean', () => {
  const text = textOf(samplePage());
  for (const said of [
    '한식 마루식당 영업 상태 영업 중 내일 01:00에 닫아요',
    '매일 아침 육수를 내요. #국수 #혼밥',
    '월요일 09:00~22:00 브레이크타임 15:00~17:00',
    '금요일 오늘 09:00~다음 날 01:00',
    '일요일 휴무 평일에는 재료를 손질해요.',
    '12월 24일 (목)~12월 25일 (금) · 가족 여행',
    '잔치국수 멸치 육수 9,000원',
    '비빔국수 품절 9,500원',
    '새조개 시가',
    '서울특별시 성동구 마루길 1 1층 카카오맵에서 보기',
    '02-2000-0000',
    '예약하기',
    '홈페이지',
    '인스타그램',
    '좌석 32석',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('50,000');
});

test('the English page has the English texts of the store, and marks what is only in Korean', () => {
  const html = htmlOf(samplePage('en'));
  const text = textOf(samplePage('en'));
  for (const said of [
    'Korean food Maru Kitchen Status Open Closes tomorrow at 01:00',
    'Broth every day.',
    'Friday Today 09:00–01:00 the next day',
    'Banquet noodles',
    '₩9,000',
    'Sold out ₩9,500',
    'Cockles Market price',
    'Book a table',
    'Good to know Seats 32석',
  ])
    expect(text).toContain(said);
  expect(html).toContain('<h4 lang="ko">비빔국수</h4>');
  expect(html).toContain('<h4>Banquet noodles</h4>');
});

test('a store of goods has products in place of a menu', () => {
  const { store } = samplePlace;
  const florist = { store: { ...store, category: 'FLOWER' as const } };
  expect(textOf(samplePage('ko', florist))).toContain('상품 국수');
  expect(textOf(samplePage('ko', florist))).not.toContain('메뉴');
  expect(textOf(samplePage('en', florist))).toContain('Products');
});

test.each([
  ['CLOSED', 'OPEN', '2026-11-20T02:00:00.000Z', '영업 종료 11:00에 열어요'],
  ['CLOSED', 'OPEN', '2026-11-21T02:00:00.000Z', '영업 종료 내일 11:00에 열어요'],
  ['CLOSED', 'OPEN', '2026-11-23T02:00:00.000Z', '영업 종료 11월 23일 (월) 11:00에 열어요'],
  ['BREAK', 'OPEN', '2026-11-20T08:00:00.000Z', '브레이크타임 17:00에 다시 열어요'],
  ['OPEN', 'BREAK', '2026-11-20T06:00:00.000Z', '영업 중 15:00부터 브레이크타임이에요'],
] as const)('a store that is %s says when it is %s', (status, next, at, said) => {
  expect(textOf(samplePage('ko', { status: { status, next: { status: next, at } } }))).toContain(said);
});

test('a store without hours says so, and claims no status', () => {
  const { store } = samplePlace;
  const text = textOf(
    samplePage('ko', {
      store: { ...store, openingHours: null },
      status: { status: 'UNKNOWN', next: null },
    }),
  );
  expect(text).toContain('아직 영업시간을 올리지 않았어요');
  expect(text).not.toContain('영업 상태');
});

test('a new page has only what the store has entered', () => {
  const { content, store, menu } = samplePlace;
  const html = htmlOf(
    samplePage('ko', {
      content: { ...content, photos: [], hashtags: [], links: [], description: '', breaktime: '' },
      store: { ...store, phone: null, address: null, storeAdditionalInfoDTOList: [] },
      menu: { ...menu, items: [] },
    }),
  );
  expect(html).toContain('아직 올린 메뉴가 없어요.');
  for (const part of ['<img', 'tel:', 'map.kakao.com', 'id="visit"', 'id="facts"', 'place-tags'])
    expect(html).not.toContain(part);
});

test('the phone number is a tel: link, and links to other sites have rel="noopener noreferrer"', () => {
  const html = htmlOf(samplePage());
  expect(html).toContain('href="tel:+82220000000"');
  expect(html).toContain(
    `href="https://map.kakao.com/link/map/${encodeURIComponent('마루식당')},37.54,127.05" target="_blank" rel="noopener noreferrer`,
  );
  expect(html).toContain(
    'href="https://book.example/maru?a=1&amp;b=2" target="_blank" rel="noopener noreferrer',
  );
});

test('the first photo is loaded first and the others when they are needed, without moving the page', () => {
  const photos = [...htmlOf(samplePage()).matchAll(/<img [^>]*>/g)].map(([photo]) => photo);
  expect(photos[0]).toContain('fetchPriority="high"');
  expect(photos[0]).toContain('alt="창가 자리"');
  expect(photos.slice(1).filter((photo) => !photo.includes('loading="lazy"'))).toEqual([]);
  expect(photos.filter((photo) => !/ width="\d+" height="\d+"/.test(photo))).toEqual([]);
});

test('a menu that is longer than the page says how much more there is', () => {
  expect(textOf({ ...samplePage(), moreItems: 12 })).toContain('메뉴가 12개 더 있어요');
});
