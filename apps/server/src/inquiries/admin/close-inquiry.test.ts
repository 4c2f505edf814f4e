import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import * as wire from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { ask } = await inquiryBuilders(shop);
const han = await shop.person({ name: '한관리', admin: true });
const yu = await shop.person({ name: '유관리', admin: true });

const close = (inquiryId: string, as: Caller | undefined = han) =>
  shop.call(wire.closeInquiry, { inquiryId, reason: 'SPAM' }, as);
const reopen = (inquiryId: string, as: Caller | undefined = han) =>
  shop.call(wire.reopenInquiry, { inquiryId }, as);
const answer = (inquiryId: string, as: Caller = han) =>
  shop.call(wire.answerInquiry, { inquiryId, content: '답변' }, as);
const take = (inquiryId: string, as: Caller = han) =>
  shop.call(wire.takeInquiry, { inquiryId, isMine: true }, as);
const idsOf = async (state: 'ALL' | 'WAITING' | 'OVERDUE' | 'ANSWERED' | 'CLOSED') => {
  const { response } = await shop.call(wire.listInquiries, { state }, han);
  return response.content.map(({ id }) => id);
};
const destroyOn = async (id: string) => {
  const row = await shop.db
    .selectFrom('inquiries')
    .select('destroyOn')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.destroyOn;
};
const get = async (inquiryId: string) => (await shop.call(wire.getInquiry, { inquiryId }, han)).response;
const later = (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000);
};

test('a closed inquiry is no longer pending, nothing is mailed, and opened again it is pending with its old time', async () => {
  const id = await ask({ email: 'spam@maru.test' });
  const { dueAt, receivedAt } = await get(id);
  const day = await destroyOn(id);
  later(13);
  const [waiting, answered] = [await ask(), await ask()];
  await answer(answered);

  const closed = { name: '한관리', at: shop.clock.now.toISOString(), reason: 'SPAM' };
  expect(await close(id)).toMatchObject({ http: 200, response: { id } });
  expect(await get(id)).toMatchObject({ closed, answeredAt: null, receivedAt });
  expect(await idsOf('ALL')).toEqual([waiting, answered, id]);
  expect(await idsOf('WAITING')).toEqual([waiting]);
  expect(await idsOf('OVERDUE')).toEqual([]);
  expect(await idsOf('ANSWERED')).toEqual([answered]);
  expect(await idsOf('CLOSED')).toEqual([id]);
  expect(await shop.mailbox.allTo('spam@maru.test')).toHaveLength(1);

  expect((await reopen(id, yu)).response).toMatchObject({ closed: null, dueAt });
  expect(await idsOf('OVERDUE')).toEqual([id]);
  expect(await idsOf('CLOSED')).toEqual([]);
  expect((await reopen(id)).response.closed).toBeNull();
  expect(await destroyOn(id)).toBe(day);
});

test('a closed inquiry cannot be answered, taken or closed again, and the refusal names who closed it', async () => {
  const id = await ask({ email: 'closed@maru.test' });
  await close(id);

  const refused = { http: 409, status: 'INQUIRY_CLOSED', detail: { byId: han.id, by: '한관리' } };
  expect(await answer(id, yu)).toMatchObject({
    ...refused,
    message: '한관리님이 답변 없이 종료한 문의예요. 먼저 다시 열어 주세요.',
  });
  expect(await take(id, yu)).toMatchObject(refused);
  expect(await close(id, yu)).toMatchObject(refused);
  expect(await shop.mailbox.allTo('closed@maru.test')).toHaveLength(1);

  await reopen(id, yu);
  expect((await answer(id, yu)).http).toBe(200);
  expect((await get(id)).closed).toBeNull();
});

test('an inquiry that is answered, or taken by another admin, cannot be closed', async () => {
  const [taken, answered] = [await ask(), await ask()];
  await take(taken, yu);
  expect(await close(taken)).toMatchObject({ http: 409, status: 'INQUIRY_TAKEN', detail: { by: '유관리' } });
  expect(await close(taken, yu)).toMatchObject({ http: 200 });

  await answer(answered, yu);
  expect(await close(answered)).toMatchObject({ http: 409, status: 'INQUIRY_ANSWERED' });
  expect((await reopen(answered)).response.answeredAt).not.toBeNull();
});

test('of two admins who act on an inquiry at the same time, one is first and the other is told so', async () => {
  const [closedTwice, answered] = [await ask(), await ask()];
  const both = await Promise.all([close(closedTwice, han), close(closedTwice, yu)]);
  expect(both.map(({ http, status }) => `${http} ${status}`).sort()).toEqual([
    '200 OK',
    '409 INQUIRY_CLOSED',
  ]);

  const [one, other] = await Promise.all([close(answered, han), answer(answered, yu)]);
  expect([one.http, other.http].sort()).toEqual([200, 409]);
  expect([one.status, other.status]).toContain(one.http === 409 ? 'INQUIRY_ANSWERED' : 'INQUIRY_CLOSED');
});

test('a call that is repeated with its key closes once, and the event log has the closing and the reopening', async () => {
  const id = await ask();
  const key = newId();
  const input = { inquiryId: id, reason: 'DUPLICATE' as const };
  for (const _ of [1, 2])
    expect(await shop.call(wire.closeInquiry, input, han, { key })).toMatchObject({ http: 200 });
  await reopen(id);

  const { response } = await shop.call(listUserEventLog, { id: han.id }, han);
  expect(response.content.slice(0, 2)).toMatchObject([
    { act: 'reopenInquiry', message: '종료한 문의를 다시 열었어요', after: { inquiryId: id } },
    { act: 'closeInquiry', message: '문의를 답변 없이 종료했어요', after: input },
  ]);
});

test('an unknown inquiry or reason is refused, and so is everybody but admins', async () => {
  const id = await ask();
  for (const { http } of [await close(newId()), await reopen(newId())]) expect(http).toBe(404);
  const wrong = { inquiryId: id, reason: 'BORED' as 'OTHER' };
  expect(await shop.call(wire.closeInquiry, wrong, han)).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });

  const owner = await shop.ownerOf(await shop.store());
  const answers = [
    await shop.call(wire.closeInquiry, { inquiryId: id, reason: 'SPAM' }),
    await close(id, owner),
  ];
  const reopened = [await shop.call(wire.reopenInquiry, { inquiryId: id }), await reopen(id, owner)];
  expect([...answers, ...reopened].map(({ http }) => http)).toEqual([401, 403, 401, 403]);
});
