import { listFaqs } from '@maru/contract/content/faq.endpoints.ts';
import { getNews, getUnreadNews, listNews } from '@maru/contract/content/news.endpoints.ts';
import { getPost, listPosts } from '@maru/contract/content/posts.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { contentKeys } from './content-keys.ts';
import type { ListAddress } from './list-address.ts';

export type NewsRow = OutputOf<typeof listNews>['content'][number];
export type News = OutputOf<typeof getNews>;
export type Faq = FaqList['categories'][number]['faqs'][number];
export type FaqList = OutputOf<typeof listFaqs>;
export type PostRow = OutputOf<typeof listPosts>['posts'][number];
export type Post = OutputOf<typeof getPost>;

/**
 * Poll interval in ms. Events announce news to stores; polling is for people without a store, for FAQs and
 * posts, and for missed events.
 */
const askEvery = 60_000;

export const newsListQuery = ({ q = '', page = 1 }: ListAddress) =>
  queryOptions({
    queryKey: [...contentKeys.news, 'list', q, page],
    queryFn: ({ signal }) => call(listNews, { searchString: q, currentPage: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askEvery,
  });

/** Fetching it marks the news as read. Null: it was deleted or withdrawn. */
export const newsQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKeys.news, 'one', id],
    queryFn: async ({ signal, client }) => {
      const news = await nullIfGone(call(getNews, { id }, { signal }));
      void client.invalidateQueries({ queryKey: [...contentKeys.news, 'list'] });
      void client.invalidateQueries({ queryKey: contentKeys.unread });
      return news;
    },
  });

export const unreadNewsQuery = () =>
  queryOptions({
    queryKey: contentKeys.unread,
    queryFn: readUnreadNews,
    staleTime: askEvery,
    refetchInterval: askEvery,
  });

export const readUnreadNews = () => call(getUnreadNews, {});

export const faqsQuery = () =>
  queryOptions({
    queryKey: [...contentKeys.faqs, 'list'],
    queryFn: ({ signal }) => call(listFaqs, {}, { signal }),
    refetchInterval: askEvery,
  });

export const postsQuery = () =>
  queryOptions({
    queryKey: [...contentKeys.posts, 'list'],
    queryFn: ({ signal }) => call(listPosts, {}, { signal }),
    refetchInterval: askEvery,
  });

/** Null: the post was deleted or withdrawn. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKeys.posts, 'one', id],
    queryFn: ({ signal }) => nullIfGone(call(getPost, { id }, { signal })),
    refetchInterval: askEvery,
  });

/** Null if the content was deleted or withdrawn, so that the page can say so. */
export async function nullIfGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Marks the news as read when it is shown, but not when the pointer is only over its link. */
export async function loadNews(queryClient: QueryClient, id: string, isPreload: boolean) {
  if (!isPreload) await queryClient.ensureQueryData(newsQuery(id));
}
