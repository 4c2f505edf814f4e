import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

// authorization.test.ts tests who may make which call.

const shop = await openShop();
const store = await shop.store();
const [owner, outsider] = await Promise.all([shop.ownerOf(store), shop.person()]);

test('a missing, altered or malformed token signs nobody in', async () => {
  for (const as of [undefined, { token: 'x' }, { token: `${owner.token.slice(0, -4)}AAAA` }]) {
    expect(await shop.call(getProfile, {}, as)).toMatchObject({
      http: 401,
      status: 'UNAUTHENTICATED',
    });
  }
});

test('a store of others looks like a missing one', async () => {
  const answers = [
    await shop.call(getStore, { storeId: store.id }, outsider),
    await shop.call(getStore, { storeId: newId() }, outsider),
    await shop.call(getStore, { storeId: newId() }, owner),
  ];
  for (const { http, status, message } of answers)
    expect({ http, status, message }).toEqual({
      http: 404,
      status: 'NOT_FOUND',
      message: answers[0]?.message,
    });
});

test('a member of one store is an outsider in another', async () => {
  const other = await shop.store();

  expect((await shop.call(getStore, { storeId: other.id }, owner)).http).toBe(404);
  expect((await shop.call(getStore, { storeId: store.id }, owner)).http).toBe(200);
});

test.each(['bearer', 'BEARER'])('the token scheme may be written %s', async (scheme) => {
  const headers = { authorization: `${scheme} ${owner.token}` };
  expect((await shop.call(getProfile, {}, undefined, { headers })).http).toBe(200);
});

test.each(['Basic x', 'Bearer', 'Bearer a b', 'Bearer \u00e9'])(
  'the header "%s" signs nobody in',
  async (authorization) => {
    expect((await shop.call(getProfile, {}, undefined, { headers: { authorization } })).http).toBe(401);
  },
);

test('a token of an ended grant signs nobody in', async () => {
  const person = await shop.person();
  await shop.endGrants(person);

  expect((await shop.call(getProfile, {}, person)).http).toBe(401);
});

test('a locked account is no longer signed in', async () => {
  const person = await shop.person();
  await shop.db.updateTable('users').set({ accountNonLocked: false }).where('id', '=', person.id).execute();

  expect((await shop.call(getProfile, {}, person)).http).toBe(401);
});
