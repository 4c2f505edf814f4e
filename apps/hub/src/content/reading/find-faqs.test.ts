import { expect, test } from 'vitest';
import { faqList, said } from '#hub/content/content-builders.ts';
import { findFaqs } from './find-faqs.ts';

const { categories } = faqList([
  {
    question: '환불은 어떻게 하나요?',
    questionEn: 'How do I refund?',
    answer: said('주문 화면에서 환불을 눌러요.'),
  },
  { question: '영수증을 다시 뽑고 싶어요', answer: said('주문을 열고 프린터를 골라요.') },
]);

const found = (text: string) =>
  findFaqs(categories, text).flatMap(({ faqs }) => faqs.map(({ question }) => question));

test.each([
  ['', 2],
  ['환불', 1],
  ['ㅇㅅㅈ', 1],
  ['영수즈', 1],
  ['REFUND', 1],
  ['주문', 2],
  ['프린터 주문', 1],
  ['포인트', 0],
])('“%s” finds %i of two questions', (text, count) => {
  expect(found(text)).toHaveLength(count);
});

test('a category without a found question is left out', () => {
  expect(findFaqs(categories, '포인트')).toEqual([]);
});
