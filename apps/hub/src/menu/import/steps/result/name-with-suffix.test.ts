import { expect, test } from 'vitest';
import { nameWithSuffix } from './name-with-suffix.ts';

const taxFree = (name: string) => `${name}(면세)`;

test('the category that is split off has the same name with the tax added', () => {
  expect(nameWithSuffix('과일', taxFree, 30)).toBe('과일(면세)');
});

test('a long name is cut between characters, and the tax stays', () => {
  expect(nameWithSuffix('👨‍👩‍👧‍👦과일가게', taxFree, 7)).toBe('👨‍👩‍👧‍👦과일(면세)');
});
