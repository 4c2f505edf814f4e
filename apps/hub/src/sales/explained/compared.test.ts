import { expect, test } from 'vitest';
import { compared } from './compared.ts';

test.each([
  [112, 100, { way: 'up', percent: 12 }],
  [88, 100, { way: 'down', percent: 12 }],
  [0, 4_500, { way: 'down', percent: 100 }],
  [100_000, 100_000, { way: 'same', percent: 0 }],
  [100_400, 100_000, { way: 'close', percent: 0 }],
  [100_500, 100_000, { way: 'up', percent: 1 }],
  [99_500, 100_000, { way: 'close', percent: 0 }],
  [99_400, 100_000, { way: 'down', percent: 1 }],
  [45_000, 4_500, { way: 'up', percent: 900 }],
  [49_500, 4_500, { way: 'tenfold', percent: 1_000 }],
  [0, 0, undefined],
  [4_500, 0, undefined],
])('%i won compared with %i won before gives %j', (value, before, words) => {
  expect(compared(value, before)).toEqual(words);
});
