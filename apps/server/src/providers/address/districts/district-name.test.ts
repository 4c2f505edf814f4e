import { expect, test } from 'vitest';
import { districtName } from './district-name.ts';

test.each([
  ['11110', '종로구', '종로구'],
  ['11320', '서울시도봉구', '도봉구'],
  ['27710', '대구광역시 달성군', '달성군'],
  ['36110', '세종특별자치시', ''],
  ['41135', '성남시분당구', '성남시 분당구'],
  ['41111', '수원시 장안구', '수원시 장안구'],
  ['41461', '처인구', '용인시 처인구'],
  ['41192', '원미구', '부천시 원미구'],
  ['41285', '일산동구', '고양시 일산동구'],
  ['43111', '상당구', '청주시 상당구'],
  ['48125', '창원시마산합포구', '창원시 마산합포구'],
  ['50130', '서귀포시', '서귀포시'],
  ['28140', '동구', '동구'],
])('%s %s is written %s', (code, source, expected) => {
  expect(districtName(code, source)).toBe(expected);
});

test('a code of an unknown province is refused', () => {
  expect(() => districtName('99110', '종로구')).toThrow('99110');
});
