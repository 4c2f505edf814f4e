import { josa } from 'es-hangul';
import { expect, test } from 'vitest';
import { isParticles, withParticle } from './particles.ts';

test.each([
  ['a syllable without a final consonant', '라떼', ['라떼는', '라떼로', '라떼와']],
  ['one with it', '레몬', ['레몬은', '레몬으로', '레몬과']],
  ['one that ends in L, which keeps the short form of one particle', '쌀', ['쌀은', '쌀로', '쌀과']],
  ['decomposed syllables', '레몬'.normalize('NFD'), ['레몬은', '레몬으로', '레몬과']],
  ['a digit', '라떼 2', ['라떼 2는', '라떼 2로', '라떼 2와']],
  ['a digit that ends in a consonant', '세트 3', ['세트 3은', '세트 3으로', '세트 3과']],
  ['a digit that ends in L', '세트 1', ['세트 1은', '세트 1로', '세트 1과']],
  ['tens and hundreds', '비타 500', ['비타 500은', '비타 500으로', '비타 500과']],
  ['a percent sign', '할인 10%', ['할인 10%는', '할인 10%로', '할인 10%와']],
  ['a word that ends in a vowel', 'Latte', ['Latte는', 'Latte로', 'Latte와']],
  ['a word with a silent e', 'Lime', ['Lime은', 'Lime으로', 'Lime과']],
  ['a word that ends in L', 'Caramel', ['Caramel은', 'Caramel로', 'Caramel과']],
  ['a short word that stops', 'Hot', ['Hot은', 'Hot으로', 'Hot과']],
  ['a word that does not', 'Lunch Set', ['Lunch Set는', 'Lunch Set로', 'Lunch Set와']],
  ['letters that are spelled out', 'XL', ['XL은', 'XL로', 'XL과']],
  ['letters that end in a vowel', 'KT', ['KT는', 'KT로', 'KT와']],
  ['brackets', '라떼 (핫)', ['라떼 (핫)은', '라떼 (핫)으로', '라떼 (핫)과']],
  ['brackets with Latin letters', '라떼(ICE)', ['라떼(ICE)는', '라떼(ICE)로', '라떼(ICE)와']],
  ['quotes', '‘레몬’', ['‘레몬’은', '‘레몬’으로', '‘레몬’과']],
  ['an emoji', '레몬 🍋', ['레몬 🍋은', '레몬 🍋으로', '레몬 🍋과']],
  ['nothing that is spoken', '♡', ['♡는', '♡로', '♡와']],
])('the particle fits a name that ends in %s', (_, name, expected) => {
  const said = ['은/는', '으로/로', '과/와'].map((particles) => withParticle(name, particles));
  expect(said.map((text) => text.normalize('NFC'))).toEqual(expected);
});

test.each(['이/가', '은/는', '을/를', '으로/로', '이에요/예요', '이라/라', '이나/나'] as const)(
  'after every Hangul syllable %s is the same as in es-hangul',
  (particles) => {
    const syllables = Array.from({ length: 11_172 }, (_, i) => String.fromCharCode(0xac00 + i));
    const others = syllables.filter((it) => withParticle(it, particles) !== josa(it, particles));
    expect(others).toEqual([]);
  },
);

test('particle forms are distinguished from other options of a text', () => {
  expect(['은/는', '이에요/예요', 'name', 'a/b', '은는', ''].filter(isParticles)).toEqual([
    '은/는',
    '이에요/예요',
  ]);
});
