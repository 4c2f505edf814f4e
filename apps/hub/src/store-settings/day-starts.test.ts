import { expect, test } from 'vitest';
import { dayStartsWith } from './day-starts.ts';

test('the day may start at each half hour until noon', () => {
  const starts = dayStartsWith(240);
  expect(starts).toHaveLength(25);
  expect([starts[0], starts[1], starts.at(-1)]).toEqual([0, 30, 720]);
});

test('the current or pending start can be kept, whatever it is', () => {
  expect(dayStartsWith(241, 1_380)).toEqual(expect.arrayContaining([241, 1_380]));
  expect(dayStartsWith(241)).toEqual([...dayStartsWith(241)].sort((one, other) => one - other));
});
