import { expect, test } from 'vitest';
import { printedAs } from './use-edition.ts';

test.each([
  ['ORIGINAL', 0, 'ORIGINAL'],
  ['COPY', 0, 'REPRINT'],
  ['ORIGINAL', 1_000, null],
  ['COPY', 1_000, null],
] as const)('a print as %s with %i won left to pay counts as %s', (edition, leftToPay, counted) => {
  expect(printedAs({ edition, sold: { leftToPay } })).toBe(counted);
});
