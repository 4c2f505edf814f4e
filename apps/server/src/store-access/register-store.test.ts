import type { InputOf } from '@maru/contract/endpoint.ts';
import { registerStore } from '@maru/contract/store-access/store-access.endpoints.ts';
import { getGeneralSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { getCardMemberships } from '@maru/contract/stores/card-memberships.endpoints.ts';
import { getStore, listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { getTermsAndConditions } from '@maru/contract/terms/terms.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { publishTerms } from '#server/terms/publish-terms.ts';
import { readArticles } from '#server/terms/read-articles.ts';
import { storeFields } from '#test/builders/store-builder.ts';
import { type Caller, openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const { db, clock } = shop;
let agreed: { articlesId: string; agreed: boolean }[];

beforeAll(async () => {
  await publishTerms(db, { articles: await readArticles(), now: clock.now });
  const { response: groups } = await shop.call(getTermsAndConditions, { articlescope: 'STORE' });
  agreed = groups.flatMap(({ articles }) => articles.map(({ id }) => ({ articlesId: id, agreed: true })));
});

const { name, category, phone, address, addressDetail, zonecode, lat, lng, ...registration } = storeFields;

function input(over: Partial<InputOf<typeof registerStore>> = {}, answers = agreed) {
  return {
    ...{ name, category, address, addressDetail, zonecode, lat, lng, phone: '02-2000-0000', submit: false },
    termsAndConditionAgreementsResponse: { termsAndConditionAgreementResponseList: answers },
    ...over,
  };
}
const register = (as: Caller | undefined, over: Partial<InputOf<typeof registerStore>> = {}) =>
  shop.call(registerStore, input(over), as);

async function storesOf(person: Person) {
  return (await shop.call(listMyStores, {}, person)).response;
}

async function rowsOf(storeId: string) {
  const moves = db
    .selectFrom('storeApplicationMoves')
    .selectAll()
    .where('storeId', '=', storeId)
    .orderBy('id');
  const trail = db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId);
  const consents = db.selectFrom('termsConsents').selectAll().where('agreedForStore', '=', storeId);
  return { moves: await moves.execute(), trail: await trail.execute(), consents: await consents.execute() };
}

test('the creator of a store is its owner, and the store has its settings', async () => {
  const person = await shop.person();

  const { http, response } = await register(person);

  expect({ http, status: response.applicationStatus }).toEqual({ http: 200, status: 'DRAFT' });
  const { storeId } = response;
  expect(await storesOf(person)).toEqual([
    { storeId, name, category, applicationStatus: 'DRAFT', role: 'OWNER', rights: [] },
  ]);
  expect((await shop.call(getStore, { storeId }, person)).response).toMatchObject({
    ...{ name, category, phone, address, addressDetail, zonecode, lat, lng },
    ...{ businessNumber: null, submittedAt: null, applicationDueAt: null, version: 1 },
    missing: ['businessNumber', 'businessName', 'ownerName', 'openedOn', 'registrationImageKey'],
    createdAt: clock.now.toISOString(),
  });
  expect((await shop.call(getGeneralSetting, { storeId }, person)).response).toMatchObject({ dayStart: 240 });
  expect((await shop.call(getCardMemberships, { storeId }, person)).response).toEqual({
    cardMemberships: [],
    version: 1,
  });
});

test('creating a store writes a move, a trail without personal data, and its consents', async () => {
  const person = await shop.person();
  const { storeId } = (await register(person, { ...registration, submit: true })).response;

  const { moves, trail, consents } = await rowsOf(storeId);

  const by = { movedBySide: 'OWNER', movedBy: person.id, movedAt: clock.now, reason: '' };
  expect(moves).toMatchObject([
    { ...by, fromStatus: null, toStatus: 'DRAFT' },
    { ...by, fromStatus: 'DRAFT', toStatus: 'PENDING' },
  ]);
  expect(trail).toMatchObject([{ act: 'registerStore', actorId: person.id, before: null }]);
  expect(trail[0]?.after).toMatchObject({ name, ownerName: '한*루', businessNumber: '111-11-*****' });
  expect(consents).toHaveLength(5);
  expect(consents.every(({ userId, agreed }) => userId === person.id && agreed)).toBe(true);
});

test('spec 1 · a store that is registered and submitted in one step is answered within 24 hours', async () => {
  const person = await shop.person();
  const { fileId, awsKey } = await shop.registrationImage(person);

  const given = { ...registration, registrationImageKey: awsKey, submit: true };
  const { storeId, applicationStatus } = (await register(person, given)).response;

  expect(applicationStatus).toBe('PENDING');
  const { response } = await shop.call(getStore, { storeId }, person);
  expect(response).toMatchObject({
    ...registration,
    ...{ registrationImageKey: awsKey, missing: [] },
    submittedAt: clock.now.toISOString(),
    applicationDueAt: new Date(clock.now.getTime() + 24 * 3_600_000).toISOString(),
  });
  const row = await db.selectFrom('stores').selectAll().where('id', '=', storeId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ registrationFileId: fileId, businessStatus: 'NOT_CHECKED' });
});

test('an e-mail not verified may not open a store', async () => {
  const person = await shop.person();
  await db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', person.id).execute();

  expect(await register(person)).toMatchObject({ http: 409, status: 'OWN_EMAIL_NOT_VERIFIED' });
  expect(await storesOf(person)).toEqual([]);
});

test('a store needs consent to the terms of stores; refused and missing consents are told apart', async () => {
  const person = await shop.person();
  const refused = agreed.map((one, i) => (i === 0 ? { ...one, agreed: false } : one));
  const refusal = async (answers: typeof agreed) => {
    const { status, detail } = await shop.call(registerStore, input({}, answers), person);
    return { status, detail };
  };

  expect(await refusal(refused)).toEqual({ status: 'TERMS_NOT_AGREED', detail: { reason: 'REFUSED' } });
  expect(await refusal([])).toEqual({ status: 'TERMS_NOT_AGREED', detail: { reason: 'OUTDATED' } });
  expect(await storesOf(person)).toEqual([]);
});

test('a registration image must exist, be an image and belong to the caller', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const foreign = await shop.registrationImage(other);
  const profile = await shop.registrationImage(person, { purpose: 'PROFILE_IMAGE' });
  const awaited = await shop.registrationImage(person, { status: 'AWAITED' });
  const video = await shop.registrationImage(person, { status: 'REFUSED', contentType: 'video/mp4' });
  const large = await shop.registrationImage(person, { status: 'REFUSED', bytes: 30_000_000 });

  const status = async (registrationImageKey: string) =>
    (await register(person, { registrationImageKey })).status;

  expect(await status(foreign.awsKey)).toBe('FILE_NOT_FOUND');
  expect(await status(profile.awsKey)).toBe('FILE_NOT_FOUND');
  expect(await status(`registration-image/${person.id}/${newId()}.jpg`)).toBe('FILE_NOT_FOUND');
  expect(await status(awaited.awsKey)).toBe('FILE_NOT_UPLOADED');
  expect(await status(video.awsKey)).toBe('FILE_TYPE_NOT_ALLOWED');
  expect(await status(large.awsKey)).toBe('FILE_TOO_LARGE');
  expect(await storesOf(person)).toEqual([]);
});

