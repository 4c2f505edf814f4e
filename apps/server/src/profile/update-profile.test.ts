import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { updateProfile } from '@maru/contract/profile/profile-changes.endpoints.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const files = fileBuilder(shop);

const asItWas = {
  version: 1,
  name: '김마루',
  birthday: null,
  gender: null,
  language: 'ko',
  pictureKey: null,
} as const;
const update = (person: Person, over: object = {}) =>
  shop.call(updateProfile, { userId: person.id, ...asItWas, ...over }, person);
const profileOf = async (person: Person) => (await shop.call(getProfile, {}, person)).response;

test('spec 7 · PUT updateprofile changes name, birthday, gender and language', async () => {
  const person = await shop.person();
  const chosen = { name: '박하늘', birthday: '1990-02-28', gender: 'FEMALE', language: 'en' } as const;

  expect(await update(person, chosen)).toMatchObject({ http: 200, response: { ...chosen, version: 2 } });
  expect(await profileOf(person)).toMatchObject({ ...chosen, username: person.username });
});

test('spec 7 · updateprofile takes the id as manid', async () => {
  const person = await shop.person();
  const answer = await shop.app.hub.inject({
    method: 'PUT',
    url: updateProfile.path,
    headers: { authorization: `Bearer ${person.token}` },
    payload: { manid: person.id, ...asItWas, name: '이바다' },
  });
  expect(answer.statusCode).toBe(200);
  expect((await profileOf(person)).name).toBe('이바다');
});

test('personal data can be removed again', async () => {
  const person = await shop.person();
  await update(person, { birthday: '1990-02-28', gender: 'OTHER' });
  const answer = await update(person, { version: 2 });
  expect(answer.response).toMatchObject({ birthday: null, gender: null, version: 3 });
});

test.each([
  ['2026-02-29', 'noSuchDay'],
  ['1899-12-31', 'tooEarly'],
  ['19900228', 'wrongFormat'],
  ['', 'wrongFormat'],
])('spec 5 · the birthday %s is refused with %s', async (birthday, problem) => {
  const person = await shop.person();
  expect(await update(person, { birthday })).toMatchObject({
    http: 400,
    status: 'WRONG_FORMAT',
    fields: { birthday: problem },
  });
});

test('spec 5 · a birthday may be today in Seoul, but not tomorrow', async () => {
  const person = await shop.person();
  const start = shop.clock.now;
  // Already the 25th in Seoul.
  shop.clock.now = new Date('2026-11-24T15:30:00Z');
  const tomorrow = await update(person, { birthday: '2026-11-26' });
  const today = await update(person, { birthday: '2026-11-25' });
  shop.clock.now = start;
  expect(tomorrow).toMatchObject({ http: 400, fields: { birthday: 'futureDay' } });
  expect(today.http).toBe(200);
});

test('a name of blanks or control characters is refused', async () => {
  const person = await shop.person();
  expect(await update(person, { name: ' \t ' })).toMatchObject({ fields: { name: 'required' } });
  expect(await update(person, { name: '박\u202e하늘' })).toMatchObject({ fields: { name: 'wrongFormat' } });
});

test('the second of two windows is told what the first one saved, and nothing is overwritten', async () => {
  const person = await shop.person();
  await update(person, { name: '먼저' });
  const answer = await update(person, { name: '나중' });

  expect(answer).toMatchObject({
    http: 409,
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: { row: { name: '먼저', version: 2 }, changedBy: '먼저', isOwn: true },
  });
  expect((await profileOf(person)).name).toBe('먼저');
});

test('of several windows that save at once exactly one succeeds', async () => {
  const person = await shop.person();
  const answers = await Promise.all(
    ['가', '나', '다'].map((name) => update(person, { name: `${name}이름` })),
  );
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409]);
});

test('a picture is re-encoded small, and only its owner may read it', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const large = await picture('jpeg', { width: 2_000, height: 1_000, gps: true });
  const pictureKey = await files.upload(person, large, { contentType: 'image/jpeg' });

  expect((await update(person, { pictureKey })).response).toMatchObject({ pictureKey, version: 2 });
  const written = await sharp(await files.read(person, pictureKey)).metadata();
  expect(written).toMatchObject({ width: 960, height: 480 });
  expect(written.exif).toBeUndefined();
  expect(await files.access(other, pictureKey)).toMatchObject({ http: 404 });

  expect((await update(person, { version: 2, name: '박하늘', pictureKey })).response.pictureKey).toBe(
    pictureKey,
  );
  expect((await update(person, { version: 3 })).response.pictureKey).toBeNull();
});

test('a file that is no picture, of another person or of another purpose cannot be the picture', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const image = await picture('png');
  const text = await files.upload(person, Buffer.from('<svg onload="alert(1)"/>'));
  const foreign = await files.upload(other, image);
  const certificate = await files.upload(person, image, { objectPurpose: 'REGISTRATION_IMAGE' });
  const { awsKey: missing } = await files.linkFor(person, image);

  for (const [pictureKey, status] of [
    [text, 'FILE_TYPE_NOT_ALLOWED'],
    [foreign, 'FILE_NOT_FOUND'],
    [certificate, 'FILE_NOT_FOUND'],
    [missing, 'FILE_NOT_UPLOADED'],
  ])
    expect(await update(person, { pictureKey })).toMatchObject({ http: 409, status });
  expect((await profileOf(person)).version).toBe(1);
});

test('a picture that nobody shows is deleted after a week, and one that is shown stays', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const image = await picture('png');
  const [shown, left] = [await files.upload(person, image), await files.upload(other, image)];
  await update(person, { pictureKey: shown });
  await update(other, { pictureKey: left });
  await update(other, { version: 2 });

  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 8 * 24 * 3_600_000);
  await insertJob(shop.db, { task: 'sweep-files', payload: {} });
  await shop.runJobs();
  shop.clock.now = start;
  expect((await files.access(person, shown)).http).toBe(200);
  expect(await files.access(other, left)).toMatchObject({ http: 404 });
});

test('the trail has the changed fields of the profile with masked values', async () => {
  const person = await shop.person();
  await update(person, { name: '박하늘이', birthday: '1990-02-28' });
  const rows = await shop.db
    .selectFrom('userTrail')
    .select(['act', 'before', 'after'])
    .where('userId', '=', person.id)
    .execute();
  expect(rows).toEqual([
    {
      act: 'updateProfile',
      before: { name: '김*루', birthday: null },
      after: { name: '박**이', birthday: '***' },
    },
  ]);
});

test('nobody changes the profile of another or unknown person', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  expect(await update(person, { userId: other.id })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await update(person, { userId: newId() })).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  const input = { userId: person.id, ...asItWas };
  for (const stranger of [undefined, await shop.clientToken()])
    expect(await shop.call(updateProfile, input, stranger)).toMatchObject({ http: 401 });
});
