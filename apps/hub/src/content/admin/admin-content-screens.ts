import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readListAddress } from '#hub/content/list-address.ts';
import {
  adminFaqQuery,
  adminFaqsQuery,
  adminNewsListQuery,
  adminNewsQuery,
  adminPostQuery,
  adminPostsQuery,
} from './admin-content.api.ts';
import { AdminFaqPage } from './admin-faq-page.tsx';
import { AdminNewsPage } from './admin-news-page.tsx';
import { AdminPostsPage } from './admin-posts-page.tsx';
import { EditFaqPage } from './edit-faq-page.tsx';
import { EditNewsPage } from './edit-news-page.tsx';
import { EditPostPage } from './edit-post-page.tsx';

type Opened = {
  queryClient: QueryClient;
  search: Record<string, unknown>;
  params: { contentId?: string };
};

const loadListTexts = () => loadTexts('content-admin', 'content', 'list', 'sorting', 'forms');
const loadEditorTexts = () => loadTexts('content-admin', 'content', 'forms', 'uploads');

/** One file for all screens for writing. */
export const writingPages = {
  AdminFaqPage,
  AdminNewsPage,
  AdminPostsPage,
  EditFaqPage,
  EditNewsPage,
  EditPostPage,
};

/** Route loaders. */
export const loaders = {
  AdminNewsPage: ({ queryClient, search }: Opened) =>
    Promise.all([loadListTexts(), queryClient.ensureQueryData(adminNewsListQuery(readListAddress(search)))]),
  AdminFaqPage: ({ queryClient }: Opened) =>
    Promise.all([loadListTexts(), queryClient.ensureQueryData(adminFaqsQuery())]),
  AdminPostsPage: ({ queryClient }: Opened) =>
    Promise.all([loadListTexts(), queryClient.ensureQueryData(adminPostsQuery())]),
  EditNewsPage: ({ queryClient, params: { contentId = 'new' } }: Opened) =>
    Promise.all([
      loadEditorTexts(),
      contentId !== 'new' && queryClient.ensureQueryData(adminNewsQuery(contentId)),
    ]),
  EditFaqPage: ({ queryClient, params: { contentId = 'new' } }: Opened) =>
    Promise.all([
      loadEditorTexts(),
      queryClient.ensureQueryData(adminFaqsQuery()),
      contentId !== 'new' && queryClient.ensureQueryData(adminFaqQuery(contentId)),
    ]),
  EditPostPage: ({ queryClient, params: { contentId = 'new' } }: Opened) =>
    Promise.all([
      loadEditorTexts(),
      contentId !== 'new' && queryClient.ensureQueryData(adminPostQuery(contentId)),
    ]),
};

export type WritingPage = keyof typeof writingPages;
