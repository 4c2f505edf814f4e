import { expect, test } from 'vitest';
import { said } from '#hub/content/content-builders.ts';
import {
  type ContentValues,
  contentFieldOf,
  contentProblems,
  emptyContent,
  type Kind,
  publicationInput,
  publicationValues,
} from './content-values.ts';

const text = said('안녕하세요');
const whole = { ...emptyContent, title: '점검 안내', text };

test.each<[Kind, Partial<ContentValues>, (keyof ContentValues)[]]>([
  ['news', {}, []],
  ['news', { title: ' ' }, ['title']],
  ['news', { text: null }, []],
  ['news', { text: null, status: 'PUBLISHED' }, ['text']],
  ['news', { titleEn: 'Notice', status: 'PUBLISHED' }, ['textEn']],
  ['faq', { textEn: text, status: 'PUBLISHED' }, ['titleEn']],
  ['news', { titleEn: 'Notice', textEn: text, status: 'PUBLISHED' }, []],
  ['news', { status: 'SCHEDULED' }, ['publishDay', 'publishTime']],
  ['news', { status: 'SCHEDULED', publishDay: '2026-12-01' }, ['publishTime']],
  ['news', { status: 'SCHEDULED', publishDay: '2026-12-01', publishTime: '09:00' }, []],
  ['post', { text: null, status: 'PUBLISHED' }, ['text']],
  ['post', { text: null, connectUrl: 'maru.example/a', status: 'PUBLISHED' }, []],
  ['post', { text: null, titleEn: 'Read', connectUrl: 'maru.example', status: 'PUBLISHED' }, []],
  ['post', { connectUrl: 'http://maru.example' }, ['connectUrl']],
  ['post', { connectUrl: 'javascript:alert(1)' }, ['connectUrl']],
  ['post', { connectUrl: `https://maru.example/${'a'.repeat(480)}` }, ['connectUrl']],
  ['news', { title: ` ${'가'.repeat(100)} `, titleEn: 'a'.repeat(101) }, ['titleEn']],
  ['faq', { title: '가'.repeat(150), titleEn: 'a'.repeat(151) }, ['titleEn']],
  ['post', { title: '가'.repeat(101) }, ['title']],
])('%s with %j has problems at %j', (kind, change, expected) => {
  expect(Object.keys(contentProblems(kind, { ...whole, ...change }))).toEqual(expected);
});

test('a time is typed in Korean time and sent in UTC', () => {
  const typed = { status: 'SCHEDULED' as const, publishDay: '2026-12-01', publishTime: '08:30' };
  const sent = publicationInput(typed, undefined);
  expect(sent).toEqual({ status: 'SCHEDULED', publishAt: '2026-11-30T23:30:00.000Z' });
  expect(publicationValues(sent)).toEqual(typed);
});

test('a stored time that nobody changed is sent back with its seconds', () => {
  const stored = { status: 'SCHEDULED' as const, publishAt: '2026-11-30T23:30:15.120Z' };
  expect(publicationInput(publicationValues(stored), stored)).toEqual(stored);
});

test('a typed time is not sent unless the item is scheduled', () => {
  const typed = { status: 'PUBLISHED' as const, publishDay: '2026-12-01', publishTime: '08:30' };
  expect(publicationInput(typed, undefined)).toEqual({ status: 'PUBLISHED', publishAt: null });
});

test('refusals are shown at the fields that they concern', () => {
  expect(['answerEn', 'questionEn', 'PUBLISH_TIME_PASSED', 'title', 'toString'].map(contentFieldOf)).toEqual([
    'textEn',
    'titleEn',
    'publishDay',
    'title',
    undefined,
  ]);
});
