import { expect, test } from 'vitest';
import { clockOf, dayStartsWith } from './day-starts.ts';

test('the day may start at each half hour until noon', () => {
  const starts = dayStartsWith(240);
  expect(starts).toHaveLength(25);
  expect([clockOf(starts[0] ?? -1), clockOf(starts[1] ?? -1), clockOf(starts.at(-1) ?? -1)]).toEqual([
    '00:00',
    '00:30',
    '12:00',
  ]);
});

test('the current or pending start can be kept, whatever it is', () => {
  expect(dayStartsWith(241, 1_380).map(clockOf)).toEqual(expect.arrayContaining(['04:01', '23:00']));
  expect(dayStartsWith(241)).toEqual([...dayStartsWith(241)].sort((one, other) => one - other));
});
