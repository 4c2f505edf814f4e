import { longest } from '@maru/contract/content/content-fields.ts';
import { createFaq, listFaqs, setFaqCategory, updateFaq } from '@maru/contract/content/faq.endpoints.ts';
import { createNews, listNews, updateNews } from '@maru/contract/content/news.endpoints.ts';
import { createPost, updatePost } from '@maru/contract/content/posts.endpoints.ts';
import type { Endpoint } from '@maru/contract/endpoint.ts';
import { addressVectors, markupVectors } from '@maru/contract/test/xss-vectors.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import {
  contentBuilders,
  documentOf,
  faqInput,
  newsInput,
  postInput,
} from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { news, faq, post } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const written = { news: await news(admin), faq: await faq(admin), post: await post(admin) };

const english = { titleEn: 'x', contentEn: documentOf('x') };
const englishFaq = { questionEn: 'x', answerEn: documentOf('x') };
/** Every call that takes a document, with the fields that hold it. */
const calls = [
  [createNews, { ...newsInput, ...english }, ['content', 'contentEn']],
  [updateNews, { ...newsInput, ...english, id: written.news.id, version: 1 }, ['content', 'contentEn']],
  [createFaq, { ...faqInput, ...englishFaq }, ['answer', 'answerEn']],
  [updateFaq, { ...faqInput, ...englishFaq, id: written.faq.id, version: 1 }, ['answer', 'answerEn']],
  [createPost, { ...postInput, ...english }, ['content', 'contentEn']],
  [updatePost, { ...postInput, ...english, id: written.post.id, version: 1 }, ['content', 'contentEn']],
] as const;

const send = (endpoint: Endpoint, input: object) => shop.call(endpoint, input as never, admin);
const holding = (...content: object[]) => ({ type: 'doc', content });
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
});

test.each(markupVectors)('%s stays text in every field that an admin writes', async (vector) => {
  // A title is cut to its longest length here, and the server trims it. Nothing else changes.
  const title = vector.slice(0, longest.title);
  const text = documentOf(vector);
  const titles = { title, titleEn: title, content: text, contentEn: text };
  const kept = { ...titles, title: title.trim(), titleEn: title.trim() };
  const made = await news(admin, titles);
  expect(made).toMatchObject(kept);

  const asked = await faq(admin, { question: title, questionEn: title, answer: text, answerEn: text });
  expect(asked).toMatchObject({
    ...{ question: title.trim(), questionEn: title.trim(), answer: text, answerEn: text },
  });
  expect(await post(admin, titles)).toMatchObject(kept);

  const found = await shop.call(listNews, { searchString: vector.slice(0, longest.title) }, admin);
  expect(found.response.content.map(({ id }) => id)).toContain(made.id);
  expect(found.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  await shop.db.deleteFrom('faqs').where('id', '=', asked.id).execute();
  await shop.db.deleteFrom('posts').where('title', '=', title.trim()).execute();
});

test.each(markupVectors)('%s stays text in the name of a category', async (vector) => {
  const { version } = (await shop.call(listFaqs, { isAdmin: true }, admin)).response;
  const name = vector.slice(0, longest.category);
  const input = { version, name, nameEn: name, uuidList: [written.faq.id] };
  const { response } = await shop.call(setFaqCategory, input, admin);
  const kept = { name: name.trim(), nameEn: name.trim() };
  expect(response.categories[0]).toMatchObject(kept);
  const read = await shop.call(listFaqs, {}, admin);
  expect(read.response.categories[0]).toMatchObject(kept);
  await shop.db.updateTable('faqs').set({ version: 1 }).execute();
});

test.each(addressVectors)('no document and no post leads to %j', async (href) => {
  for (const [endpoint, input, fields] of calls)
    for (const field of fields) {
      const {
        http,
        status,
        fields: refused,
      } = await send(endpoint, { ...input, [field]: holding(linked(href)) });
      expect({ http, status, refused }).toEqual({
        ...{ http: 400, status: 'WRONG_FORMAT' },
        refused: { [field]: 'wrongWebAddress' },
      });
    }
  expect(await send(createPost, { ...postInput, connectUrl: href })).toMatchObject({ http: 400 });
});

const text = { type: 'text', text: 'x' };

test.each([
  ['markup instead of a document', '<p onclick=alert(1)>x</p>'],
  ['an unknown node', holding({ type: 'script', content: [text] })],
  ['a frame', holding({ type: 'iframe', attrs: { src: 'https://xss.example' } })],
  [
    'an attribute that is an event',
    holding({ type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [text] }),
  ],
  ['raw markup beside a node', holding({ type: 'paragraph', dangerouslySetInnerHTML: { __html: '<b>' } })],
  ['a type that every object has', holding({ type: 'constructor', content: [text] })],
  [
    'a mark with a style',
    holding({
      type: 'paragraph',
      content: [{ ...text, marks: [{ type: 'textStyle', attrs: { style: 'x' } }] }],
    }),
  ],
  ['a list in place of an object', [holding({ type: 'paragraph' })]],
])('a document with %s is refused by every call', async (_, document) => {
  for (const [endpoint, input, fields] of calls)
    for (const field of fields) {
      const answer = await send(endpoint, { ...input, [field]: document });
      expect(answer).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
      expect(Object.keys(answer.fields ?? {}).every((name) => name.startsWith(field))).toBe(true);
    }
});

/** A body with about a megabyte of JSON is still below the size limit of bodies. */
const nearlyMegabyte = 1_000_000;

test.each([
  ['one long text', () => JSON.stringify(documentOf('가'.repeat(nearlyMegabyte / 3)))],
  ['many paragraphs', () => JSON.stringify(holding(...Array(40_000).fill({ type: 'paragraph' })))],
  [
    'many marks',
    () =>
      JSON.stringify(
        holding({ type: 'paragraph', content: [{ ...text, marks: Array(50_000).fill({ type: 'bold' }) }] }),
      ),
  ],
  [
    'a depth of thirty thousand',
    () => {
      const [open, close] = ['{"type":"blockquote","content":[', ']}'];
      return `{"type":"doc","content":[${open.repeat(29_000)}${close.repeat(29_000)}]}`;
    },
  ],
])('a megabyte of %s is refused', async (_, body) => {
  for (const [endpoint, input, [field]] of calls) {
    const rest = JSON.stringify({ ...input, [field]: undefined, id: undefined });
    const response = await shop.app.hub.inject({
      method: endpoint.method,
      url: endpoint.path.replace(':id', 'id' in input ? input.id : ''),
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'idempotency-key': newId(),
      },
      payload: `${rest.slice(0, -1)},"${field}":${body()}}`,
    });
    expect([response.statusCode, response.json<{ status: string }>().status]).toEqual([400, 'WRONG_FORMAT']);
  }
});

test('the refused calls above have stored no news', async () => {
  const { response } = await shop.call(listNews, { isAdmin: true, numberOfElements: 100 }, admin);
  expect(response.totalElements).toBe(markupVectors.length + 1);
});
