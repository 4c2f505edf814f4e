import { readFileSync } from 'node:fs';
import { foldName } from '@maru/contract/menu/fold-name.ts';
import { writeCategory } from '#server/content/faqs/faq-categories.queries.ts';
import { insertFaq } from '#server/content/faqs/faqs.queries.ts';
import { insertNews, markRead } from '#server/content/news/news.queries.ts';
import { newsKeys } from '#server/content/news/news-keys.ts';
import { noThumbnail } from '#server/content/posts/admit-thumbnail.ts';
import { insertPost } from '#server/content/posts/posts.queries.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { publicPictureUrl } from '#server/files/public/public-picture-url.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { seedPicture } from '../seed-picture.ts';
import type { DemoStore } from '../seed-store.ts';
import { readDocument } from './read-document.ts';

type Lines = string[] | null;
type News = {
  title: string;
  titleEn: string | null;
  content: Lines;
  contentEn: Lines;
  readBy: ('owner' | 'staff')[];
  /** When it was published or will appear; a draft has neither. */
  daysAgo?: number;
  hoursAgo?: number;
  inDays?: number;
};
type Category = {
  name: string;
  nameEn: string;
  faqs: { question: string; questionEn: string; answer: string[]; answerEn: string[] }[];
};
type Post = Pick<News, 'title' | 'titleEn' | 'content' | 'contentEn'> & {
  picture: string;
  connectUrl: string | null;
};
type Seeding = { people: DemoStore['people']; now: Date; storage: FileStorage | undefined };

const hour = 3_600_000;
const day = 24 * hour;

/** News (read, unread, scheduled and draft), FAQs in three categories, and posts. */
export async function seedContent(tx: Tx, seeding: Seeding): Promise<void> {
  // The newest last, so that ids grow with time.
  for (const news of read<News>('news')) await seedNews(tx, news, seeding);
  for (const [index, category] of read<Category>('faqs').entries()) {
    await seedCategory(tx, { ...category, place: index + 1 }, seeding);
  }
  // Each post is inserted before the others, so the last one comes first here.
  for (const post of read<Post>('posts').toReversed()) await seedPost(tx, post, seeding);
}

function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as T[];
}

const documentOf = (lines: Lines) => lines && readDocument(lines);

async function seedNews(
  tx: Tx,
  { title, titleEn, content, contentEn, readBy, ...when }: News,
  { people, now }: Seeding,
) {
  const texts = { title, titleEn, content: documentOf(content), contentEn: documentOf(contentEn) };
  const publishAt = publishTime(when, now);
  const at = publishAt && publishAt < now ? publishAt : new Date(now.getTime() - hour);
  const id = newId();
  await insertNews(tx, id, { ...texts, publishAt, ...newsKeys(texts) }, { by: people.admin.userId, at });
  const readAt = new Date(at.getTime() + hour);
  for (const role of readBy) await markRead(tx, { id, userId: people[role].userId, at: readAt });
}

function publishTime({ daysAgo, hoursAgo, inDays }: Partial<News>, now: Date): Date | null {
  if (inDays !== undefined) return new Date(now.getTime() + inDays * day);
  if (daysAgo === undefined && hoursAgo === undefined) return null;
  return new Date(now.getTime() - (daysAgo ?? 0) * day - (hoursAgo ?? 0) * hour);
}

async function seedCategory(
  tx: Tx,
  { name, nameEn, place, faqs }: Category & { place: number },
  { people, now }: Seeding,
) {
  const categoryId = newId();
  const publishAt = new Date(now.getTime() - 60 * day);
  await writeCategory(tx, { id: categoryId, name, nameEn, nameKey: foldName(name), place });
  for (const { question, questionEn, answer, answerEn } of faqs) {
    const answers = { answer: readDocument(answer), answerEn: readDocument(answerEn) };
    const faq = { categoryId, question, questionEn, ...answers, publishAt };
    await insertFaq(tx, newId(), faq, { by: people.admin.userId, at: publishAt });
  }
}

async function seedPost(
  tx: Tx,
  { picture, title, titleEn, content, contentEn, connectUrl }: Post,
  { people, now, storage }: Seeding,
) {
  const at = new Date(now.getTime() - 14 * day);
  const { userId } = people.admin;
  const fileId = await seedPicture(tx, storage, { userId, purpose: 'CONTENT_IMAGE', picture, at });
  const thumbnail = fileId && {
    thumbnailFileId: fileId,
    thumbnailUrl: publicPictureUrl('CONTENT_IMAGE', { fileId, contentType: 'image/png' }),
  };
  const texts = { title, titleEn, content: documentOf(content), contentEn: documentOf(contentEn) };
  const post = { ...texts, connectUrl, ...(thumbnail || noThumbnail), publishAt: at };
  await insertPost(tx, newId(), post, { by: userId, at });
}
