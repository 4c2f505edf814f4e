import { addInquiryNote, answerInquiry, getInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openKeys, rotateKey } from '#server/keys/open-keys.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { inquiryJobs } from './inquiry-jobs.ts';
import { emailHashes, openAnswer, openNote, openParts } from './sealed-inquiry.ts';

const shop = await openShop();
const { ask } = await inquiryBuilders(shop);
const { db, clock } = shop;
const admin = await shop.person({ admin: true });
const jobsWith = (keys = shop.keys) =>
  inquiryJobs({ db, keys, clock: () => clock.now, log: pino({ level: 'silent' }) });

test('inquiries, answers and notes can be opened and found after the keys that sealed them are gone', async () => {
  const id = await ask({ email: 'kept@maru.test', content: '오래된 문의' });
  await shop.call(addInquiryNote, { inquiryId: id, content: '오래된 메모' }, admin);
  await shop.call(answerInquiry, { inquiryId: id, content: '오래된 답변' }, admin);
  for (const purpose of ['data', 'inquiry'] as const)
    await rotateKey(db, 'a master key of tests, of no use elsewhere', purpose, 60_000);
  const rotated = await openKeys(db, 'a master key of tests, of no use elsewhere');
  await jobsWith(rotated)['seal-inquiries-anew']?.run();
  await db
    .updateTable('keys')
    .set({ retiredAt: new Date(0) })
    .where('retiredAt', 'is not', null)
    .execute();

  const later = await openKeys(db, 'a master key of tests, of no use elsewhere');
  const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(openParts(later, id, row.sealed)).toMatchObject({ content: '오래된 문의' });
  expect(emailHashes(later, 'kept@maru.test')).toEqual([row.emailHash]);
  const answer = await db.selectFrom('inquiryAnswers').selectAll().executeTakeFirstOrThrow();
  expect(openAnswer(later, answer.id, answer.sealed)).toBe('오래된 답변');
  const note = await db.selectFrom('inquiryNotes').selectAll().executeTakeFirstOrThrow();
  expect(note.content).toBeNull();
  expect(openNote(later, note.id, note.sealed ?? Buffer.alloc(0))).toBe('오래된 메모');
});

test('notes from before notes were sealed are shown, and sealed by the job', async () => {
  const inquiryId = await ask();
  const ids = Array.from({ length: 501 }, () => newId());
  const plain = { inquiryId, authorId: admin.id, at: clock.now };
  await db
    .insertInto('inquiryNotes')
    .values(ids.map((id, nth) => ({ ...plain, id, content: `메모 ${nth}` })))
    .execute();
  const shown = async () => {
    const { response } = await shop.call(getInquiry, { inquiryId }, admin);
    return response.notes.map(({ content }) => content);
  };
  const before = await shown();
  expect(before).toHaveLength(501);
  expect(before.at(-1)).toBe('메모 0');

  await jobsWith()['seal-inquiries-anew']?.run();
  const left = await db.selectFrom('inquiryNotes').select('id').where('content', 'is not', null).execute();
  expect(left).toEqual([]);
  expect(await shown()).toEqual(before);
});

test('an inquiry is destroyed with answers and notes three years after its last answer, not before', async () => {
  const [id, unanswered] = [await ask(), await ask()];
  clock.now = new Date('2026-12-01T12:00:00+09:00');
  await shop.call(addInquiryNote, { inquiryId: id, content: '메모' }, admin);
  await shop.call(answerInquiry, { inquiryId: id, content: '답변' }, admin);
  const leftOn = async (day: string) => {
    clock.now = new Date(`${day}T00:30:00+09:00`);
    await jobsWith()['destroy-inquiries']?.run();
    const [inquiries, answers, notes] = await Promise.all([
      db.selectFrom('inquiries').select('id').where('id', 'in', [id, unanswered]).execute(),
      db.selectFrom('inquiryAnswers').select('id').where('inquiryId', '=', id).execute(),
      db.selectFrom('inquiryNotes').select('id').where('inquiryId', '=', id).execute(),
    ]);
    return [inquiries.length, answers.length, notes.length];
  };

  expect(await leftOn('2029-11-20')).toEqual([2, 1, 1]);
  expect(await leftOn('2029-11-21')).toEqual([1, 1, 1]);
  expect(await leftOn('2029-12-01')).toEqual([1, 1, 1]);
  expect(await leftOn('2029-12-02')).toEqual([0, 0, 0]);
});
