import { getStore, submitStore, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { storeFields } from '#test/builders/store-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { db, clock } = shop;
const submit = (storeId: string, as?: { token: string }) => shop.call(submitStore, { storeId }, as);

async function movesOf(storeId: string) {
  return db.selectFrom('storeApplicationMoves').selectAll().where('storeId', '=', storeId).execute();
}

test('spec 4 · an owner hands a draft in; the registration may follow', async () => {
  const { name, category, phone, address, lat, lng } = storeFields;
  const draft = { name, category, phone, address, lat, lng, applicationStatus: 'DRAFT' };
  const { id: storeId } = await shop.store(draft);
  const owner = await shop.ownerOf({ id: storeId });

  const { http, response } = await submit(storeId, owner);

  expect(http).toBe(200);
  expect(response).toMatchObject({
    applicationStatus: 'PENDING',
    submittedAt: clock.now.toISOString(),
    applicationDueAt: null,
  });
  expect(response.missing).toContain('registrationImageKey');
  expect(await movesOf(storeId)).toMatchObject([
    { fromStatus: 'DRAFT', toStatus: 'PENDING', movedBySide: 'OWNER', movedBy: owner.id },
  ]);
  const trail = await db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    {
      act: 'submitStore',
      before: { applicationStatus: 'DRAFT' },
      after: { applicationStatus: 'PENDING' },
    },
  ]);
});

test('an answer is due 24 hours after nothing is missing any more, and not while something is', async () => {
  const { id: storeId, owner } = await shop.completeStore({ applicationStatus: 'DRAFT', businessName: null });
  const change = async (businessName: string, version: number) =>
    (await shop.call(updateStore, { storeId, version, businessName }, owner)).response;
  const submitted = await submit(storeId, owner);
  expect(submitted.response).toMatchObject({ missing: ['businessName'], applicationDueAt: null });

  clock.now = new Date(clock.now.getTime() + 3 * 24 * 3_600_000);
  const filled = await change('마루상사', submitted.response.version);
  const dueAt = new Date(clock.now.getTime() + 24 * 3_600_000).toISOString();
  expect(filled).toMatchObject({ missing: [], applicationDueAt: dueAt });
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  const corrected = await change('마루상회', filled.version);
  expect(corrected.applicationDueAt).toBe(dueAt);

  const other = await shop.completeStore({ applicationStatus: 'DRAFT' });
  const whole = await submit(other.id, other.owner);
  expect(whole.response.applicationDueAt).toBe(new Date(clock.now.getTime() + 24 * 3_600_000).toISOString());
});

test('a draft without an address cannot be handed in, and missing fields are named', async () => {
  const { id: storeId } = await shop.store({ category: 'CAFE', applicationStatus: 'DRAFT' });
  const owner = await shop.ownerOf({ id: storeId });

  expect(await submit(storeId, owner)).toMatchObject({
    http: 409,
    status: 'APPROVE_STORE_REQUIRE',
    detail: { missing: ['phone', 'address', 'lat', 'lng'] },
  });
  expect((await shop.call(getStore, { storeId }, owner)).response.applicationStatus).toBe('DRAFT');
});

test.each(['PENDING', 'APPROVED', 'TERMINATED'] as const)(
  'a store that is %s cannot be handed in',
  async (applicationStatus) => {
    const { id, owner } = await shop.completeStore({ applicationStatus });

    expect(await submit(id, owner)).toMatchObject({
      http: 409,
      status: 'APPLICATION_NOT_MOVABLE',
      detail: { applicationStatus },
    });
    expect(await movesOf(id)).toEqual([]);
  },
);

test('of two concurrent submissions by owners one succeeds', async () => {
  const { id, owner } = await shop.completeStore({ applicationStatus: 'DRAFT' });
  const second = await shop.ownerOf({ id });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => submit(id, i % 2 ? owner : second)));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'APPLICATION_NOT_MOVABLE')).toHaveLength(9);
  expect(await movesOf(id)).toHaveLength(1);
});

test('staff, admins, outsiders and strangers cannot hand it in', async () => {
  const { id } = await shop.completeStore({ applicationStatus: 'DRAFT' });

  expect((await submit(id, await shop.staffOf({ id }, ['STORE_EDIT']))).status).toBe('FORBIDDEN');
  expect((await submit(id, await shop.person({ admin: true }))).status).toBe('NOT_FOUND');
  expect((await submit(id, await shop.ownerOf(await shop.store()))).status).toBe('NOT_FOUND');
  expect((await submit(id)).http).toBe(401);
  expect(await movesOf(id)).toEqual([]);
});
