import type { Document } from '@maru/contract/content/document.ts';
import { createFaq, listFaqs, setFaqCategory } from '@maru/contract/content/faq.endpoints.ts';
import { createNews } from '@maru/contract/content/news.endpoints.ts';
import { createPost } from '@maru/contract/content/posts.endpoints.ts';
import { callAs, newPerson } from '../new-person.ts';
import { type Account, admin, signInAs } from '../people.ts';
import { readingOn, writingOn } from '../screens/content.ts';
import type { Studio } from '../screens/studio.ts';

const published = { status: 'PUBLISHED' } as const;

const heading = (text: string): Document['content'][number] => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const paragraph = (text: string): Document['content'][number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const item = (text: string) => ({ type: 'listItem' as const, content: [paragraph(text)] });

/** Writes one item of each kind, completely in English. */
async function writeAll({ maru }: Pick<Studio, 'maru'>) {
  const call = await callAs(maru, admin);
  const content: Document = {
    type: 'doc',
    content: [
      paragraph('The till and the orders stay open.'),
      heading('What changes'),
      { type: 'bulletList', content: [item('Reports come ten minutes later'), item('Exports wait')] },
    ],
  };
  const texts = { content, contentEn: content };
  const news = await call(createNews, {
    ...{ title: 'Night of maintenance', titleEn: 'Night of maintenance', ...texts, ...published },
  });
  await call(createNews, {
    title: 'Holiday hours',
    titleEn: null,
    content: null,
    contentEn: null,
    status: 'DRAFT',
  });
  const post = await call(createPost, {
    ...{ title: 'Sell more tea', titleEn: 'Sell more tea', ...texts, ...published },
    connectUrl: 'https://maru.example/tea',
  });
  const answers = { answer: content, answerEn: content, categoryId: null };
  const faqs = [];
  for (const question of ['How do I refund?', 'Where are my points?'])
    faqs.push(await call(createFaq, { question, questionEn: question, ...answers, ...published }));
  const [faq] = faqs;
  if (!faq) throw new Error('no FAQ was written');
  const { version } = await call(listFaqs, { isAdmin: true });
  await call(setFaqCategory, { version, name: 'Orders', nameEn: 'Orders', uuidList: [faq.id] });
  return { news, post, faq };
}

/** Reads as a person without a store and writes as an admin. Both start signed out. */
export async function shootContent(reader: Studio, writer: Studio) {
  const person = await newPerson(reader.maru);
  const written = await writeAll(reader);
  await shootReading(reader, person, written);
  await shootWriting(writer, written);
}

type Written = Awaited<ReturnType<typeof writeAll>>;

async function shootReading({ page, maru, words, shoot }: Studio, person: Account, { news, post }: Written) {
  const read = readingOn(page, words);
  await signInAs(page, maru, person, { path: '/news' });
  await read.newsRow(news.title).waitFor();
  await shoot('90-news');
  await page.goto(`${maru.hubUrl}/news?q=zzz`);
  await read.noneFound.waitFor();
  await shoot('90-news-none-found');
  await page.goto(`${maru.hubUrl}/news/${news.id}`);
  await read.headline(news.title).waitFor();
  await shoot('90-news-one');
  await page.goto(`${maru.hubUrl}/news/${post.id}`);
  await read.gone.waitFor();
  await shoot('90-news-gone');
  await page.goto(`${maru.hubUrl}/faq`);
  await read.category('Orders').locator('summary').first().click();
  await shoot('91-faq');
  await page.goto(`${maru.hubUrl}/posts`);
  await read.posts.getByRole('link').first().waitFor();
  await shoot('92-posts');
  await page.goto(`${maru.hubUrl}/posts/${post.id}`);
  await read.connect.waitFor();
  await shoot('92-post');
}

async function shootWriting({ page, maru, words, shoot }: Studio, { news, post, faq }: Written) {
  const write = writingOn(page, words);
  await signInAs(page, maru, admin, { path: '/admin/hub/news' });
  await page.getByRole('link', { name: news.title }).waitFor();
  await shoot('93-admin-news');
  await page.goto(`${maru.hubUrl}/admin/hub/news/${news.id}`);
  await write.text('news', 'en').waitFor();
  await shoot('93-admin-news-one');
  await write.status('SCHEDULED').check();
  await write.day.waitFor();
  await shoot('93-admin-news-scheduled');
  await write.tool('news', 'link').click();
  await write.address.waitFor();
  await shoot('93-admin-link');
  await page.keyboard.press('Escape');
  await write.dialog.waitFor({ state: 'hidden' });
  await write.preview.click();
  await write.dialog.getByRole('heading', { name: news.title }).waitFor();
  await shoot('93-admin-preview');
  await page.keyboard.press('Escape');
  await write.dialog.waitFor({ state: 'hidden' });
  await write.remove.click();
  await write.dialog.waitFor();
  await shoot('93-admin-delete');
  // Unsaved changes are lost with the page.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${maru.hubUrl}/admin/hub/faq`);
  await write.handle('Orders').waitFor();
  await shoot('94-admin-faq');
  await write.newCategory.click();
  await write.dialog.waitFor();
  await shoot('94-admin-faq-category');
  await page.goto(`${maru.hubUrl}/admin/hub/faq/${faq.id}`);
  await write.text('faq', 'en').waitFor();
  await shoot('94-admin-faq-one');
  await page.goto(`${maru.hubUrl}/admin/hub/posts`);
  await page.getByRole('link', { name: post.title }).waitFor();
  await shoot('95-admin-posts');
  await page.goto(`${maru.hubUrl}/admin/hub/posts/${post.id}`);
  await write.text('post', 'en').waitFor();
  await shoot('95-admin-post');
}
