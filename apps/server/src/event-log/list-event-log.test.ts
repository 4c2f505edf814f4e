import type { InputOf } from '@maru/contract/endpoint.ts';
import { listStoreEventLog, listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import {
  exportEventLog,
  getLoggedEntry,
  listEventLog,
  unmaskLoggedEntry,
} from '@maru/contract/event-log/platform-log.endpoints.ts';
import { setStoreStatus, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { unmaskUser } from '@maru/contract/users/users.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { NewEntry } from '#server/technical-log/entry.ts';
import { eraseUser } from '#server/users/erase-user.ts';
import { openShop } from '#test/open-shop.ts';
import { splitWords } from './split-words.ts';

const shop = await openShop();
const { db, clock, technicalLog } = shop;
const admin = await shop.person({ admin: true });
const noon = clock.now;

type Asked = InputOf<typeof listEventLog>;
const logged = (asked: Asked = {}) => shop.call(listEventLog, asked, admin);
const entries = async (asked: Asked = {}) => (await logged(asked)).response.content;

async function note(entry: Partial<NewEntry>) {
  technicalLog.write({ logLevel: 'INFO', module: 'orders', ...entry });
  await technicalLog.flush();
}
/** Sets the clock to this many minutes after noon, so that entries have different times. */
const later = (minutes: number) => {
  clock.now = new Date(noon.getTime() + minutes * 60_000);
};

test('spec 3 · an admin reads the log of the whole platform: time, device type, log level, module and message', async () => {
  const { storeId, owner } = await shop.completeStore();
  later(1);
  await shop.call(updateStore, { storeId, version: 1, ownerName: '이바다' }, owner, {
    headers: { devicetype: 'web' },
  });
  later(2);
  const failed = { logLevel: 'ERROR', code: 'INTERNAL', message: 'no connection' } as const;
  await note({ ...failed, subject: 'takeOrder', callerId: owner.id, storeId, deviceType: 'android' });

  const [error, change] = await entries();

  expect(error).toMatchObject({
    ...{ time: clock.now.toISOString(), deviceType: 'android', logLevel: 'ERROR', module: 'orders' },
    ...{ code: 'INTERNAL', subject: 'takeOrder', message: expect.stringContaining('no connection') },
    actor: expect.stringMatching(/^김\*루 \(.{2}\*\*\*@maru\.test\)$/),
    store: { id: storeId, name: expect.any(String) },
  });
  expect(change).toMatchObject({
    ...{ deviceType: 'web', logLevel: 'INFO', module: 'stores', code: 'updateStore' },
    message: '매장 정보를 바꿨어요',
  });
  const inEnglish = await shop.call(listEventLog, {}, admin, { language: 'en' });
  expect(inEnglish.response.content[1]?.message).toBe('Changed the store information');
});

test('each filter finds what it names, in every table that may have it', async () => {
  later(10);
  const { storeId, owner } = await shop.completeStore();
  await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);
  const context = { actor: undefined, requestId: 'reset-1', now: clock.now };
  const reset = { userId: owner.id, module: 'recovery', act: 'resetPassword', before: null, after: null };
  await db.transaction().execute((tx) => writeUserTrail(tx, context, reset));
  later(11);
  await note({
    module: 'jobs',
    logLevel: 'WARN',
    code: 'JOB_LATE',
    subject: 'send-message',
    requestId: 'r-77',
  });
  await note({ callerId: owner.id, code: 'FORBIDDEN' });
  await note({ storeId, code: 'LOCKED' });
  const codes = async (asked: Asked) => (await entries(asked)).map(({ code }) => code);

  expect(await codes({ module: 'jobs' })).toEqual(['JOB_LATE']);
  expect(await codes({ logLevel: 'WARN', module: 'jobs' })).toEqual(['JOB_LATE']);
  expect(await codes({ requestId: 'r-77' })).toEqual(['JOB_LATE']);
  expect(await codes({ requestId: 'reset-1' })).toEqual(['resetPassword']);
  expect(await codes({ code: 'LOCKED' })).toEqual(['LOCKED']);
  expect(await codes({ code: 'resetPassword' })).toEqual(['resetPassword']);
  const ofOwner = ['FORBIDDEN', 'PASSWORD_ACCEPTED', 'resetPassword', 'setStoreStatus'];
  expect((await codes({ person: owner.id })).sort()).toEqual(ofOwner);
  expect((await codes({ person: owner.username.toUpperCase() })).sort()).toEqual(ofOwner);
  expect(await codes({ store: storeId })).toEqual(['LOCKED', 'setStoreStatus']);
  const { name } = await db
    .selectFrom('stores')
    .select('name')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  expect(await codes({ store: name.slice(0, -1), code: 'LOCKED' })).toEqual(['LOCKED']);
  const [from, to] = [new Date(noon.getTime() + 10 * 60_000), new Date(noon.getTime() + 11 * 60_000)];
  const inMinute = await codes({ from: from.toISOString(), to: to.toISOString() });
  expect(inMinute).toEqual(expect.arrayContaining(['resetPassword', 'setStoreStatus']));
  expect(inMinute).not.toContain('LOCKED');
});

test('a filter for an unknown person, store, code or word finds nothing', async () => {
  for (const asked of [
    { person: 'nobody@maru.test' },
    { person: newId() },
    { store: '없는 매장' },
    { code: 'NO_SUCH' },
    { stringToSearch: '·· !!' },
    { stringToSearch: '없는낱말' },
  ])
    expect(await logged(asked)).toMatchObject({ http: 200, response: { content: [], totalElements: 0 } });
});

test('words are found in Korean and in Latin letters, by their beginnings and in any order', async () => {
  later(20);
  const { storeId, owner } = await shop.completeStore();
  await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);
  await note({ code: 'CARD_NOT_AVAILABLE', subject: 'postPayment', message: "단말기 D-1 o'clock 100% (x)" });
  const codes = async (stringToSearch: string) => [
    ...new Set((await entries({ stringToSearch })).map(({ code }) => code)),
  ];

  expect(await codes('단말')).toEqual(['CARD_NOT_AVAILABLE']);
  expect(await codes('payment 단말기')).toEqual(['CARD_NOT_AVAILABLE']);
  expect(await codes('card_not')).toEqual(['CARD_NOT_AVAILABLE']);
  expect(await codes('영업 상태')).toEqual(['setStoreStatus']);
  expect(await codes('SETSTORE')).toEqual(['setStoreStatus']);
  expect(await codes("o'clock' & !x:*")).toEqual(['CARD_NOT_AVAILABLE']);
});

