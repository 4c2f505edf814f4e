import { z } from 'zod';
import { admin, endpoint, NoContent, user } from '../endpoint.ts';
import { Id, Instant, text, Version } from '../fields.ts';
import { Page, pageInput } from '../lists.ts';
import {
  checkPublication,
  checkWhole,
  DocumentOutput,
  documentInput,
  longest,
  optionalText,
  publicationInput,
  publicationOutput,
} from './content-fields.ts';
import { longestDocument } from './document-rules.ts';

/** News without its text, as lists show it. */
const NewsRow = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.string().nullable(),
  ...publicationOutput,
  /** Whether the caller has opened it. News published before the caller had an account counts as read. */
  isRead: z.boolean(),
  createdAt: Instant,
  version: z.int(),
});
export type NewsRow = z.output<typeof NewsRow>;

export const News = NewsRow.extend({
  /** Null only in a draft. */
  content: DocumentOutput.nullable(),
  /** Null: there is no English text. */
  contentEn: DocumentOutput.nullable(),
});
export type News = z.output<typeof News>;

/** What an admin writes. The English text is optional, but must be complete if there is any. */
const written = {
  title: text(longest.title, 1),
  titleEn: optionalText(longest.title),
  content: documentInput(longestDocument.news),
  contentEn: documentInput(longestDocument.news),
  ...publicationInput,
};
const whole = { needed: ['content'], english: ['titleEn', 'contentEn'] } as const;

export const listNews = endpoint({
  name: 'listNews',
  method: 'GET',
  path: '/v6/cm/news',
  summary:
    'News, newest first, found by words or initial consonants of titles and by words of their texts. Admins may also request drafts and scheduled ones; drafts come first.',
  access: [user],
  input: z.strictObject({
    searchString: text(100).default(''),
    isAdmin: z.boolean().default(false),
    ...pageInput,
    numberOfElements: z.int().min(1).max(100).default(10),
  }),
  output: Page(NewsRow),
  errors: ['FORBIDDEN'],
});

export const getNews = endpoint({
  name: 'getNews',
  method: 'GET',
  path: '/v6/cm/news/:id',
  summary:
    'One published news item; reading it marks it as read by the caller. With `isAdmin` an admin also reads drafts and scheduled ones, and nothing is marked.',
  access: [user],
  input: z.strictObject({ id: Id, isAdmin: z.boolean().default(false) }),
  output: News,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const getUnreadNews = endpoint({
  name: 'getUnreadNews',
  method: 'GET',
  path: '/v6/cm/news/unread',
  summary: 'How many published news the caller has not opened, and the newest three of them.',
  access: [user],
  input: z.strictObject({}),
  output: z.object({ count: z.int(), newest: z.array(NewsRow) }),
  errors: [],
});

export const createNews = endpoint({
  name: 'createNews',
  method: 'POST',
  path: '/v6/cm/news',
  summary: 'Writes news: a draft, published now or scheduled.',
  access: [admin],
  input: z.strictObject(written).superRefine((value, context) => {
    checkPublication(value, context);
    checkWhole(value, context, whole);
  }),
  output: News,
  errors: ['PUBLISH_TIME_PASSED', 'TOO_MANY_CONTENTS'],
  idempotent: true,
});

export const updateNews = endpoint({
  name: 'updateNews',
  method: 'PUT',
  path: '/v6/cm/news/:id',
  summary:
    'Changes news, based on the version that was read. It stays marked as read for those who have read it.',
  access: [admin],
  input: z.strictObject({ id: Id, version: Version, ...written }).superRefine((value, context) => {
    checkPublication(value, context);
    checkWhole(value, context, whole);
  }),
  output: News,
  errors: ['NOT_FOUND', 'PUBLISH_TIME_PASSED'],
  versioned: true,
});

export const deleteNews = endpoint({
  name: 'deleteNews',
  method: 'DELETE',
  path: '/v6/cm/news/:id',
  summary: 'Deletes news for good.',
  access: [admin],
  input: z.strictObject({ id: Id, version: Version }),
  output: NoContent,
  errors: ['NOT_FOUND'],
  versioned: true,
});

export const newsEndpoints = [listNews, getNews, getUnreadNews, createNews, updateNews, deleteNews];
