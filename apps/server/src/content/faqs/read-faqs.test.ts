import { deleteFaq, getFaq, listFaqs } from '@maru/contract/content/faq.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { contentBuilders } from '#test/builders/content-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { faq, category } = contentBuilders(shop);
const admin = await shop.person({ admin: true });
const reader = await shop.person();
const inMinutes = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();

const listed = async (isAdmin = false) =>
  (await shop.call(listFaqs, { isAdmin }, isAdmin ? admin : reader)).response;
const named = async (isAdmin = false) =>
  (await listed(isAdmin)).categories.map(({ name, faqs }) => [name, faqs.map(({ question }) => question)]);

test('spec 3 · FAQ: questions are listed with their answers, by category and in order, those without one last', async () => {
  const [a, b, c] = [
    await faq(admin, { question: '가' }),
    await faq(admin, { question: '나' }),
    await faq(admin, { question: '다' }),
  ];
  await faq(admin, { question: '라' });
  const { version } = await listed(true);
  const made = await category(admin, version, '포인트', [c]);
  await category(admin, made.version, '판매', [b, a]);

  expect(await named()).toEqual([
    ['포인트', ['다']],
    ['판매', ['나', '가']],
    [null, ['라']],
  ]);
  const [first] = (await listed()).categories;
  expect(first?.faqs).toEqual([{ ...c, categoryId: first?.id, version: 2 }]);
});

test('only admins who ask see drafts and scheduled FAQs, and a category with only those is hidden from readers', async () => {
  const draft = await faq(admin, { question: '쓰는 중', status: 'DRAFT', answer: null });
  const scheduled = await faq(admin, { question: '예약', status: 'SCHEDULED', publishAt: inMinutes(30) });
  const { version } = await listed(true);
  await category(admin, version, '곧', [draft, scheduled]);

  expect(await named(true)).toContainEqual(['곧', ['쓰는 중', '예약']]);
  expect((await named()).map(([name]) => name)).not.toContain('곧');
  shop.clock.now = new Date(inMinutes(30));
  expect(await named()).toContainEqual(['곧', ['예약']]);

  expect(await shop.call(getFaq, { id: draft.id }, reader)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await shop.call(getFaq, { id: draft.id, isAdmin: true }, admin)).toMatchObject({
    http: 200,
    response: { status: 'DRAFT', answer: null },
  });
  expect(await shop.call(getFaq, { id: scheduled.id }, reader)).toMatchObject({ http: 200 });
});

test('an FAQ that was deleted since the list was read is not found', async () => {
  const { id, version } = await faq(admin);
  await shop.call(deleteFaq, { id, version }, admin);
  expect(await shop.call(getFaq, { id }, reader)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('only admins may ask for drafts, and strangers may not read FAQs', async () => {
  for (const answer of [
    await shop.call(listFaqs, { isAdmin: true }, reader),
    await shop.call(getFaq, { id: newId(), isAdmin: true }, reader),
  ])
    expect(answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(listFaqs, {})).toMatchObject({ http: 401 });
  expect(await shop.call(getFaq, { id: newId() })).toMatchObject({ http: 401 });
});
