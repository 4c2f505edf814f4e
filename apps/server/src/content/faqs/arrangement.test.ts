import { expect, test } from 'vitest';
import { type Group, groupsOf, isSameArrangement, placesOf, withCategory } from './arrangement.ts';

const groups: Group[] = [
  { id: 'till', faqIds: ['a', 'b'] },
  { id: 'money', faqIds: ['c'] },
  { id: null, faqIds: ['d'] },
];

test('a category gets exactly the FAQs that are named, in this order', () => {
  expect(withCategory(groups, { id: 'till', faqIds: ['d', 'a'] })).toEqual([
    { id: 'till', faqIds: ['d', 'a'] },
    { id: 'money', faqIds: ['c'] },
    { id: null, faqIds: ['b'] },
  ]);
});

test('a new category comes after the others and takes its FAQs out of theirs', () => {
  expect(withCategory(groups, { id: 'new', faqIds: ['c', 'a'] })).toEqual([
    { id: 'till', faqIds: ['b'] },
    { id: 'money', faqIds: [] },
    { id: 'new', faqIds: ['c', 'a'] },
    { id: null, faqIds: ['d'] },
  ]);
});

test('places are numbered through the whole list, across categories', () => {
  expect(placesOf(groups)).toEqual([
    { id: 'a', categoryId: 'till', place: 1 },
    { id: 'b', categoryId: 'till', place: 2 },
    { id: 'c', categoryId: 'money', place: 3 },
    { id: 'd', categoryId: null, place: 4 },
  ]);
});

test('rows are grouped by category, those without one last', () => {
  const categories = ['till', 'money'].map((id) => ({ id, name: id, nameEn: null }));
  const rows = [
    { id: 'd', categoryId: null },
    { id: 'a', categoryId: 'till' },
    { id: 'c', categoryId: 'money' },
    { id: 'b', categoryId: 'till' },
  ];
  expect(groupsOf(categories, rows)).toEqual(groups);
});

test('only order and categories decide whether two lists are the same', () => {
  expect(isSameArrangement(groups, [...groups, { id: 'empty', faqIds: [] }])).toBe(true);
  expect(isSameArrangement(groups, [groups[1], groups[0], groups[2]] as Group[])).toBe(false);
  expect(isSameArrangement(groups, withCategory(groups, { id: 'till', faqIds: ['b', 'a'] }))).toBe(false);
});
