import { expect, test } from 'vitest';
import { faqList } from '#hub/content/content-builders.ts';
import { categoryOrderOf, faqOrderOf, withCategories, withFaqs } from './orders-of-lists.ts';

const one = faqList([{ question: '가' }, { question: '나' }]);
const [orders] = one.categories;
const list = {
  version: 7,
  categories: [
    ...(orders ? [orders] : []),
    { id: 'c2', name: '결제', nameEn: null, faqs: [] },
    { id: null, name: null, nameEn: null, faqs: [] },
  ],
};

test('the categories are sorted with their FAQs, and FAQs without a category stay last', () => {
  expect(categoryOrderOf(list)).toEqual({ version: 7, ids: ['c1', 'c2'] });
  expect(withCategories(list, ['c2', 'c1'])).toEqual({
    version: 7,
    categories: [
      { id: 'c2', uuidList: [] },
      { id: 'c1', uuidList: ['f0', 'f1'] },
      { id: null, uuidList: [] },
    ],
  });
});

test('the FAQs of a category are sorted, and the others stay', () => {
  expect(faqOrderOf(list, 'c1')).toEqual({ version: 7, ids: ['f0', 'f1'] });
  expect(withFaqs(list, 'c1', ['f1', 'f0']).categories).toEqual([
    { id: 'c1', uuidList: ['f1', 'f0'] },
    { id: 'c2', uuidList: [] },
    { id: null, uuidList: [] },
  ]);
});
