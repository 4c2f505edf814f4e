import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { faqsQuery, loadNews, newsListQuery, postQuery, postsQuery } from '#hub/content/content.api.ts';
import { readListAddress } from '#hub/content/list-address.ts';
import { FaqPage } from './faq-page.tsx';
import { NewsPage } from './news-page.tsx';
import { OneNewsPage } from './one-news-page.tsx';
import { PostPage } from './post-page.tsx';
import { PostsPage } from './posts-page.tsx';

type Opened = {
  queryClient: QueryClient;
  search: Record<string, unknown>;
  params: { newsId?: string; postId?: string };
  /** The loader runs because the pointer is over a link. */
  isPreload: boolean;
};

/** One file for all screens for reading, because readers of one often open another. */
export const readingPages = { FaqPage, NewsPage, OneNewsPage, PostPage, PostsPage };

/** Route loaders. */
export const loaders = {
  NewsPage: ({ queryClient, search }: Opened) =>
    Promise.all([
      loadTexts('content', 'list'),
      queryClient.ensureQueryData(newsListQuery(readListAddress(search))),
    ]),
  OneNewsPage: ({ queryClient, params: { newsId = '' }, isPreload }: Opened) =>
    Promise.all([loadTexts('content'), loadNews(queryClient, newsId, isPreload)]),
  FaqPage: ({ queryClient }: Opened) =>
    Promise.all([loadTexts('content', 'list'), queryClient.ensureQueryData(faqsQuery())]),
  PostsPage: ({ queryClient }: Opened) =>
    Promise.all([loadTexts('content'), queryClient.ensureQueryData(postsQuery())]),
  PostPage: ({ queryClient, params: { postId = '' } }: Opened) =>
    Promise.all([loadTexts('content'), queryClient.ensureQueryData(postQuery(postId))]),
};

export type ReadingPage = keyof typeof readingPages;