test('pages show every entry of all tables once, forwards and backwards, also if all have one time', async () => {
  later(30);
  const { storeId, owner } = await shop.completeStore();
  for (let n = 0; n < 4; n += 1) {
    await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);
    await note({ storeId, code: 'LOCKED' });
  }
  const page = async (cursor?: string | null) =>
    (await logged({ store: storeId, numberOfElements: 3, ...(cursor && { cursor }) })).response;

  const whole = (await entries({ store: storeId })).map(({ id }) => id);
  expect(whole).toHaveLength(8);
  const first = await page();
  const second = await page(first.nextCursor);
  const third = await page(second.nextCursor);
  expect([...first.content, ...second.content, ...third.content].map(({ id }) => id)).toEqual(whole);
  expect([first.previousCursor, third.nextCursor]).toEqual([null, null]);
  expect((await page(third.previousCursor)).content).toEqual(second.content);
  expect(await logged({ cursor: 'older:1' })).toMatchObject({ http: 400, fields: { cursor: 'wrongFormat' } });
});

test('if more match than are counted, pages show them newest first, forwards and backwards', async () => {
  later(60);
  const crowd = Array.from({ length: 1_100 }, (_, n) => ({
    ...{ id: newId(), at: new Date(clock.now.getTime() + n * 1_000), module: 'crowd', message: '' },
    ...{ logLevel: n % 2 === 0 ? 'WARN' : 'INFO', subject: String(n) },
    words: sql<string>`array_to_tsvector(array['많은말'])`,
  }));
  await db.insertInto('technicalLog').values(crowd).execute();

  for (const asked of [{ module: 'crowd' }, { stringToSearch: '많은말' }]) {
    const first = (await logged({ ...asked, numberOfElements: 20 })).response;
    expect(first).toMatchObject({ totalElements: 1_000, more: true });
    const subjects = ({ content }: typeof first) => content.map(({ subject }) => Number(subject));
    expect(subjects(first)).toEqual(Array.from({ length: 20 }, (_, i) => 1_099 - i));
    const page = { ...asked, numberOfElements: 20 };
    const second = (await logged({ ...page, cursor: first.nextCursor ?? '' })).response;
    expect(subjects(second)).toEqual(Array.from({ length: 20 }, (_, i) => 1_079 - i));
    const back = (await logged({ ...page, cursor: second.previousCursor ?? '' })).response;
    expect(subjects(back)).toEqual(subjects(first));
  }
  const warned = (await logged({ module: 'crowd', logLevel: 'WARN' })).response;
  expect(warned).toMatchObject({ totalElements: 550, more: false });
  expect(warned.content[0]).toMatchObject({ subject: '1098' });
});

