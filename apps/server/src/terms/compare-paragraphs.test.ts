import { expect, test } from 'vitest';
import { compareParagraphs } from './compare-paragraphs.ts';

const compare = (before: string, after: string) =>
  compareParagraphs(before.replaceAll('|', '\n\n'), after.replaceAll('|', '\n\n')).map(
    (row) => `${row.before ?? '-'} / ${row.after ?? '-'}`,
  );

test.each([
  ['a|b', 'a|b', ['a / a', 'b / b']],
  ['a|b|c', 'a|x|c', ['a / a', 'b / x', 'c / c']],
  ['a|c', 'a|b|c', ['a / a', '- / b', 'c / c']],
  ['a|b|c', 'a|c', ['a / a', 'b / -', 'c / c']],
  ['a|b', 'x|y|z', ['a / x', 'b / y', '- / z']],
  ['a', 'a|b', ['a / a', '- / b']],
])('the paragraphs %s are compared with %s', (before, after, rows) => {
  expect(compare(before, after)).toEqual(rows);
});
