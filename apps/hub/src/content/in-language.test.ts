import { expect, test } from 'vitest';
import { said } from './content-builders.ts';
import { contentIn, inLanguage, titleIn } from './in-language.ts';

test.each([
  ['ko', 'Notice', { lang: 'ko', value: '점검' }],
  ['en', 'Notice', { lang: 'en', value: 'Notice' }],
  ['en', null, { lang: 'ko', value: '점검' }],
  ['ko', null, { lang: 'ko', value: '점검' }],
] as const)('who reads in %s and gets the English text %j reads %o', (language, en, read) => {
  expect(inLanguage(language, '점검', en)).toEqual(read);
  expect(titleIn(language, { title: '점검', titleEn: en })).toEqual(read);
});

test('a post that is only a link has no text in either language', () => {
  const none = { content: null, contentEn: null };
  expect(contentIn('en', none)).toEqual({ lang: 'ko', value: null });
  expect(contentIn('en', { ...none, contentEn: said('Read') })).toEqual({ lang: 'en', value: said('Read') });
});
