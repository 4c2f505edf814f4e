import { getUser, listUserConsents } from '@maru/contract/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ admin: true });
const store = await shop.store({ name: '마루 상수점' });
const owner = await shop.ownerOf(store);
await shop.db
  .updateTable('users')
  .set({ phoneE164: '+821012345678', phoneCallingCode: '82', phoneVerifiedAt: shop.clock.now })
  .where('id', '=', owner.id)
  .execute();
const read = (userId: string | undefined, as?: typeof owner) =>
  shop.call(getUser, userId === undefined ? {} : { userId }, as);

test('spec 3 · an admin sees a user with UID, AuthProvider, e-mail, phone, identity, flags and stores, masked', async () => {
  expect((await read(owner.id, admin)).response).toEqual({
    ...{ id: owner.id, authProvider: 'LOCAL', isMasked: true, name: '김*루' },
    email: expect.stringMatching(/^..\*\*\*@maru\.test$/),
    emailVerifiedAt: expect.any(String),
    ...{ phonenumber: '010-****-5678', phonenumberCountryCode: '82' },
    phoneVerifiedAt: shop.clock.now.toISOString(),
    ...{ newEmail: null, newPhonenumber: null, userIdentity: 'OWNER' },
    ...{ accountNonLocked: true, accountNonExpired: true, credentialsNonExpired: true },
    ...{ flagChanges: [], language: 'ko', createdAt: expect.any(String), passwordChangedAt: null },
    stores: [{ id: store.id, name: '마루 상수점', role: 'OWNER' }],
    version: 1,
  });
});

test('spec 3 · an admin sees a new e-mail and phone that are not confirmed yet, masked too', async () => {
  const person = await shop.person();
  await shop.db
    .updateTable('users')
    .set({ newUsername: 'minseo@new.test', newPhoneE164: '+821087654321', newPhoneCallingCode: '82' })
    .where('id', '=', person.id)
    .execute();

  expect((await read(person.id, admin)).response).toMatchObject({
    ...{ email: expect.stringMatching(/@maru\.test$/), newEmail: 'mi***@new.test' },
    ...{ phonenumber: null, newPhonenumber: '010-****-4321' },
  });
});

test('spec 7 · getuser: without manid it returns the caller unmasked; with manid an admin reads another user', async () => {
  expect((await read(undefined, owner)).response).toMatchObject({
    ...{ id: owner.id, isMasked: false, name: '김마루', email: owner.username },
    phonenumber: '010-1234-5678',
  });
  const answer = await shop.app.hub.inject({
    url: `${getUser.path}?manid=${owner.id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.json()).toMatchObject({ status: 'OK', response: { id: owner.id, isMasked: true } });
  expect((await read(undefined, admin)).response).toMatchObject({ userIdentity: 'ADMIN', isMasked: false });
});

test('owners do not find other users, and a call without a sign-in is refused', async () => {
  const staff = await shop.staffOf(store);
  expect(await read(staff.id, owner)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await read(newId(), admin)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await read(owner.id)).toMatchObject({ http: 401 });
  expect((await read(staff.id, admin)).response.userIdentity).toBe('STAFF');
  expect((await read((await shop.person()).id, admin)).response.userIdentity).toBe('USER');
});

test('consents are read with the proof of what was shown, by the user and by admins', async () => {
  const article = await shop.db
    .selectFrom('termsArticles as a')
    .innerJoin('termsGroups as g', 'g.id', 'a.groupId')
    .select(['a.id', 'a.titleKo', 'a.titleEn', 'a.hashKo'])
    .where('g.scope', '=', 'USER')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('termsConsents')
    .values({
      ...{ id: newId(), userId: owner.id, articleId: article.id, version: 1, textHash: article.hashKo },
      ...{ language: 'ko', agreed: true, agreedAt: shop.clock.now, deviceType: 'web', address: '10.0.0.1' },
    })
    .execute();

  const own = await shop.call(listUserConsents, { id: owner.id }, owner);
  expect(own.response).toEqual([
    {
      ...{ id: expect.any(String), scope: 'USER', title: article.titleKo, version: 1, agreed: true },
      ...{ agreedAt: shop.clock.now.toISOString(), language: 'ko', deviceType: 'web', storeName: null },
      textHash: article.hashKo.toString('hex'),
    },
  ]);
  const seen = await shop.call(listUserConsents, { id: owner.id }, admin, { language: 'en' });
  expect(seen.response).toMatchObject([{ title: article.titleEn }]);
  const other = await shop.person();
  expect(await shop.call(listUserConsents, { id: owner.id }, other)).toMatchObject({ http: 404 });
  expect(await shop.call(listUserConsents, { id: owner.id })).toMatchObject({ http: 401 });
});
