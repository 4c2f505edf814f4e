import { expect, test } from 'vitest';
import { maskFields } from './mask-fields.ts';

test.each([
  ['ownerName', '홍길동', '홍*동'],
  ['ownerName', '남궁민수', '남**수'],
  ['ownerName', '김산', '김*'],
  ['ownerName', '김', '김*'],
  ['username', 'hong@naver.com', 'ho***@naver.com'],
  ['username', 'h@naver.com', 'h***@naver.com'],
  ['phone', '+821012345678', '010-****-5678'],
  ['phone', '+82220001234', '02-****-1234'],
  ['phone', '+82315551234', '031-***-1234'],
  ['phone', '010-1234-5678', '010-****-5678'],
  ['storePhone', '+14155552671', '+*******2671'],
  ['businessNumber', '123-45-67890', '123-45-*****'],
  ['addressDetail', '3층 301호', '***'],
  ['note', '홍 사장 010-1234-5678, hong@naver.com', '홍 사장 010-****-5678, ho***@naver.com'],
  ['note', '주민번호 900101-1234567', '주민번호 ******-*******'],
  ['memo', '열쇠는 화분 밑에', '***'],
  ['passwordHash', '$argon2id$…', '***'],
  ['name', '마루 카페', '마루 카페'],
  ['address', '서울특별시 성동구 마루길 1', '서울특별시 성동구 마루길 1'],
  ['phone', null, null],
  ['memo', '', ''],
])('%s %s is stored as %s', (field, value, kept) => {
  expect(maskFields({ [field]: value })).toEqual({ [field]: kept });
});

test('a name beside a username is masked as that of a person, also within a list', () => {
  const members = [{ username: 'hong@naver.com', name: '홍길동', rights: ['ORDER'] }];

  expect(maskFields({ name: '마루 카페', members })).toEqual({
    name: '마루 카페',
    members: [{ username: 'ho***@naver.com', name: '홍*동', rights: ['ORDER'] }],
  });
});

test('numbers, booleans and objects are stored as they are, and a date as ISO text', () => {
  const at = new Date('2026-11-20T12:00:00+09:00');

  expect(maskFields({ lat: 37.5, isOpen: true, at, merchantNumbers: { BC: '12345' } })).toEqual({
    lat: 37.5,
    isOpen: true,
    at: '2026-11-20T03:00:00.000Z',
    merchantNumbers: { BC: '12345' },
  });
});