test('a double click creates one store, and a repeat gets that one', async () => {
  const person = await shop.person();
  const options = { key: newId() };
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => shop.call(registerStore, input(), person, options)),
  );
  const repeat = await shop.call(registerStore, input(), person, options);

  const [store, ...more] = await storesOf(person);
  expect(more).toEqual([]);
  for (const { status, response } of [...tries, repeat]) {
    if (status !== 'REQUEST_IN_PROGRESS') expect(response.storeId).toBe(store?.storeId);
  }
  expect(repeat.http).toBe(200);
});

test('stores per person and day are limited; refused calls do not count', async () => {
  const person = await shop.person();
  const { most } = limits.tries['user: stores opened in a day'];
  for (let i = 0; i < 3; i += 1) await shop.call(registerStore, input({}, []), person);
  const tries = await Promise.all(Array.from({ length: most + 5 }, () => register(person)));

  expect(tries.filter(({ http }) => http === 200)).toHaveLength(most);
  const refused = tries.filter(({ http }) => http !== 200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['TOO_MANY_REQUESTS']));
  expect(await storesOf(person)).toHaveLength(most);
});

test('a place outside Korea, a wrong business number and an invalid phone are refused by field', async () => {
  const person = await shop.person();
  const { http, fields } = await register(person, { lat: 51.5, businessNumber: '111-11-11118', phone: '12' });

  expect({ http, fields }).toEqual({
    http: 400,
    fields: {
      lat: 'tooLarge',
      businessNumber: 'wrongBusinessNumber',
      phone: 'phoneNumberisNotCorrectFormat',
    },
  });
});

test('a stranger cannot create a store', async () => {
  expect((await register(undefined)).http).toBe(401);
  expect((await register(await shop.clientToken())).http).toBe(401);
});
