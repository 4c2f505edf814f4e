import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import * as wire from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { settleAnswers } from './settle-answers.ts';

const shop = await openShop();
const { ask } = await inquiryBuilders(shop);
const { clock } = shop;
const han = await shop.person({ name: '한관리', admin: true });
const yu = await shop.person({ name: '유관리', admin: true });
const hour = 3_600_000;
const settle = settleAnswers({ db: shop.db });

const list = (
  input: Parameters<typeof shop.call<typeof wire.listInquiries>>[1] = {},
  as: Caller | undefined = han,
) => shop.call(wire.listInquiries, input, as);
const get = (inquiryId: string, as: Caller | undefined = han) =>
  shop.call(wire.getInquiry, { inquiryId }, as);
const take = (
  inquiryId: string,
  as: Caller | undefined = han,
  over: { isMine?: boolean; insteadOf?: string } = {},
) => shop.call(wire.takeInquiry, { inquiryId, isMine: true, ...over }, as);
const note = (inquiryId: string, content: string, as: Caller | undefined = han) =>
  shop.call(wire.addInquiryNote, { inquiryId, content }, as);
const answer = (
  inquiryId: string,
  as: Caller | undefined = han,
  content = '설정에서 다시 인쇄할 수 있어요.',
) => shop.call(wire.answerInquiry, { inquiryId, content }, as);
const idsOf = async (input: Parameters<typeof list>[0]) =>
  (await list({ numberOfElements: 200, ...input })).response.content.map(({ id }) => id);
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

test('spec 2 · inquiries wait in the order of their time, can be filtered by overdue, and answered ones come last', async () => {
  const late = await ask({ name: '이른이' });
  later(11 * hour);
  const waiting = await ask();
  const done = await ask();
  await answer(done);
  later(2 * hour);
  const doneLater = await ask();
  await answer(doneLater);

  expect(await idsOf({})).toEqual([late, waiting, doneLater, done]);
  expect(await idsOf({ state: 'WAITING' })).toEqual([late, waiting]);
  expect(await idsOf({ state: 'OVERDUE' })).toEqual([late]);
  expect(await idsOf({ state: 'ANSWERED' })).toEqual([doneLater, done]);
  const page = await list({ state: 'WAITING', numberOfElements: 1, currentPage: 1 });
  expect(page.response).toMatchObject({
    content: [{ id: waiting }],
    ...{ currentPage: 1, totalPages: 2, totalElements: 2, numberOfElements: 1 },
  });
});

test('the list masks the person who asked, and personal data within the text', async () => {
  const id = await ask({
    ...{ name: '남궁하늘', email: 'haneul@maru.test', phone: '010-2345-6789' },
    content: '제 번호는\n010-2345-6789, haneul@maru.test 이에요',
  });
  const { response } = await list({ stringToSearch: 'haneul@maru.test' });
  expect(response.content).toMatchObject([
    {
      ...{ id, name: '남**늘', email: 'ha***@maru.test', phone: '010-****-6789' },
      excerpt: '제 번호는 010-****-6789, ha***@maru.test 이에요',
      ...{ answeredAt: null, taken: null, delivery: null },
    },
  ]);
  expect((await get(id)).response).toMatchObject({
    isMasked: true,
    name: '남**늘',
    email: 'ha***@maru.test',
  });
});

test('an inquiry is shown whole for a reason, which is logged', async () => {
  const id = await ask({ name: '박하늘', email: 'park@maru.test', phone: '02-2000-0000', extension: '77' });
  const unmask = (reason: string) => shop.call(wire.unmaskInquiry, { inquiryId: id, reason }, han);

  expect(await unmask(' ')).toMatchObject({ http: 400, fields: { reason: 'required' } });
  expect((await unmask('전화로 확인')).response).toMatchObject({
    ...{ isMasked: false, name: '박하늘', email: 'park@maru.test', phone: '02-2000-0000', extension: '77' },
  });
  const { response } = await shop.call(listUserEventLog, { id: han.id }, han);
  expect(response.content[0]).toMatchObject({
    ...{
      act: 'unmaskInquiry',
      message: '문의를 가리지 않고 봤어요',
      after: { inquiryId: id, reason: '전화로 확인' },
    },
  });
});

