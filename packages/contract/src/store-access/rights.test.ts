import { expect, test } from 'vitest';
import { mayIn, rights } from './rights.ts';

test('an owner has every right, whatever is stored', () => {
  expect(rights.every((right) => mayIn({ role: 'OWNER', rights: [] }, right))).toBe(true);
});

test('staff have only the rights that an owner gave them', () => {
  const staff = { role: 'STAFF', rights: ['ORDER'] } as const;

  expect(rights.filter((right) => mayIn(staff, right))).toEqual(['ORDER']);
});

test('staff without any right may do what is open to all members', () => {
  expect(mayIn({ role: 'STAFF', rights: [] }, 'ANY')).toBe(true);
});
