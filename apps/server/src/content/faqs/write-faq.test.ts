import { createFaq, deleteFaq, listFaqs, updateFaq } from '@maru/contract/content/faq.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders, documentOf, faqInput } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { faq, category } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const other = await shop.person({ admin: true, name: '박편집' });
const owner = await shop.ownerOf(await shop.store());

beforeEach(async () => {
  await shop.db.deleteFrom('faqs').execute();
  await shop.db.deleteFrom('faqCategories').execute();
});

const list = async () => (await shop.call(listFaqs, { isAdmin: true }, admin)).response;
const save = (
  row: { id: string; version: number },
  over: Partial<InputOf<typeof updateFaq>> = {},
  by = admin,
) => shop.call(updateFaq, { ...faqInput, id: row.id, version: row.version, ...over }, by);
const categoryOf = async (name: string, ...faqs: Parameters<typeof category>[3]) => {
  const { version } = await list();
  const { categories } = await category(admin, version, name, faqs);
  return categories.find((each) => each.name === name)?.id ?? '';
};

test('an FAQ is written at the end of its category', async () => {
  const first = await faq(admin, { question: '먼저' });
  const categoryId = await categoryOf('판매', first);
  const { version } = await list();
  const { http, response } = await shop.call(
    createFaq,
    {
      ...{ ...faqInput, categoryId, question: '나중' },
      ...{ questionEn: 'Later', answerEn: documentOf('Later.') },
    },
    admin,
  );

  expect(http).toBe(200);
  expect(response).toMatchObject({
    categoryId,
    question: '나중',
    questionEn: 'Later',
    status: 'PUBLISHED',
    version: 1,
  });
  const after = await list();
  expect(after.version).toBe(version + 1);
  expect(after.categories[0]?.faqs.map(({ question }) => question)).toEqual(['먼저', '나중']);
});

test('a published FAQ needs an answer, and in English both question and answer or neither', async () => {
  const fieldsOf = async (over: object) =>
    (await shop.call(createFaq, { ...faqInput, ...over }, admin)).fields;
  expect(await fieldsOf({ answer: null })).toEqual({ answer: 'required' });
  expect(await fieldsOf({ questionEn: 'Why?' })).toEqual({ answerEn: 'required' });
  expect(await fieldsOf({ answerEn: documentOf('So.') })).toEqual({ questionEn: 'required' });
  expect(await fieldsOf({ status: 'DRAFT', answer: null })).toBeUndefined();
});

test('a deleted category, a time in the past and one FAQ too many are refused', async () => {
  const publishAt = new Date(shop.clock.now.getTime() - 60_000).toISOString();
  expect(await shop.call(createFaq, { ...faqInput, categoryId: newId() }, admin)).toMatchObject({
    http: 409,
    status: 'CATEGORY_NOT_FOUND',
  });
  expect(await shop.call(createFaq, { ...faqInput, status: 'SCHEDULED', publishAt }, admin)).toMatchObject({
    http: 409,
    status: 'PUBLISH_TIME_PASSED',
  });
  const written = await faq(admin);
  expect(await save(written, { categoryId: newId() })).toMatchObject({ status: 'CATEGORY_NOT_FOUND' });
  expect(await save(written, { status: 'SCHEDULED', publishAt })).toMatchObject({
    status: 'PUBLISH_TIME_PASSED',
  });

  const rows = Array.from({ length: 199 }, (_, place) => ({
    ...{ id: newId(), question: '질문', place, createdAt: shop.clock.now },
  }));
  await shop.db.insertInto('faqs').values(rows).execute();
  expect(await shop.call(createFaq, faqInput, admin)).toMatchObject({
    ...{ http: 409, status: 'TOO_MANY_CONTENTS', detail: { most: 200 } },
  });
});

test('a repeated request writes an FAQ once', async () => {
  const key = newId();
  const send = () => shop.call(createFaq, faqInput, admin, { key });
  expect((await send()).response.id).toBe((await send()).response.id);
  expect((await list()).categories[0]?.faqs).toHaveLength(1);
});

test('an FAQ that is put into another category comes last there, and leaves no empty category', async () => {
  const [a, b] = [await faq(admin, { question: '가' }), await faq(admin, { question: '나' })];
  const till = await categoryOf('판매', a);
  await categoryOf('돈', b);
  const before = await list();
  const moved = { ...b, version: 2 };

  expect(await save(moved, { question: '나', categoryId: till })).toMatchObject({
    http: 200,
    response: { categoryId: till, version: 3 },
  });
  const { version, categories } = await list();
  expect(version).toBe(before.version + 1);
  expect(categories.map(({ name, faqs }) => [name, faqs.map(({ question }) => question)])).toEqual([
    ['판매', ['가', '나']],
  ]);
});

test('a new answer keeps the version of the list, and an edit without a change keeps that of the FAQ', async () => {
  const written = await faq(admin);
  const { version } = await list();
  expect((await save(written)).response.version).toBe(1);
  expect((await save(written, { answer: documentOf('새 답') })).response).toMatchObject({
    answer: documentOf('새 답'),
    version: 2,
  });
  expect((await list()).version).toBe(version);
});

test('a stale edit or deletion is refused with the present FAQ', async () => {
  const written = await faq(admin);
  await save(written, { question: '먼저' }, other);
  const refused = {
    ...{ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' },
    detail: { row: { question: '먼저', version: 2 }, changedBy: '박편집', isOwn: false },
  };
  expect(await save(written, { question: '나중' })).toMatchObject(refused);
  expect(await shop.call(deleteFaq, { id: written.id, version: 1 }, admin)).toMatchObject(refused);
});

test('a form that was opened before the FAQ was put into another category is refused as stale', async () => {
  const written = await faq(admin);
  await categoryOf('판매', written);
  expect(await save(written, { question: '열려 있던 글' })).toMatchObject({
    status: 'DATA_WAS_BEEN_MODIFIED',
  });
});

test('a deleted FAQ is gone, with the category that it leaves empty', async () => {
  const written = await faq(admin);
  await categoryOf('판매', written);
  const remove = () => shop.call(deleteFaq, { id: written.id, version: 2 }, admin);

  expect((await remove()).http).toBe(204);
  expect((await list()).categories).toEqual([]);
  expect(await remove()).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await save({ ...written, version: 2 })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('only admins write FAQs', async () => {
  const { id, version } = await faq(admin);
  for (const answer of [
    await shop.call(createFaq, faqInput, owner),
    await shop.call(updateFaq, { ...faqInput, id, version }, owner),
    await shop.call(deleteFaq, { id, version }, owner),
  ])
    expect(answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  for (const answer of [
    await shop.call(createFaq, faqInput),
    await shop.call(updateFaq, { ...faqInput, id, version }),
    await shop.call(deleteFaq, { id, version }),
  ])
    expect(answer).toMatchObject({ http: 401 });
});
