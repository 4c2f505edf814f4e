import type { Block, Document } from '@maru/contract/content/document.ts';
import { createFaq, type Faq, setFaqCategory } from '@maru/contract/content/faq.endpoints.ts';
import { createNews } from '@maru/contract/content/news.endpoints.ts';
import { createPost } from '@maru/contract/content/posts.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import type { Caller, Shop } from '../open-shop.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** A document of these paragraphs. */
export function documentOf(...texts: string[]): Document {
  return { type: 'doc', content: texts.map(paragraph) };
}

export const newsInput = {
  title: '포인트 적립이 더 쉬워졌어요',
  titleEn: null,
  content: documentOf('계산할 때 번호만 눌러 주세요.'),
  contentEn: null,
  status: 'PUBLISHED',
} as const satisfies InputOf<typeof createNews>;

export const faqInput = {
  categoryId: null,
  question: '영수증을 다시 뽑을 수 있나요?',
  questionEn: null,
  answer: documentOf('주문을 열고 영수증을 눌러 주세요.'),
  answerEn: null,
  status: 'PUBLISHED',
} as const satisfies InputOf<typeof createFaq>;

export const postInput = {
  title: '점심 손님을 빨리 받는 법',
  titleEn: null,
  content: documentOf('자주 파는 메뉴를 앞에 두세요.'),
  contentEn: null,
  connectUrl: null,
  status: 'PUBLISHED',
} as const satisfies InputOf<typeof createPost>;

/** What admins write. */
export function contentBuilders({ call }: Shop) {
  const news = async (by: Caller, over: Partial<InputOf<typeof createNews>> = {}) =>
    (await call(createNews, { ...newsInput, ...over }, by)).response;

  const faq = async (by: Caller, over: Partial<InputOf<typeof createFaq>> = {}) =>
    (await call(createFaq, { ...faqInput, ...over }, by)).response;

  const post = async (by: Caller, over: Partial<InputOf<typeof createPost>> = {}) =>
    (await call(createPost, { ...postInput, ...over }, by)).response;

  /** A category of these FAQs, given the version of the list. */
  const category = async (by: Caller, version: number, name: string, faqs: readonly Faq[]) => {
    const uuidList = faqs.map(({ id }) => id);
    return (await call(setFaqCategory, { version, name, nameEn: null, uuidList }, by)).response;
  };
  return { news, faq, post, category };
}
