import {
  createFaq,
  deleteFaq,
  getFaq,
  listFaqs,
  setFaqCategory,
  sortFaqs,
  updateFaq,
} from '@maru/contract/content/faq.endpoints.ts';
import {
  createNews,
  deleteNews,
  getNews,
  listNews,
  updateNews,
} from '@maru/contract/content/news.endpoints.ts';
import {
  createPost,
  deletePost,
  getPost,
  listPosts,
  sortPosts,
  updatePost,
} from '@maru/contract/content/posts.endpoints.ts';
import type { Endpoint, InputOf } from '@maru/contract/endpoint.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { nullIfGone } from '#hub/content/content.api.ts';
import { contentKeys } from '#hub/content/content-keys.ts';
import type { ListAddress } from '#hub/content/list-address.ts';
import { sendOnce } from '#hub/lib/send-once.ts';

/**
 * Poll interval in ms. Admins have no event stream, so changes by other admins and scheduled publications
 * show only after this time.
 */
const askEvery = 10_000;
const isAdmin = true;

export const adminNewsListQuery = ({ q = '', page = 1 }: ListAddress) =>
  queryOptions({
    queryKey: [...contentKeys.news, 'admin', 'list', q, page],
    queryFn: ({ signal }) => call(listNews, { isAdmin, searchString: q, currentPage: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askEvery,
    staleTime: 0,
  });

/** Null if the news was deleted. The same holds for the posts and FAQs below. */
export const adminNewsQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKeys.news, 'admin', 'one', id],
    queryFn: ({ signal }) => nullIfGone(call(getNews, { id, isAdmin }, { signal })),
    refetchInterval: askEvery,
    staleTime: 0,
  });

export const adminPostsQuery = () =>
  queryOptions({
    queryKey: [...contentKeys.posts, 'admin', 'list'],
    queryFn: ({ signal }) => call(listPosts, { isAdmin }, { signal }),
    refetchInterval: askEvery,
    staleTime: 0,
  });

export const adminPostQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKeys.posts, 'admin', 'one', id],
    queryFn: ({ signal }) => nullIfGone(call(getPost, { id, isAdmin }, { signal })),
    refetchInterval: askEvery,
    staleTime: 0,
  });

export const adminFaqsQuery = () =>
  queryOptions({
    queryKey: [...contentKeys.faqs, 'admin', 'list'],
    queryFn: ({ signal }) => call(listFaqs, { isAdmin }, { signal }),
    refetchInterval: askEvery,
    staleTime: 0,
  });

export const adminFaqQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKeys.faqs, 'admin', 'one', id],
    queryFn: ({ signal }) => nullIfGone(call(getFaq, { id, isAdmin }, { signal })),
    refetchInterval: askEvery,
    staleTime: 0,
  });

/**
 * Sends an act on news, FAQs or posts. Its answer is the current row, or nothing. The caller shows errors.
 */
function useContentAct<E extends Endpoint>(endpoint: E, kind: keyof typeof contentKeys) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<E>) => sendOnce(endpoint, input),
    meta: { handlesErrors: true },
    onSuccess(answer) {
      if (isRow(answer)) queryClient.setQueryData([...contentKeys[kind], 'admin', 'one', answer.id], answer);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: contentKeys[kind] }),
  }).mutateAsync;
}

function isRow(answer: unknown): answer is { id: string } {
  return typeof answer === 'object' && answer !== null && 'id' in answer;
}

export const useCreateNews = () => useContentAct(createNews, 'news');
export const useUpdateNews = () => useContentAct(updateNews, 'news');
export const useDeleteNews = () => useContentAct(deleteNews, 'news');

export const useCreatePost = () => useContentAct(createPost, 'posts');
export const useUpdatePost = () => useContentAct(updatePost, 'posts');
export const useDeletePost = () => useContentAct(deletePost, 'posts');
export const useSortPosts = () => useContentAct(sortPosts, 'posts');

export const useCreateFaq = () => useContentAct(createFaq, 'faqs');
export const useUpdateFaq = () => useContentAct(updateFaq, 'faqs');
export const useDeleteFaq = () => useContentAct(deleteFaq, 'faqs');
export const useSortFaqs = () => useContentAct(sortFaqs, 'faqs');
export const useSetFaqCategory = () => useContentAct(setFaqCategory, 'faqs');
