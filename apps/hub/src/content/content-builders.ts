import type { Document } from '@maru/contract/content/document.ts';
import type { Faq, FaqList } from './content.api.ts';

/** A document with one paragraph. */
export const said = (text: string): Document => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** One category with these FAQs. */
export function faqList(faqs: (Partial<Faq> & { question: string })[]): FaqList {
  const rows = faqs.map((faq, place) => ({
    ...{ id: `f${place}`, categoryId: 'c1', questionEn: null, answer: null, answerEn: null, version: 1 },
    ...{ status: 'PUBLISHED' as const, publishAt: '2026-11-20T00:00:00Z', createdAt: '2026-11-20T00:00:00Z' },
    ...faq,
  }));
  return { version: 1, categories: [{ id: 'c1', name: '주문', nameEn: null, faqs: rows }] };
}
