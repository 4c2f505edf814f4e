import { slugProblem } from '@maru/contract/place/slug.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { romanisedSlug, slugsFor } from './romanised-slug.ts';

test.each([
  ['마루커피 성수점', 'marukeopi-seongsujeom'],
  ['왕십리 곱창', 'wangsimni-gopchang'],
  ['마루 Coffee & Bakery', 'maru-coffee-bakery'],
  ['Café Crème', 'cafe-creme'],
  ['７번가 분식', '7beonga-bunsik'],
  ['마루커피'.normalize('NFD'), 'marukeopi'],
  ['  ---봄날!!!---  ', 'bomnal'],
  // Texts of which nothing or too little is left, or a reserved word.
  ['麻婆豆腐', undefined],
  ['☕️☕️☕️', undefined],
  ['ㅋ', undefined],
  // Property names of JavaScript objects, on which the library fails.
  ['__proto__', 'proto'],
  ['constructor', 'constructor'],
  ['Q', undefined],
  ['Login', undefined],
  ['../../admin', undefined],
])('the name %j becomes the slug %s', (name, slug) => {
  expect(romanisedSlug(name)).toBe(slug);
});

test('a long name is cut, with room for a number', () => {
  const slug = romanisedSlug('아주아주아주 긴 이름의 매장 마루커피 성수동 본점 이층') ?? '';
  expect(slug.length).toBeLessThanOrEqual(37);
  expect(slug).toMatch(/[a-z0-9]$/);
});

test('whatever a store is called, each of its slugs is allowed, and the last is its own', () => {
  const hangul = fc.string({
    unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((at) => String.fromCodePoint(at)),
  });
  fc.assert(
    fc.property(fc.oneof(hangul, fc.string({ unit: 'grapheme' })), fc.uuid({ version: 7 }), (name, id) => {
      const slugs = slugsFor({ id, name });
      expect(slugs.length).toBeGreaterThan(0);
      expect(slugs.filter((slug) => slugProblem(slug) !== undefined)).toEqual([]);
      expect(slugs.at(-1)).toBe(`store-${id.replaceAll('-', '').slice(-12)}`);
    }),
    { numRuns: 200 },
  );
});

test('a taken slug is followed by the same with a number', () => {
  const store = { id: newId(), name: '봄날' };
  expect(slugsFor(store).slice(0, 3)).toEqual(['bomnal', 'bomnal-2', 'bomnal-3']);
  expect(slugsFor(store, 'a'.repeat(40))[1]).toBe(`${'a'.repeat(37)}-2`);
});
