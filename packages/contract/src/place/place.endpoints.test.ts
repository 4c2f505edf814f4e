import { expect, test } from 'vitest';
import { Id } from '../fields.ts';
import { changePlaceSlug, updatePlace } from './place.endpoints.ts';

const storeId = Id.parse('01890000-0000-7000-8000-000000000001');
const blank = {
  ...{ storeId, version: 1, nameEn: null, description: '', descriptionEn: null, breaktime: '' },
  ...{ breaktimeEn: null, hashtags: [], photos: [], links: [] },
};
const family = '👨‍👩‍👧‍👦';

function problemOf(over: object): string | undefined {
  const { error } = updatePlace.input.safeParse({ ...blank, ...over });
  return error?.issues[0]?.message;
}

test.each([
  ['description', '가'.repeat(100), undefined],
  ['description', '가'.repeat(101), 'tooLong'],
  ['description', family.repeat(100), undefined],
  ['breaktime', '쉬'.repeat(100), undefined],
  ['breaktime', '쉬'.repeat(101), 'tooLong'],
  ['descriptionEn', 'a'.repeat(101), 'tooLong'],
  ['nameEn', 'a'.repeat(51), 'tooLong'],
  ['description', '<script>alert(1)</script>', undefined],
] as const)('spec 5 · description and breaktime have up to 100 characters: %s %s', (name, text, problem) => {
  expect(problemOf({ [name]: text })).toBe(problem);
});

test.each([
  ['열글자해시태그입니다', undefined],
  ['열한글자해시태그입니다', 'tooLong'],
  ['#열글자해시태그입니다', undefined],
  [family.repeat(10), undefined],
  [family.repeat(11), 'tooLong'],
  // Typed as decomposed letters (NFD).
  ['카페'.normalize('NFD').repeat(5), undefined],
  ['두 단어', 'wrongHashtag'],
  ['하나,둘', 'wrongHashtag'],
  ['#', 'wrongHashtag'],
  ['\u200b', 'wrongHashtag'],
  ['', 'required'],
])('spec 5 · a hashtag has up to 10 characters as a person counts them: %j', (hashtag, problem) => {
  expect(problemOf({ hashtags: [hashtag] })).toBe(problem);
});

test('a hashtag is stored without its # sign, and a hashtag given twice or an eleventh one is refused', () => {
  const { hashtags } = updatePlace.input.parse({ ...blank, hashtags: [' #브런치 ', '＃Cafe'] });
  expect(hashtags).toEqual(['브런치', 'Cafe']);
  expect(problemOf({ hashtags: ['cafe', '#Cafe'] })).toBe('nameTwice');
  expect(problemOf({ hashtags: Array.from({ length: 11 }, (_, i) => `태그${i}`) })).toBe('tooLarge');
});

test.each([
  ['maru.example', 'https://maru.example'],
  ['https://maru.example/menu', 'https://maru.example/menu'],
  ['HTTPS://maru.example', 'HTTPS://maru.example'],
])('the link %s is stored as an https address', (typed, url) => {
  const { links } = updatePlace.input.parse({ ...blank, links: [{ name: '예약', nameEn: '', url: typed }] });
  expect(links).toEqual([{ name: '예약', nameEn: null, url }]);
});

test.each([
  'http://maru.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//maru.example/https:',
  'https://owner:secret@maru.example',
  'https:\\\\maru.example',
  'vbscript:msgbox(1)',
])('a link to %s is refused', (url) => {
  expect(problemOf({ links: [{ name: '예약', nameEn: null, url }] })).toBe('wrongWebAddress');
});

test.each([
  [' Maru-Coffee ', undefined, 'maru-coffee'],
  ['robots', 'reservedSlug', undefined],
  ['a'.repeat(81), 'tooLong', undefined],
  ['가나다', 'wrongSlug', undefined],
])('changePlaceSlug checks the slug %j: its problem is %s, the stored slug %s', (typed, problem, slug) => {
  const { data, error } = changePlaceSlug.input.safeParse({ storeId, version: 1, slug: typed });
  expect([error?.issues[0]?.message, data?.slug]).toEqual([problem, slug]);
});
