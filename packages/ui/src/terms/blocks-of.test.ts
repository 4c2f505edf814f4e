import { expect, test } from 'vitest';
import { blocksOf } from './blocks-of.ts';

test('spec 3 · line breaks of an article are shown as breaks', () => {
  expect(blocksOf('First line\nsecond line\n\nNext paragraph')).toEqual([
    { kind: 'paragraph', text: 'First line\nsecond line' },
    { kind: 'paragraph', text: 'Next paragraph' },
  ]);
});

test('a numbered line on its own is a heading, one directly followed by text is not', () => {
  expect(blocksOf('1. Purpose\n\n2. is a number\nas well')).toEqual([
    { kind: 'heading', text: '1. Purpose' },
    { kind: 'paragraph', text: '2. is a number\nas well' },
  ]);
});

test('lines with a dash are items, and text before and after them is kept', () => {
  expect(blocksOf('We take:\n- name\n- phone\nNothing else.')).toEqual([
    { kind: 'paragraph', text: 'We take:' },
    { kind: 'items', items: ['name', 'phone'] },
    { kind: 'paragraph', text: 'Nothing else.' },
  ]);
});
