import { expect, test } from 'vitest';
import { readCalendarAddress } from './calendar-address.ts';

test.each([
  ['a month', { month: '2026-10' }, { month: '2026-10' }],
  ['a month that does not exist', { month: '2026-13' }, {}],
  ['a day', { month: '2026-10-01' }, {}],
  ['no month', {}, {}],
])('an address with %s: %j is read as %j', (_name, search, expected) => {
  expect(readCalendarAddress(search)).toEqual(expected);
});
