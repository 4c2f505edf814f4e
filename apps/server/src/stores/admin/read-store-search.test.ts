import { expect, test } from 'vitest';
import { readStoreSearch } from './read-store-search.ts';

test('a blank text searches nothing', () => {
  expect(readStoreSearch('  ')).toBeUndefined();
});

test('LIKE wildcards are escaped', () => {
  expect(readStoreSearch('100%_\\')).toMatchObject({ like: '%100\\%\\_\\\\%' });
});

test('a name is searched with and without its spaces', () => {
  expect(readStoreSearch('마루 카페')).toEqual({ like: '%마루 카페%', nameLike: '%마루카페%' });
});

test.each([
  ['123-45-678', '%12345678%'],
  ['12345678', '%12345678%'],
  ['123 45', '%12345%'],
  ['12', undefined],
  ['아차산로 123', undefined],
])('the text %s is searched as the number %s', (typed, digitsLike) => {
  expect(readStoreSearch(typed)?.digitsLike).toBe(digitsLike);
});

test.each([
  ['ㅁㄹ', '마루 카페', true],
  ['ㅁㄹㅋㅍ', '마루 카페', true],
  ['ㅁ루', '마루 카페', true],
  ['ㄳ', '가산점', true],
  ['ㄱㅂ', '마루 카페', false],
  ['ㅎ', '힣', true],
  ['ㅎ.', '하루', false],
])('%s is found in %s: %s', (typed, name, expected) => {
  const { initials = '' } = readStoreSearch(typed) ?? {};
  expect(new RegExp(initials).test(name.replaceAll(' ', ''))).toBe(expected);
});

test('a name without single consonants needs no pattern', () => {
  expect(readStoreSearch('마루')).not.toHaveProperty('initials');
});