test.each([
  ['the beginning of a name', '최검'],
  ['initial consonants', 'ㅊㄱㅅ'],
  ['a whole address in any case', 'CHOI@maru.test'],
  ['a whole number', '010 8765 4321'],
  ['the last four digits', '4321'],
])('an inquiry is found by %s', async (_, stringToSearch) => {
  const email = 'choi@maru.test';
  const known = await idsOf({ stringToSearch: email });
  const id = known[0] ?? (await ask({ name: '최검색', email, phone: '010-8765-4321' }));
  expect(await idsOf({ stringToSearch })).toEqual([id]);
  expect(await idsOf({ stringToSearch, state: 'ANSWERED' })).toEqual([]);
});

test('the stores of an account with this verified address or number are named', async () => {
  const store = await shop.store({ name: '물어본 가게' });
  const owner = await shop.ownerOf(store);
  const id = await ask({ email: 'mine@maru.test' });
  expect((await get(id)).response.stores).toEqual([]);
  await shop.db
    .updateTable('users')
    .set({ phoneE164: '+821099990000', phoneVerifiedAt: clock.now, username: 'asks@maru.test' })
    .where('id', '=', owner.id)
    .execute();

  const expected = [{ id: store.id, name: '물어본 가게', applicationStatus: 'APPROVED' }];
  expect((await get(await ask({ phone: '010-9999-0000' }))).response.stores).toEqual(expected);
  expect((await get(await ask({ email: 'Asks@maru.test' }))).response.stores).toEqual(expected);
  await shop.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', owner.id).execute();
  expect((await get(await ask({ email: 'asks@maru.test' }))).response.stores).toEqual([]);
});

test('the list shows who has taken an inquiry; another admin may take it over knowingly, and it can be released', async () => {
  const id = await ask();
  const taken = { id: han.id, name: '한관리', at: clock.now.toISOString() };
  expect((await take(id)).response.taken).toEqual(taken);
  expect((await take(id)).response.taken).toEqual(taken);

  const refused = { http: 409, status: 'INQUIRY_TAKEN', detail: { byId: han.id, by: '한관리' } };
  expect(await take(id, yu)).toMatchObject(refused);
  expect(await take(id, yu, { isMine: false })).toMatchObject(refused);
  expect(await take(id, yu, { insteadOf: yu.id })).toMatchObject(refused);
  expect((await take(id, yu)).message).toBe('한관리님이 맡은 문의예요. 먼저 대신 맡아 주세요.');
  expect((await take(id, yu, { insteadOf: han.id })).response.taken).toMatchObject({ name: '유관리' });
  expect((await take(id, yu, { isMine: false })).response.taken).toBeNull();
  expect((await take(id, yu, { isMine: false })).response.taken).toBeNull();
});

