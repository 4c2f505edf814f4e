import type { PlaceContent } from '@maru/contract/place/place.endpoints.ts';
import { expect, test } from 'vitest';
import {
  contentOf,
  linkProblem,
  type PlaceForm,
  placeFormOf,
  placeInputOf,
  placeProblems,
  unpublishedFields,
} from './place-form.ts';

const content: PlaceContent = {
  ...{ nameEn: null, description: '아침에 볶아요.', descriptionEn: 'Roasted daily.', breaktime: '' },
  ...{ breaktimeEn: null, hashtags: ['원두'] },
  photos: [
    { imageKey: 'k1', imageUrl: '/place-photos/1.jpg', width: 960, height: 720, alt: '창가', altEn: null },
  ],
  links: [{ name: '예약', nameEn: null, url: 'https://book.example' }],
};
const form = placeFormOf(content);
const typed = (over: Partial<PlaceForm>): PlaceForm => ({ ...form, ...over });

test('a page that is opened and not changed is the same page', () => {
  expect(contentOf(form)).toEqual(content);
});

test('English texts of blanks only are saved as none, and photos by their keys', () => {
  const input = placeInputOf(typed({ nameEn: ' ', descriptionEn: '' }));
  expect(input).toMatchObject({ nameEn: null, descriptionEn: null });
  expect(input.photos).toEqual([{ imageKey: 'k1', alt: '창가', altEn: null }]);
});

test('unpublished changes are listed in the order of the screen; none for a page that was never published', () => {
  const changed = typed({ breaktime: '15시부터', photos: [], descriptionEn: 'x' });
  expect(unpublishedFields(form, content)).toEqual([]);
  expect(unpublishedFields(changed, content)).toEqual(['photos', 'descriptionEn', 'breaktime']);
  expect(unpublishedFields(changed, null)).toEqual([]);
});

test.each([
  ['https://book.example/table', undefined],
  ['HTTPS://book.example', undefined],
  ['book.example', undefined],
  ['http://book.example', 'linkUrl'],
  ['javascript:alert(1)', 'linkUrl'],
  ['https://user:secret@book.example', 'linkUrl'],
  ['', 'linkUrl'],
])('a link to %j: %s', (url, problem) => {
  expect(linkProblem({ name: '예약', nameEn: '', url })).toBe(problem);
});

test('a photo needs a text in Korean, a link a name', () => {
  const [photo] = form.photos;
  expect(placeProblems(form)).toEqual({});
  expect(placeProblems(typed({ photos: photo ? [{ ...photo, alt: ' ', altEn: 'Window' }] : [] }))).toEqual({
    photos: 'photoText',
  });
  expect(placeProblems(typed({ links: [{ name: ' ', nameEn: '', url: 'https://a.example' }] }))).toEqual({
    links: 'linkName',
  });
});

test('what is too long is not saved, in any text; spaces around it do not count', () => {
  const [photo] = form.photos;
  const over = (most: number) => '가'.repeat(most + 1);
  const long = typed({
    nameEn: over(50),
    description: over(100),
    descriptionEn: over(100),
    breaktime: over(100),
    breaktimeEn: over(100),
    photos: photo ? [photo, { ...photo, altEn: over(100) }] : [],
    links: [{ name: '예약', nameEn: over(20), url: 'https://a.example' }],
  });
  expect(placeProblems(long)).toEqual(
    Object.fromEntries(Object.keys(long).flatMap((name) => (name === 'hashtags' ? [] : [[name, 'tooLong']]))),
  );
  expect(placeProblems(typed({ description: ` ${'👨‍👩‍👧‍👦'.repeat(100)} ` }))).toEqual({});
});

test('a link that exceeds its limit with the added scheme is reported', () => {
  const link = (url: string) => linkProblem({ name: '예약', nameEn: '', url });
  const path = 'a.example/'.padEnd(292, 'x');
  expect([link(path), link(`${path}x`)]).toEqual([undefined, 'linkUrlLong']);
});

test('a typed hashtag that cannot be added keeps the page from being saved', () => {
  expect(placeProblems(form, '열글자가넘는해시태그')).toEqual({});
  expect(placeProblems(form, '열한글자가되는해시태그')).toEqual({
    hashtags: 'hashtagTooLong',
  });
});
