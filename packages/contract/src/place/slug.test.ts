import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointsByFeature } from '../endpoints.ts';
import { placePath, readSlug, slugProblem } from './slug.ts';

test.each([
  ['maru-coffee', undefined],
  ['a1b', undefined],
  ['7-eleven', undefined],
  ['a'.repeat(40), undefined],
  ['', 'required'],
  ['ab', 'tooShort'],
  ['a'.repeat(41), 'tooLong'],
  ['-maru', 'wrongSlug'],
  ['maru-', 'wrongSlug'],
  ['maru--coffee', 'wrongSlug'],
  ['Maru', 'wrongSlug'],
  ['마루커피', 'wrongSlug'],
  // With a Cyrillic а.
  ['mаru', 'wrongSlug'],
  ['maru_coffee', 'wrongSlug'],
  ['sitemap.xml', 'wrongSlug'],
  ['../admin', 'wrongSlug'],
  ['maru%2fadmin', 'wrongSlug'],
  ['sitemap', 'reservedSlug'],
  ['robots', 'reservedSlug'],
  ['login', 'reservedSlug'],
  ['place', 'reservedSlug'],
  ['v6', 'tooShort'],
  ['v42', 'reservedSlug'],
])('the slug %j has the problem %s', (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem);
});

test('whatever is typed, an accepted slug is one plain part of an address', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'abcxyz019-./%_ A') }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const slug = readSlug(text);
      if (slugProblem(slug) !== undefined) return;
      const { pathname } = new URL(placePath(slug), 'https://maru.example');
      expect(pathname).toBe(`/place/${slug}`);
      expect(readSlug(slug)).toBe(slug);
      expect(slug).toMatch(/^[a-z0-9-]{3,40}$/);
    }),
    { numRuns: 60 },
  );
});

test('each language of a page has an address', () => {
  expect([placePath('maru'), placePath('maru', 'ko'), placePath('maru', 'en')]).toEqual([
    '/place/maru',
    '/place/maru',
    '/place/maru/en',
  ]);
});

test('the first parts of our own addresses are reserved', () => {
  const parts = Object.values(endpointsByFeature)
    .flat()
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((part) => part.length >= 3);
  expect(parts.filter((part) => slugProblem(part) === undefined)).toEqual([]);
});
