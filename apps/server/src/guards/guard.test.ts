import { type Endpoint, hasStoreAccess, type InputOf } from '@maru/contract/endpoint.ts';
import { endpoints } from '@maru/contract/endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { type Right, rights } from '@maru/contract/store-access/rights.ts';
import { getStore, listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { fittingInput } from '#test/any-input.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const store = await shop.store();
const [owner, outsider, client] = await Promise.all([shop.ownerOf(store), shop.person(), shop.clientToken()]);

const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);
const guarded = named(endpoints.filter(({ access }) => !access.some(({ kind }) => kind === 'anyone')));
const ofStore = named(endpoints.filter(hasStoreAccess));
const ofRight = ofStore.filter(
  ([, { access }]) => !access.some((way) => 'right' in way && way.right === 'ANY'),
);

function inputOf<E extends Endpoint>(endpoint: E, storeId = store.id): InputOf<E> {
  return fc.sample(fittingInput(endpoint, { storeId: [storeId] }, 'required'), 1)[0] as InputOf<E>;
}

test.each(guarded)('%s is for nobody who is not signed in', async (_, endpoint) => {
  const strangers = [undefined, client, { token: 'x' }, { token: `${owner.token.slice(0, -4)}AAAA` }];
  for (const stranger of strangers) {
    expect(await shop.call(endpoint, inputOf(endpoint), stranger)).toMatchObject({
      http: 401,
      status: 'UNAUTHENTICATED',
    });
  }
});

test.each(ofStore)('%s looks to an outsider like that of a store that is not there', async (_, endpoint) => {
  const answers = [
    await shop.call(endpoint, inputOf(endpoint), outsider),
    await shop.call(endpoint, inputOf(endpoint, newId()), outsider),
    await shop.call(endpoint, inputOf(endpoint, newId()), owner),
  ];
  for (const { http, status } of answers)
    expect({ http, status }).toEqual({ http: 404, status: 'NOT_FOUND' });
});

test.each(ofRight)('%s needs a right that a member may lack', async (_, endpoint) => {
  const needed = endpoint.access.flatMap((way) => ('right' in way ? [way.right] : []));
  const others = rights.filter((right) => !needed.includes(right));
  const member = await shop.staffOf(store, others);

  expect(await shop.call(endpoint, inputOf(endpoint), member)).toMatchObject({
    http: 403,
    status: 'FORBIDDEN',
  });
});

test.each(ofRight)('%s is for staff with its right, and for the owner', async (_, endpoint) => {
  if (endpoint.stream) return;
  const needed = endpoint.access.flatMap((way) => ('right' in way ? [way.right as Right] : []));
  const member = await shop.staffOf(store, needed);

  for (const person of [member, owner]) {
    const { http, status } = await shop.call(endpoint, inputOf(endpoint), person);
    expect([401, 403]).not.toContain(http);
    expect(status).not.toBe('INTERNAL');
  }
});

test.each(ofStore)('%s is for an admin who is no member only where it says so', async (_, endpoint) => {
  const admin = await shop.person({ admin: true });
  const isForAdmins = endpoint.access.some(({ kind }) => kind === 'admin');

  const { http } = await shop.call(endpoint, inputOf(endpoint), admin);
  expect(http).toBe(isForAdmins ? 200 : 404);
});

test('a member of one store is an outsider in another', async () => {
  const other = await shop.store();

  expect((await shop.call(getStore, { storeId: other.id }, owner)).http).toBe(404);
  expect((await shop.call(getStore, { storeId: store.id }, owner)).http).toBe(200);
});

test('what is for every user needs no store', async () => {
  expect(await shop.call(listMyStores, {}, outsider)).toMatchObject({ http: 200, response: [] });
});

test.each(['bearer', 'BEARER'])('the scheme may be written %s', async (scheme) => {
  const headers = { authorization: `${scheme} ${owner.token}` };
  expect((await shop.call(getProfile, {}, undefined, { headers })).http).toBe(200);
});

test.each(['Basic x', 'Bearer', 'Bearer a b', 'Bearer \u00e9'])(
  '"%s" signs nobody in',
  async (authorization) => {
    expect((await shop.call(getProfile, {}, undefined, { headers: { authorization } })).http).toBe(401);
  },
);

test('a token whose grant was ended is nobody’s any more', async () => {
  const person = await shop.person();
  await shop.endGrants(person);

  expect((await shop.call(getProfile, {}, person)).http).toBe(401);
});

test('a person who was locked out is nobody from then on', async () => {
  const person = await shop.person();
  await shop.db.updateTable('users').set({ accountNonLocked: false }).where('id', '=', person.id).execute();

  expect((await shop.call(getProfile, {}, person)).http).toBe(401);
});
