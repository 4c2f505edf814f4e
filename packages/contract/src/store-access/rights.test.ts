import { expect, test } from 'vitest';
import { mayIn, rights } from './rights.ts';

test('an owner has every right, whatever was ticked', () => {
  expect(rights.every((right) => mayIn({ role: 'OWNER', rights: [] }, right))).toBe(true);
});

test('staff have what an owner ticked and nothing else', () => {
  const staff = { role: 'STAFF', rights: ['ORDER'] } as const;

  expect(rights.filter((right) => mayIn(staff, right))).toEqual(['ORDER']);
});

test('what any member may do needs no right', () => {
  expect(mayIn({ role: 'STAFF', rights: [] }, 'ANY')).toBe(true);
});