test('a word that many entries have and one that few have together find the entries with both', async () => {
  later(90);
  const crowd = Array.from({ length: 2_000 }, (_, n) => ({
    ...{ id: newId(), at: new Date(clock.now.getTime() + n * 1_000), module: 'crowd', message: '' },
    ...{ logLevel: 'INFO', subject: String(n) },
    words: sql<string>`array_to_tsvector(array[${n < 3 ? '딴말' : '흔한말'}, ${n % 1_000 === 2 ? '드문말' : `${n}`}])`,
  }));
  await db.insertInto('technicalLog').values(crowd).execute();
  await sql`analyze technical_log`.execute(db);
  const subjectsOf = async (stringToSearch: string) =>
    (await entries({ stringToSearch })).map(({ subject }) => subject);

  expect(await splitWords(db, ['흔한말', '드문말'])).toEqual({ indexed: ['드문말'], checked: ['흔한말'] });
  expect(await splitWords(db, ['흔한말'])).toEqual({ indexed: ['흔한말'], checked: [] });
  expect(await subjectsOf('드문말')).toEqual(['1002', '2']);
  expect(await subjectsOf('흔한말 드문말')).toEqual(['1002']);
  expect(await subjectsOf('드문말 흔한')).toEqual(['1002']);
  expect(await subjectsOf('흔한말 딴말')).toEqual([]);
});

test('a word of many old entries is found behind tens of thousands of newer ones', async () => {
  later(200);
  await sql`insert into technical_log (id, at, log_level, module, message, subject, words)
    select gen_random_uuid(), ${clock.now}::timestamptz + n * interval '1 millisecond', 'INFO', 'old', '', n::text,
      array_to_tsvector(array[case when n < 1500 then '옛말' else '새말' end])
    from generate_series(0, 25000) n`.execute(db);
  const pageOf = async (stringToSearch: string, cursor?: string) => {
    const asked = { stringToSearch, numberOfElements: 10, ...(cursor && { cursor }) };
    const { content, nextCursor, totalElements, more } = (await logged(asked)).response;
    return { subjects: content.map(({ subject }) => subject), nextCursor, totalElements, more };
  };

  const old = await pageOf('옛말');
  expect(old).toMatchObject({ totalElements: 1_000, more: true });
  expect(old.subjects).toEqual(Array.from({ length: 10 }, (_, n) => String(1_499 - n)));
  const next = await pageOf('옛말', old.nextCursor ?? undefined);
  expect(next.subjects).toEqual(Array.from({ length: 10 }, (_, n) => String(1_489 - n)));
  const fresh = await pageOf('새말');
  expect(fresh).toMatchObject({ totalElements: 1_000, more: true });
  expect(fresh.subjects).toEqual(Array.from({ length: 10 }, (_, n) => String(25_000 - n)));
});

test('a single entry is shown with everything that is stored of it, and with people masked', async () => {
  later(40);
  const { storeId, owner } = await shop.completeStore();
  await shop.call(updateStore, { storeId, version: 1, ownerName: '이바다' }, owner, {
    headers: { deviceuuid: 'tablet-1' },
  });
  await note({ logLevel: 'ERROR', code: 'CLIENT_ERROR', details: { stack: 'at pay (till.js:1)' }, storeId });
  const [error, change] = await entries({ store: storeId });

  expect((await shop.call(getLoggedEntry, { entryId: error?.id ?? '' }, admin)).response).toMatchObject({
    details: { stack: 'at pay (till.js:1)' },
    ...{ isMasked: true, actor: null, before: null },
  });
  expect((await shop.call(getLoggedEntry, { entryId: change?.id ?? '' }, admin)).response).toMatchObject({
    ...{ before: { registrationChange: null }, after: { registrationChange: { ownerName: '이*다' } } },
    deviceUuid: 'tablet-1',
    ...{ isMasked: true, actor: expect.stringContaining('김*루'), actorId: owner.id },
  });
  const gone = `${noon.getTime()}-${newId()}`;
  expect(await shop.call(getLoggedEntry, { entryId: gone }, admin)).toMatchObject({ http: 404 });
  expect(await shop.call(getLoggedEntry, { entryId: 'x' }, admin)).toMatchObject({ http: 400 });
});

test('who has left Maru has an empty name in the log, not a masked one', async () => {
  later(45);
  const { storeId, owner } = await shop.completeStore();
  await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);
  await shop.db.transaction().execute((tx) => eraseUser(tx, { userId: owner.id, now: clock.now }));

  const [entry] = await entries({ store: storeId });
  expect(entry).toMatchObject({ code: 'setStoreStatus', actor: '' });
  expect((await shop.call(getLoggedEntry, { entryId: entry?.id ?? '' }, admin)).response.actor).toBe('');
  const { response } = await shop.call(listStoreEventLog, { storeId }, admin);
  expect(response.content[0]).toMatchObject({ act: 'setStoreStatus', actor: '' });
});

