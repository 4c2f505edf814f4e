import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { expect, test } from 'vitest';
import { agreementsOf, answerAll, areRequiredAgreed, countAgreed } from './terms-answers.ts';

const article = (id: string, required: boolean) => ({ id, required, title: id, content: id, version: 1 });
const groups: TermsGroup[] = [
  { id: 'g1', name: 'one', articles: [article('a', true), article('b', false)] },
  { id: 'g2', name: 'two', articles: [article('c', true)] },
];

test.each([
  ['nothing', {}, false],
  ['one of the required', { a: true }, false],
  ['the optional one only', { b: true }, false],
  ['a required one taken back', { a: true, c: false }, false],
  ['the required ones', { a: true, c: true }, true],
  ['everything', { a: true, b: true, c: true }, true],
  ['required ones, and one of a version that is gone', { a: true, c: true, old: false }, true],
])('spec 5 · sign up requires agreement to the terms: with %s ticked', (_, answers, isEnough) => {
  expect(areRequiredAgreed(groups, answers)).toBe(isEnough);
});

test('agree to all ticks everything, the optional ones too, and takes everything back', () => {
  const all = answerAll(groups, true);
  expect(all).toEqual({ a: true, b: true, c: true });
  expect(countAgreed(groups, all)).toBe('all');
  expect(countAgreed(groups, answerAll(groups, false))).toBe('none');
  expect(countAgreed(groups, { a: true })).toBe('some');
});

test('what is not ticked is sent as refused, what is not shown is not sent', () => {
  expect(agreementsOf(groups, { a: true, b: false, old: true })).toEqual([
    { articlesId: 'a', agreed: true },
    { articlesId: 'b', agreed: false },
    { articlesId: 'c', agreed: false },
  ]);
});