test('of two admins who take an inquiry at the same time, one has it', async () => {
  const id = await ask();
  const answers = await Promise.all([take(id, han), take(id, yu)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
});

test('spec 2 · an answer is mailed once in the language of the question, and what became of it is shown', async () => {
  const id = await ask({ email: 'once@maru.test' });
  const key = newId();
  const input = { inquiryId: id, content: '첫째 줄\n<b>둘째</b> {{date}}' };
  const twice = [
    await shop.call(wire.answerInquiry, input, han, { key }),
    await shop.call(wire.answerInquiry, input, han, { key }),
  ];

  expect(twice).toMatchObject([
    { http: 200, response: { id } },
    { http: 200, response: { id } },
  ]);
  const stored = await shop.db
    .selectFrom('idempotencyKeys')
    .select('answer')
    .where('key', '=', key)
    .execute();
  expect(stored).toEqual([{ answer: { output: { id } } }]);
  expect((await get(id)).response).toMatchObject({
    ...{ answeredAt: clock.now.toISOString(), taken: { name: '한관리' } },
    answers: [{ content: input.content, authorName: '한관리', delivery: 'QUEUED' }],
  });
  const mails = (await shop.mailbox.allTo('once@maru.test')).filter(({ subject }) =>
    /답변/.test(subject ?? ''),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain('첫째 줄\n<b>둘째</b> {{date}}');
  expect(mails[0]?.html).toContain('&lt;b&gt;둘째&lt;/b&gt;');
  expect(mails[0]?.body).not.toContain('영수증');
  await settle();
  expect((await get(id)).response.answers).toMatchObject([{ delivery: 'SENT' }]);
  const [row] = (await list({ stringToSearch: 'once@maru.test' })).response.content;
  expect(row).toMatchObject({ delivery: 'SENT' });
  const sealed = await shop.db.selectFrom('inquiryAnswers').selectAll().execute();
  expect(JSON.stringify(sealed)).not.toContain('둘째');
});

test('an admin cannot answer an inquiry that another admin has taken or answered, and nothing more is mailed', async () => {
  const id = await ask({ email: 'race@maru.test' });
  await take(id, yu);
  expect(await answer(id, han)).toMatchObject({
    http: 409,
    status: 'INQUIRY_TAKEN',
    detail: { by: '유관리' },
  });
  expect(await answer(id, yu)).toMatchObject({ http: 200 });
  const late = { http: 409, status: 'INQUIRY_ANSWERED', detail: { byId: yu.id, by: '유관리' } };
  expect(await answer(id, han)).toMatchObject(late);
  expect(await answer(id, yu)).toMatchObject(late);
  expect(await take(id, han)).toMatchObject(late);

  const both = await ask({ email: 'both@maru.test' });
  const answers = await Promise.all([answer(both, han, '한'), answer(both, yu, '유')]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  for (const email of ['race@maru.test', 'both@maru.test'])
    expect(await shop.mailbox.allTo(email)).toHaveLength(2);
});

test('an inquiry whose answer did not arrive waits again and can be answered again', async () => {
  const id = await ask({ email: 'gone@maru.test' });
  await shop.mailbox.allTo('gone@maru.test');
  await answer(id);
  await shop.db
    .updateTable('messages')
    .set({
      status: 'FAILED',
      lastError: 'no such mailbox',
      settledAt: clock.now,
      recipient: null,
      sealed: null,
    })
    .where('status', '=', 'QUEUED')
    .execute();
  await settle();

  expect((await get(id)).response).toMatchObject({ answeredAt: null, answers: [{ delivery: 'FAILED' }] });
  expect(await idsOf({ state: 'WAITING', stringToSearch: 'gone@maru.test' })).toEqual([id]);
  later(60_000);
  expect((await answer(id, han, '다시 보내요')).response).toEqual({ id });
  expect((await get(id)).response.answers).toMatchObject([
    { delivery: 'FAILED' },
    { delivery: 'QUEUED', content: '다시 보내요' },
  ]);
});

test('admins note things for each other, the newest first', async () => {
  const id = await ask();
  await note(id, '전화해 봄');
  expect((await note(id, '<i>다시</i> 전화', yu)).response).toEqual({ id });
  expect((await get(id)).response.notes).toMatchObject([
    { content: '<i>다시</i> 전화', authorName: '유관리' },
    { content: '전화해 봄', authorName: '한관리' },
  ]);
  const stored = await shop.db.selectFrom('inquiryNotes').selectAll().where('inquiryId', '=', id).execute();
  expect(JSON.stringify(stored)).not.toContain('전화');
  expect(await note(id, ' ')).toMatchObject({ http: 400, fields: { content: 'required' } });
  expect(await answer(id, han, ' ')).toMatchObject({ http: 400, fields: { content: 'required' } });
});

test('acts on an inquiry that does not exist find nothing', async () => {
  const id = newId();
  const unmasked = await shop.call(wire.unmaskInquiry, { inquiryId: id, reason: 'x' }, han);
  for (const { http } of [unmasked, await get(id), await take(id), await note(id, 'x'), await answer(id)])
    expect(http).toBe(404);
});

test('nobody but admins reads or answers inquiries', async () => {
  const id = await ask();
  const owner = await shop.ownerOf(await shop.store());
  for (const [as, http] of [
    [undefined, 401],
    [owner, 403],
  ] as const) {
    const calls = [
      shop.call(wire.listInquiries, {}, as),
      shop.call(wire.getInquiry, { inquiryId: id }, as),
      shop.call(wire.unmaskInquiry, { inquiryId: id, reason: 'x' }, as),
      shop.call(wire.takeInquiry, { inquiryId: id, isMine: true }, as),
      shop.call(wire.addInquiryNote, { inquiryId: id, content: 'x' }, as),
      shop.call(wire.answerInquiry, { inquiryId: id, content: 'x' }, as),
    ];
    expect((await Promise.all(calls)).map((one) => one.http)).toEqual(Array(6).fill(http));
  }
});
