import { expect, test } from 'vitest';
import { nameBeside } from './name-beside.ts';

const taxFree = (name: string) => `${name}(면세)`;

test('the twin category has the same name with the tax added', () => {
  expect(nameBeside('과일', taxFree, 30)).toBe('과일(면세)');
});

test('a long name is cut between characters, and the tax stays', () => {
  expect(nameBeside('👨‍👩‍👧‍👦과일가게', taxFree, 7)).toBe('👨‍👩‍👧‍👦과일(면세)');
});
