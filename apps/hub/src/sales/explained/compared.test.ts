import { expect, test } from 'vitest';
import { compared } from './compared.ts';

test.each([
  [112, 100, { way: 'more', percent: 12 }],
  [88, 100, { way: 'less', percent: 12 }],
  [0, 4_500, { way: 'less', percent: 100 }],
  [100_400, 100_000, { way: 'same' }],
  [100_500, 100_000, { way: 'more', percent: 1 }],
  [99_500, 100_000, { way: 'same' }],
  [99_400, 100_000, { way: 'less', percent: 1 }],
  [45_000, 4_500, { way: 'more', percent: 900 }],
  [49_500, 4_500, { way: 'tenfold', percent: 1_000 }],
  [0, 0, undefined],
  [4_500, 0, undefined],
])('%i won against %i won', (value, before, words) => {
  expect(compared(value, before)).toEqual(words);
});
