import { expect, test } from 'vitest';
import { agreementsOf, answerAll, countAgreed, missingArticles, type TermsGroup } from './terms-answers.ts';

const article = (id: string, required: boolean) => ({ id, required, title: id, content: id });
const groups: TermsGroup[] = [
  { id: 'g1', name: 'one', articles: [article('a', true), article('b', false)] },
  { id: 'g2', name: 'two', articles: [article('c', true)] },
];

test.each([
  ['nothing', {}, ['a', 'c']],
  ['one of the required', { a: true }, ['c']],
  ['the optional one only', { b: true }, ['a', 'c']],
  ['a required one taken back', { a: true, c: false }, ['c']],
  ['the required ones', { a: true, c: true }, []],
  ['everything', { a: true, b: true, c: true }, []],
  ['required ones, and one of a version that is gone', { a: true, c: true, old: false }, []],
])(
  'spec 5 · sign up requires agreement to the terms: with %s ticked, unticked required articles are missing',
  (_, answers, missing) => {
    expect(missingArticles(groups, answers)).toEqual(missing);
  },
);

test('agreeing to all ticks every article, also the optional ones, and refusing all unticks them', () => {
  const all = answerAll(groups, true);
  expect(all).toEqual({ a: true, b: true, c: true });
  expect(countAgreed(groups, all)).toBe('all');
  expect(countAgreed(groups, answerAll(groups, false))).toBe('none');
  expect(countAgreed(groups, { a: true })).toBe('some');
});

test('an article that is not ticked is sent as refused, one that is not shown is not sent', () => {
  expect(agreementsOf(groups, { a: true, b: false, old: true })).toEqual([
    { articlesId: 'a', agreed: true },
    { articlesId: 'b', agreed: false },
    { articlesId: 'c', agreed: false },
  ]);
});
