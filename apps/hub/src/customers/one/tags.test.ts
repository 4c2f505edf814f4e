import { expect, test } from 'vitest';
import { joinTags, splitTags, tagProblem } from './tags.ts';

test('tags are typed with commas, each once', () => {
  expect(splitTags(' 단골, 창가 ,, 단골')).toEqual(['단골', '창가']);
  expect(splitTags('')).toEqual([]);
  expect(joinTags(['단골', '창가'])).toBe('단골, 창가');
});

test('too many and too long tags are reported while typing', () => {
  expect(tagProblem('단골')).toBeUndefined();
  expect(tagProblem('열한글자가넘는아주긴태그')).toBe('TOO_LONG');
  expect(tagProblem(Array.from({ length: 11 }, (_, i) => `t${i}`).join())).toBe('TOO_MANY');
});
