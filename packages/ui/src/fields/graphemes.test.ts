import { expect, test } from 'vitest';
import { countCharacters, limitCharacters } from './graphemes.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🇰🇷';
const joinedJamo = '한글'.normalize('NFD');

test.each([
  ['', 0],
  ['마루', 2],
  [family, 1],
  [`${flag}${flag}`, 2],
  [joinedJamo, 2],
  ['ㅎㅏㄴ', 3],
  ['é'.normalize('NFD'), 1],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('a limit never splits a character', () => {
  expect(limitCharacters(`${family}${family}가`, 2)).toBe(`${family}${family}`);
  expect(limitCharacters(joinedJamo, 1)).toBe('한'.normalize('NFD'));
  expect(limitCharacters(`가${flag}`, 1)).toBe('가');
});

test('a text within the limit stays as it is', () => {
  expect(limitCharacters('마루', 2)).toBe('마루');
  expect(limitCharacters(family, 1)).toBe(family);
});
