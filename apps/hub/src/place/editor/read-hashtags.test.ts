import { expect, test } from 'vitest';
import { readHashtags } from './read-hashtags.ts';

const ten = Array.from({ length: 10 }, (_, index) => `태그${index}`);

test.each([
  ['#원두', ['원두']],
  ['  원두  ', ['원두']],
  ['#원두 #디저트,성수동', ['원두', '디저트', '성수동']],
  ['#원두#디저트', ['원두', '디저트']],
  ['원두 원두', ['원두']],
  ['Latte LATTE', ['Latte']],
  ['', []],
  ['#', []],
])('%j is read as %j', (typed, hashtags) => {
  expect(readHashtags([], typed)).toEqual({ hashtags, left: '', problem: undefined });
});

test('a hashtag has up to ten characters, counted as a person counts', () => {
  const families = '👨‍👩‍👧'.repeat(10);
  expect(readHashtags([], families)).toMatchObject({ hashtags: [families], left: '' });
  expect(readHashtags(['빵'], `${families}가`)).toEqual({
    hashtags: ['빵'],
    left: `${families}가`,
    problem: 'hashtagTooLong',
  });
});

test('text that cannot be added stays with everything after it, and what was before it is added', () => {
  expect(readHashtags([], '원두 !!! 빵')).toEqual({
    hashtags: ['원두'],
    left: '!!! 빵',
    problem: 'wrongHashtag',
  });
  expect(readHashtags(ten, '원두')).toEqual({ hashtags: ten, left: '원두', problem: 'tooManyHashtags' });
});
