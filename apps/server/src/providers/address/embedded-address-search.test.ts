import { expect, test } from 'vitest';
import { embeddedAddressSearch } from './embedded-address-search.ts';

const found = async (text: string) =>
  (await embeddedAddressSearch.search(text)).map(({ roadAddress }) => roadAddress);

test.each([
  ['서울 성동구', ['서울특별시 성동구']],
  ['서울특별시 성동구 왕십리로 10', ['서울특별시 성동구 왕십리로 10']],
  ['성동구', ['서울특별시 성동구']],
  ['서울시 성동구, 왕십리로 10', ['서울특별시 성동구 왕십리로 10']],
  ['  서울   성동구  왕십리로 10 ', ['서울특별시 성동구 왕십리로 10']],
  ['서울특별시성동구왕십리로10', ['서울특별시 성동구 왕십리로10']],
  ['전주 덕진구', ['전북특별자치도 전주시 덕진구']],
  ['전주덕진구 기린대로 1', ['전북특별자치도 전주시 덕진구 기린대로 1']],
  ['전라북도 전주시 덕진구', ['전북특별자치도 전주시 덕진구']],
  ['충남 천안 서북구 두정로 1', ['충청남도 천안시 서북구 두정로 1']],
  ['경기 성남 분당구 판교역로 4', ['경기도 성남시 분당구 판교역로 4']],
  ['분당', ['경기도 성남시 분당구']],
  ['강원도 춘천시 중앙로 1', ['강원특별자치도 춘천시 중앙로 1']],
  ['강원특별자치도 고성군', ['강원특별자치도 고성군']],
  ['제주도 서귀포', ['제주특별자치도 서귀포시']],
  ['세종 한누리대로 2130', ['세종특별자치시 한누리대로 2130']],
  ['세종특별자치시', ['세종특별자치시']],
  ['경기 광주시 경안동', ['경기도 광주시 경안동']],
  ['광주 북구', ['광주광역시 북구']],
  ['대구 달성군', ['대구광역시 달성군']],
  ['경북 포항 남구', ['경상북도 포항시 남구']],
  ['수원 영통', ['경기도 수원시 영통구']],
])('%s is found as %o', async (text, expected) => {
  expect(await found(text)).toEqual(expected);
});

test('an ambiguous text finds all matching districts', async () => {
  expect(await found('고성군 중앙길 1')).toEqual([
    '경상남도 고성군 중앙길 1',
    '강원특별자치도 고성군 중앙길 1',
  ]);
  expect(await found('전주')).toEqual(['전북특별자치도 전주시 완산구', '전북특별자치도 전주시 덕진구']);
  expect(await found('강서구')).toEqual(['서울특별시 강서구', '부산광역시 강서구']);
  expect(await found('서울')).toHaveLength(25);
});

test.each(['세종대로 110', '강남대로 10', '동구릉로 1', '중구청로 3', '서울로 1', 'xyz', ' '])(
  '%s finds no district',
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);

test('a district is found by the beginning of its name and by its initial consonants', async () => {
  expect(await found('서울성동')).toEqual(['서울특별시 성동구']);
  expect(await found('왕십')).toEqual([]);
  expect(await found('덕')).toEqual(['경기도 고양시 덕양구', '전북특별자치도 전주시 덕진구']);
  expect(await found('ㅅㅇ ㅅㄷㄱ')).toEqual(['서울특별시 성동구']);
});

test('decomposed letters are read as syllables', async () => {
  expect(await found('성동구'.normalize('NFD'))).toEqual(['서울특별시 성동구']);
});

test('the pin is near the centre of the district and marked as approximate', async () => {
  const [seongdong] = await embeddedAddressSearch.search('서울 성동구');
  expect(seongdong).toMatchObject({
    regionCode: '11200',
    zonecode: null,
    jibunAddress: null,
    isApproximate: true,
  });
  // Close enough to see the district on a map.
  expect(seongdong?.lat).toBeCloseTo(37.563, 1);
  expect(seongdong?.lng).toBeCloseTo(127.037, 1);
});

test.each([
  [37.5663, 126.9779, '서울특별시 중구'],
  [35.1798, 129.075, '부산광역시 연제구'],
  [37.8813, 127.73, '강원특별자치도 춘천시'],
  [35.8242, 127.148, '전북특별자치도 전주시 완산구'],
  [36.4801, 127.289, '세종특별자치시'],
  [33.4996, 126.5312, '제주특별자치도 제주시'],
  [37.3947, 127.1112, '경기도 성남시 분당구'],
  // Islands that are districts of their own.
  [37.4845, 130.9058, '경상북도 울릉군'],
  [37.2412, 131.8644, '경상북도 울릉군'],
  // At sea, near Incheon.
  [37.2, 126.3, '인천광역시 옹진군'],
])('at %s, %s is %s', async (lat, lng, expected) => {
  expect(await embeddedAddressSearch.at(lat, lng)).toMatchObject([{ roadAddress: expected, lat, lng }]);
});

test('far from Korea nothing is found', async () => {
  expect(await embeddedAddressSearch.at(33, 124)).toEqual([]);
});
