import { expect, test } from 'vitest';
import { timeNextToName } from './time-next-to-name.ts';

const heldAt = Date.parse('2026-11-24T03:57:00+09:00');

test('a held cart with a name of its own has its time beside it', () => {
  expect(timeNextToName({ name: '창가 자리', heldAt }, 'ko')).toBe('오전 3:57');
});

test('the time is not shown twice if the default name begins with it', () => {
  expect(timeNextToName({ name: '오전 3:57 카페라떼', heldAt }, 'ko')).toBe('');
});
