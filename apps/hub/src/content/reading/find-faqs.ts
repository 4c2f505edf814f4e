import { textOf } from '@maru/contract/content/document.ts';
import type { Faq, FaqList } from '#hub/content/content.api.ts';
import { plainText } from '#hub/menu/search/search-forms.ts';
import { indexForSearch, searchMenu } from '#hub/menu/search/search-menu.ts';

type Category = FaqList['categories'][number];

/**
 * The FAQs that match a text, in their categories. Questions also match by initial consonants or incomplete
 * syllables, answers by whole words. An empty text matches all.
 */
export function findFaqs(categories: readonly Category[], text: string): Category[] {
  if (text.trim() === '') return [...categories];
  const all = categories.flatMap(({ faqs }) => faqs);
  const found = new Set([...byQuestion(all, text), ...byAnswer(all, text)]);
  return categories
    .map((category) => ({ ...category, faqs: category.faqs.filter(({ id }) => found.has(id)) }))
    .filter(({ faqs }) => faqs.length > 0);
}

function byQuestion(faqs: readonly Faq[], text: string): string[] {
  const named = faqs.map(({ id, question, questionEn }) => ({
    ...{ id, name: question, nameEn: questionEn, barcode: null },
  }));
  return searchMenu(indexForSearch(named), text).map(({ id }) => id);
}

function byAnswer(faqs: readonly Faq[], text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).map(plainText);
  return faqs
    .filter(({ answer, answerEn }) => {
      const inside = [answer, answerEn].map((one) => (one ? plainText(textOf(one)) : '')).join('\n');
      return words.every((word) => inside.includes(word));
    })
    .map(({ id }) => id);
}