test('an admin who unmasks the people of an entry must give a reason, and is listed among those who looked', async () => {
  later(50);
  const { storeId, owner } = await shop.completeStore();
  await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);
  const [entry] = await entries({ store: storeId });
  const asked = { entryId: entry?.id ?? '' };

  expect(await shop.call(unmaskLoggedEntry, { ...asked, reason: ' ' }, admin)).toMatchObject({
    ...{ http: 400, fields: { reason: 'required' } },
  });
  const seen = await shop.call(unmaskLoggedEntry, { ...asked, reason: '민원 확인' }, admin);

  expect(seen.response).toMatchObject({ isMasked: false, actor: `김마루 (${owner.username})` });
  const [look] = await entries({ onlyLooks: true });
  expect(look).toMatchObject({ code: 'unmaskLoggedEntry', module: 'event-log' });
  const whole = await shop.call(getLoggedEntry, { entryId: look?.id ?? '' }, admin);
  expect(whole.response.after).toEqual({
    ...{ entryId: entry?.id, reason: '민원 확인', networkAddress: '127.0.0.1' },
  });
  expect((await entries({ onlyLooks: true, store: storeId })).length).toBe(0);
  const gone = { entryId: `${noon.getTime()}-${newId()}`, reason: '민원 확인' };
  expect(await shop.call(unmaskLoggedEntry, gone, admin)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('everybody whose data an unmasked entry showed has that look in their own log, with its network address', async () => {
  later(52);
  const [{ id }, other] = [await shop.person(), await shop.person({ admin: true })];
  await shop.call(unmaskUser, { id, reason: '본인 확인' }, other);
  const [entry] = await entries({ person: id });
  const input = { entryId: entry?.id ?? '', reason: '민원 확인' };
  await shop.call(unmaskLoggedEntry, input, admin, { from: '192.0.2.44' });
  for (const seen of [id, other.id]) {
    const { response } = await shop.call(listUserEventLog, { id: seen }, admin);
    expect(response.content[0]).toMatchObject({
      ...{ act: 'unmaskLoggedEntry', after: { ...input, networkAddress: '192.0.2.44' } },
    });
  }
  const { response } = await shop.call(listUserEventLog, { id: admin.id }, admin);
  expect(response.content.map(({ after }) => after)).not.toContainEqual(expect.objectContaining(input));
});

test('a look that was written under a former name of its act is shown in words and found by them', async () => {
  later(55);
  const context = { actor: undefined, requestId: 'look-1', now: clock.now };
  const look = { userId: admin.id, module: 'inquiries', act: 'getInquiry', before: null, after: null };
  await db.transaction().execute((tx) => writeUserTrail(tx, context, look));
  const [newest] = await entries({ onlyLooks: true });
  expect(newest).toMatchObject({ code: 'getInquiry', message: '문의를 가리지 않고 봤어요' });
  for (const asked of [
    { stringToSearch: '문의를 가리지' },
    { stringToSearch: 'viewed inquiry', onlyLooks: true },
  ])
    expect(await entries(asked)).toContainEqual(newest);
  expect(await entries({ stringToSearch: 'unmaskUser', onlyLooks: true })).not.toContainEqual(newest);
});

test('an export has the filtered entries, needs a reason, and each of its pages is logged', async () => {
  later(60);
  const { storeId, owner } = await shop.completeStore();
  for (let n = 0; n < 3; n += 1) await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);
  const asked = { store: storeId, module: 'stores', numberOfElements: 2 };
  expect(await shop.call(exportEventLog, { ...asked, reason: ' ' }, admin)).toMatchObject({ http: 400 });

  const first = (await shop.call(exportEventLog, { ...asked, reason: '점검' }, admin)).response;
  const cursor = first.nextCursor ?? '';
  const rest = (await shop.call(exportEventLog, { ...asked, reason: '점검', cursor }, admin)).response;

  expect([...first.content, ...rest.content]).toEqual(await entries({ store: storeId, module: 'stores' }));
  const looked = await entries({ onlyLooks: true, code: 'exportEventLog' });
  expect(looked).toHaveLength(2);
  const page = await shop.call(getLoggedEntry, { entryId: looked[0]?.id ?? '' }, admin);
  expect(page.response.after).toEqual({
    ...{ reason: '점검', rows: 1, module: 'stores', networkAddress: '127.0.0.1' },
    ...{ hasPerson: false, hasStore: true, hasText: false },
  });
});

test('only admins read the log, unmask its people or export it', async () => {
  const { owner } = await shop.openStore();
  const entryId = `${noon.getTime()}-${newId()}`;
  for (const [caller, http] of [
    [owner, 403],
    [undefined, 401],
  ] as const) {
    expect((await shop.call(listEventLog, {}, caller)).http).toBe(http);
    expect((await shop.call(getLoggedEntry, { entryId }, caller)).http).toBe(http);
    expect((await shop.call(unmaskLoggedEntry, { entryId, reason: '이유' }, caller)).http).toBe(http);
    expect((await shop.call(exportEventLog, { reason: '이유' }, caller)).http).toBe(http);
  }
});
