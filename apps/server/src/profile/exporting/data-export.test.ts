import {
  downloadDataExport,
  getDataExport,
  requestDataExport,
} from '@maru/contract/profile/data-export.endpoints.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { openSignUp } from '#test/builders/sign-up-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { expireRateLimits } from '#test/phone-browser.ts';
import { partNames } from './own-data.ts';

const shop = await openShop();
const { ask } = await inquiryBuilders(shop);
const password = 'maru1234!';

const request = (person: Person, over: object = {}) =>
  shop.call(requestDataExport, { id: person.id, password, ...over }, person);
const stateOf = async (person: Person) =>
  (await shop.call(getDataExport, { id: person.id }, person)).response;
const download = (person: Person, token?: string) =>
  shop.call(downloadDataExport, { id: person.id, ...(token && { token }) }, person);
const ended = { http: 409, status: 'EXPORT_ENDED' };

async function tokenOf({ username }: Person): Promise<string> {
  const { hash } = await shop.mailbox.linkTo(username);
  return new URLSearchParams(hash.slice(1)).get('export') ?? '';
}

async function archiveOf(person: Person): Promise<Record<string, string>> {
  await request(person);
  await shop.runJobs();
  const { archive } = (await download(person)).response;
  const files = unzipSync(Buffer.from(archive, 'base64'));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('POST /v6/users/{id}/export: a copy is made in the background, mailed as a link, and downloaded once', async () => {
  const person = await shop.person();
  expect(await stateOf(person)).toMatchObject({ status: 'NONE' });
  expect(await request(person)).toMatchObject({
    http: 200,
    response: { status: 'RUNNING', progress: 0, isOfThisSignIn: true },
  });
  await shop.runJobs();
  const expiresAt = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
  expect(await stateOf(person)).toMatchObject({ status: 'READY', progress: 1, expiresAt });
  expect((await shop.mailbox.lastTo(person.username)).subject).toBe('내 정보 파일이 준비됐어요');

  const answers = await Promise.all([download(person), download(person)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  const { fileName } = answers.find(({ http }) => http === 200)?.response ?? {};
  expect(fileName).toMatch(/^마루-내정보-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(await download(person)).toMatchObject(ended);
  expect(await stateOf(person)).toMatchObject({ status: 'ENDED', downloadedAt: expect.any(String) });
});

test('the copy has profile, consents with texts, sign-ins, stores, own acts and inquiries, to read and as data', async () => {
  const { signUp } = await openSignUp(shop);
  const { id, username } = (await signUp({ username: 'asks@maru.test' })).response;
  const { passwordHash } = await shop.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', (await shop.person()).id)
    .executeTakeFirstOrThrow();
  const verified = { emailVerifiedAt: new Date(), passwordHash };
  await shop.db.updateTable('users').set(verified).where('id', '=', id).execute();
  const person: Person = { id, username, token: await shop.signIn(username) };
  await ask({ email: username, content: '영수증이 <b>안</b> 나와요' });

  const files = await archiveOf(person);
  expect(Object.keys(files)).toEqual(['index.html', ...partNames.map((name) => `${name}.json`)]);
  const read = (name: string) => JSON.parse(files[`${name}.json`] ?? '[]');
  expect(read('profile')).toMatchObject([{ id, email: username, language: 'ko' }]);
  expect(read('consents').length).toBeGreaterThan(0);
  expect(read('consents')[0].content).toEqual(expect.any(String));
  expect(read('sessions')).toHaveLength(1);
  expect(read('acts')[0]).toMatchObject({ act: '회원으로 가입했어요' });
  expect(read('inquiries')).toMatchObject([{ content: '영수증이 <b>안</b> 나와요', answers: [] }]);
  expect(files['index.html']).toContain('영수증이 &lt;b&gt;안&lt;/b&gt; 나와요');
  expect(files['index.html']).not.toContain('<b>안</b>');
  // A person reads times of Seoul; the files for programs have UTC.
  expect(files['index.html']).not.toMatch(/T\d\d:\d\d:\d\d/);
  expect(files['profile.json']).toMatch(/T\d\d:\d\d:\d\d\.\d{3}Z/);
});

test('the copy has the rights of a member in words to read, and as codes for programs', async () => {
  const { storeId } = await shop.openStore();
  const files = await archiveOf(await shop.staffOf({ id: storeId }, ['ORDER', 'SALES']));

  expect(files['index.html']).toContain('<td>주문 받기, 매출 보기</td>');
  expect(JSON.parse(files['stores.json'] ?? '[]')).toMatchObject([{ rights: ['ORDER', 'SALES'] }]);
});

test('the copy has no data of others: no colleagues, no inquiries of others, none of an unverified address', async () => {
  const { storeId, owner } = await shop.openStore();
  const staff = await shop.staffOf({ id: storeId });
  const other = await shop.person({ name: '남의이름' });
  // An inquiry takes short addresses only.
  for (const [person, username] of [
    [staff, 'colleague@maru.test'],
    [other, 'other@maru.test'],
  ] as const) {
    await shop.db.updateTable('users').set({ username }).where('id', '=', person.id).execute();
    person.username = username;
  }
  await ask({ email: other.username, content: '남의 문의예요' });
  await ask({ email: staff.username, content: '누군가 이 주소로 물었어요' });
  await shop.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', staff.id).execute();

  const all = Object.values(await archiveOf(staff)).join('\n');
  for (const foreign of [
    owner.username,
    other.username,
    '남의이름',
    '남의 문의예요',
    '누군가 이 주소로 물었어요',
    'password',
    'grantId',
  ])
    expect(all).not.toContain(foreign);
  expect(all).toContain('STAFF');
});

test('a second press while a copy is made or can be downloaded gets the same copy; two concurrent presses make one', async () => {
  const person = await shop.person();
  await Promise.all([request(person), request(person)]);
  expect(
    await shop.db.selectFrom('dataExports').select('id').where('userId', '=', person.id).execute(),
  ).toHaveLength(1);
  await shop.runJobs();
  expect((await request(person)).response.status).toBe('READY');
  await shop.runJobs();
  const mails = await shop.mailbox.allTo(person.username);
  expect(mails).toHaveLength(1);
});

test('another sign-in of the person needs the link of the mail, and nobody else may use the link', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  await request(person);
  await shop.runJobs();
  const token = await tokenOf(person);
  const elsewhere = { ...person, token: await shop.signIn(person.username) };

  expect((await stateOf(elsewhere)).isOfThisSignIn).toBe(false);
  expect(await download(elsewhere)).toMatchObject({ http: 409, status: 'EXPORT_LINK_NEEDED' });
  expect(await download(elsewhere, 'x')).toMatchObject({ http: 409, status: 'EXPORT_LINK_NEEDED' });
  expect(await shop.call(downloadDataExport, { id: person.id, token }, other)).toMatchObject({ http: 404 });
  expect(await download(other, token)).toMatchObject(ended);
  expect((await download(elsewhere, token)).http).toBe(200);
});

test('after an hour the copy cannot be downloaded, and its bytes are destroyed', async () => {
  const person = await shop.person();
  await request(person);
  await shop.runJobs();
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 3_600_000);
  const late = await download(person);
  const state = await stateOf(person);
  await insertJob(shop.db, { task: 'destroy-data-exports', payload: {} });
  await shop.runJobs();
  const row = await shop.db
    .selectFrom('dataExports')
    .select('archive')
    .where('userId', '=', person.id)
    .executeTakeFirst();
  const again = await request(person);
  shop.clock.now = start;
  expect(late).toMatchObject(ended);
  expect(state.status).toBe('ENDED');
  expect(row?.archive).toBeNull();
  expect(again.response.status).toBe('RUNNING');
});

test('a copy that a killed process left is made by another one, once its claim ends', async () => {
  const person = await shop.person();
  await request(person);
  await shop.db.deleteFrom('outbox').execute();
  const resume = async () => {
    await insertJob(shop.db, { task: 'resume-data-exports', payload: {} });
    await shop.runJobs();
    return (await stateOf(person)).status;
  };
  await sql`update data_exports set parts_done = 3, claimed_until = now() + interval '1 minute'
    where user_id = ${person.id}`.execute(shop.db);
  expect(await resume()).toBe('RUNNING');
  expect((await stateOf(person)).progress).toBeCloseTo(3 / 7);

  await sql`update data_exports set claimed_until = now() - interval '1 second' where user_id = ${person.id}`.execute(
    shop.db,
  );
  expect(await resume()).toBe('READY');
  expect((await download(person)).http).toBe(200);
});

const resume = async () => {
  await insertJob(shop.db, { task: 'resume-data-exports', payload: {} });
  await shop.runJobs();
};
/** Ends the pause between attempts, or the minute for which a killed process has claimed the export. */
const endClaims = () =>
  shop.db
    .updateTable('dataExports')
    .set({ claimedUntil: sql<Date>`now() - interval '1 second'` })
    .where('claimedUntil', 'is not', null)
    .execute();
const attemptsOf = async ({ id }: Person) => {
  const rows = shop.db.selectFrom('dataExports').select('attempts').where('userId', '=', id);
  return (await rows.executeTakeFirstOrThrow()).attempts;
};

/** A person whose copy cannot be made, because one of their inquiries cannot be decrypted. */
async function unreadable(): Promise<Person> {
  const person = await shop.person();
  const username = `${person.id.slice(-12)}@maru.test`;
  await shop.db.updateTable('users').set({ username }).where('id', '=', person.id).execute();
  const id = await ask({ email: username });
  await shop.db
    .updateTable('inquiries')
    .set({ sealed: Buffer.from('broken') })
    .where('id', '=', id)
    .execute();
  return { ...person, username };
}

test('a copy that cannot be made is tried again, then given up with a mail, and can be requested again', async () => {
  const person = await unreadable();
  await request(person);
  await shop.runJobs();
  expect(await attemptsOf(person)).toBe(1);
  await resume();
  expect([await attemptsOf(person), (await stateOf(person)).status]).toEqual([1, 'RUNNING']);
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    await endClaims();
    await resume();
    expect(await attemptsOf(person)).toBe(attempt);
  }

  expect((await stateOf(person)).status).toBe('FAILED');
  expect((await shop.mailbox.lastTo(person.username)).subject).toBe('내 정보 파일을 만들지 못했어요');
  expect(await download(person)).toMatchObject(ended);
  await endClaims();
  await resume();
  expect(await attemptsOf(person)).toBe(5);
  expect((await request(person)).response.status).toBe('RUNNING');
});

test('a copy that cannot be made does not hold up those of others', async () => {
  const [first, second] = [await unreadable(), await shop.person()];
  await request(first);
  await request(second);
  await shop.db.deleteFrom('outbox').execute();
  await resume();

  expect([(await stateOf(first)).status, (await stateOf(second)).status]).toEqual(['RUNNING', 'READY']);
});

test('a copy during which the process is killed again and again is given up, too', async () => {
  const person = await shop.person();
  await request(person);
  await shop.db.deleteFrom('outbox').execute();
  await shop.db
    .updateTable('dataExports')
    .set({ attempts: 5, partsDone: 3, claimedUntil: sql<Date>`now() - interval '1 second'` })
    .where('userId', '=', person.id)
    .execute();
  await resume();

  expect((await stateOf(person)).status).toBe('FAILED');
  expect(await shop.mailbox.allTo(person.username)).toHaveLength(1);
});

test('a copy whose failure cannot be mailed does not hold up those of others, and is given up later', async () => {
  const [first, second] = [await shop.person(), await shop.person()];
  await request(first);
  await request(second);
  await shop.db.deleteFrom('outbox').execute();
  await shop.db
    .updateTable('dataExports')
    .set({ attempts: 5, claimedUntil: sql<Date>`now() - interval '1 second'` })
    .where('userId', '=', first.id)
    .execute();
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin if new.kind = 'DATA_EXPORT_FAILED' then raise 'no'; end if; return new; end $$`.execute(shop.db);
  await sql`create trigger refuse before insert on messages for each row execute function refuse()`.execute(
    shop.db,
  );
  await resume();
  await sql`drop function refuse cascade`.execute(shop.db);
  expect([(await stateOf(first)).status, (await stateOf(second)).status]).toEqual(['RUNNING', 'READY']);

  await endClaims();
  await resume();
  expect((await stateOf(first)).status).toBe('FAILED');
});

test('the stored bytes are sealed', async () => {
  const person = await shop.person();
  await request(person);
  await shop.runJobs();
  const { archive } = await shop.db
    .selectFrom('dataExports')
    .select('archive')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(archive?.subarray(0, 2).toString()).not.toBe('PK');
});

test('a wrong password starts no copy, and at most three copies can be requested in a day', async () => {
  const person = await shop.person();
  expect(await request(person, { password: 'x' })).toMatchObject({ status: 'CURRENT_PASSWORD_INCORRECT' });
  expect((await stateOf(person)).status).toBe('NONE');
  for (let i = 0; i < 3; i += 1) await archiveOf(person);
  expect(await request(person)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  await expireRateLimits(shop, 24 * 3_600);
  expect((await request(person)).http).toBe(200);
});

test('a stranger, and another person, get no copy and learn nothing of it', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  await request(person);
  const { id } = person;
  for (const key of [id, newId()]) {
    const refused = { http: 404, status: 'NOT_FOUND' };
    expect(await shop.call(requestDataExport, { id: key, password }, other)).toMatchObject(refused);
    expect(await shop.call(getDataExport, { id: key }, other)).toMatchObject(refused);
    expect(await shop.call(downloadDataExport, { id: key }, other)).toMatchObject(refused);
  }
  for (const stranger of [undefined, await shop.clientToken()]) {
    expect((await shop.call(requestDataExport, { id, password }, stranger)).http).toBe(401);
    expect((await shop.call(getDataExport, { id }, stranger)).http).toBe(401);
    expect((await shop.call(downloadDataExport, { id }, stranger)).http).toBe(401);
  }
});
