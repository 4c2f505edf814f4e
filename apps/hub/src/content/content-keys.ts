/** Prefixes of the query keys of news, FAQs and posts. They belong to no store. */
export const contentKeys = {
  news: ['content', 'news'] as const,
  unread: ['content', 'news', 'unread'] as const,
  faqs: ['content', 'faqs'] as const,
  posts: ['content', 'posts'] as const,
};
