import { expect, test } from 'vitest';
import { answerAll, answersToSend, countAgreed, missingArticles } from './terms-answers.ts';

const article = (id: string, required: boolean) => ({ id, title: id, content: '', required, version: 1 });
const groups = [
  { id: 'g1', name: 'g1', articles: [article('a', true), article('b', false)] },
  { id: 'g2', name: 'g2', articles: [article('c', true)] },
];

test('each article has its own tick, and the required ones are needed', () => {
  expect(missingArticles(groups, { a: true })).toEqual(['c']);
  expect(missingArticles(groups, { a: true, c: true })).toEqual([]);
});

test('one tick agrees to all of them, or to none', () => {
  expect(countAgreed(groups, {})).toBe('none');
  expect(countAgreed(groups, { a: true })).toBe('some');
  expect(countAgreed(groups, answerAll(groups, true))).toBe('all');
});

test('what was not ticked is sent as refused', () => {
  expect(answersToSend(groups, { a: true, gone: true })).toEqual([
    { articlesId: 'a', agreed: true },
    { articlesId: 'b', agreed: false },
    { articlesId: 'c', agreed: false },
  ]);
});
