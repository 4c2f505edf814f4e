import type { createNews } from '@maru/contract/content/news.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { publishAtOf } from '../publish-at.ts';
import { documentFacts } from '../write-content-trail.ts';
import type { WholeNews } from './news.queries.ts';
import { newsKeys } from './news-keys.ts';

type Written = ParsedInputOf<typeof createNews>;

/** The columns of news: the admin's texts, the time of publication and the search keys. */
export function newsFields(input: Written, times: { stored: Date | null; now: Date }) {
  const { title, titleEn, content, contentEn } = input;
  const texts = { title, titleEn, content, contentEn };
  return { ...texts, publishAt: publishAtOf(input, times), ...newsKeys(texts) };
}

/** News as the trail records it. */
export function newsFacts({ title, titleEn, content, contentEn, publishAt }: Omit<WholeNews, 'isRead'>) {
  return {
    title,
    titleEn,
    content: documentFacts(content),
    contentEn: documentFacts(contentEn),
    publishAt: publishAt?.toISOString() ?? null,
  };
}
