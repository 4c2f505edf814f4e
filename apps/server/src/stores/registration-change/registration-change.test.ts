import type { InputOf } from '@maru/contract/endpoint.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import {
  getBusinessCheck,
  updateStoreApplicationStatus,
} from '@maru/contract/stores/admin-stores.endpoints.ts';
import { registrationAt } from '@maru/contract/stores/registration-at.ts';
import {
  checkRegistrationChange,
  decideRegistrationChange,
  getRegistrationChange,
  listRegistrationChanges,
  withdrawRegistrationChange,
} from '@maru/contract/stores/registration-changes.endpoints.ts';
import { getStore, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { mayReadRegistrationImage } from '#server/stores/may-read-registration-image.ts';
import { unusedRegistrationImages } from '#server/stores/unused-registration-images.ts';
import { storeFields } from '#test/builders/store-builder.ts';
import { runJobs } from '#test/builders/terminal-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

/** A tax office; the test sets what happens while it is asked. */
const office = { meanwhile: async () => {} };
const businesses: BusinessRegistry = {
  name: 'office',
  async check() {
    await office.meanwhile();
    return { status: 'ACTIVE', taxType: 'SIMPLIFIED' };
  },
};
const shop = await openShop();
const { app, call } = await shop.instance({ businesses });
const admin = await shop.person({ admin: true });
const noon = shop.clock.now;
const hour = 3_600_000;
afterEach(() => {
  shop.clock.now = noon;
  office.meanwhile = async () => {};
});

const old = { businessNumber: '111-11-11119', businessName: '마루커피', ownerName: '한마루' };
const asked = { businessNumber: '222-22-22227', businessName: '바다커피', ownerName: '이바다' };

type At = Awaited<ReturnType<typeof shop.completeStore>>;
type Change = Omit<InputOf<typeof updateStore>, 'storeId' | 'version'>;
type Decided = Partial<Omit<InputOf<typeof decideRegistrationChange>, 'storeId'>>;

const read = async ({ storeId, owner }: At) => (await shop.call(getStore, { storeId }, owner)).response;
const versionOf = async (at: At) => (await read(at)).version;
async function change(at: At, fields: Change, as: Caller = at.owner) {
  return shop.call(updateStore, { storeId: at.storeId, version: await versionOf(at), ...fields }, as);
}
async function decide(at: At, given: Decided = {}, as: Caller | undefined = admin) {
  const decision = { version: await versionOf(at), decision: 'APPROVE' as const, ...given };
  return shop.call(decideRegistrationChange, { storeId: at.storeId, ...decision }, as);
}
async function withdraw(at: At, version?: number, as: Caller | undefined = at.owner) {
  const input = { storeId: at.storeId, version: version ?? (await versionOf(at)) };
  return shop.call(withdrawRegistrationChange, input, as);
}
const ofAdmin = async ({ storeId }: At) =>
  (await shop.call(getRegistrationChange, { storeId }, admin)).response;
async function waits(fields: Change = asked) {
  const at = await shop.completeStore();
  expect((await change(at, fields)).http).toBe(200);
  return at;
}
const image = ({ owner }: At) => shop.registrationImage(owner, { admittedAt: noon });
const unused = () =>
  unusedRegistrationImages(shop.db)({ before: new Date(Date.now() + 24 * hour), most: 1_000 });
const ended = { http: 409, status: 'REGISTRATION_CHANGE_ENDED' };
const trailOf = ({ storeId }: At) =>
  shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).orderBy('id').execute();

test('the changed registration of an approved store is pending, and the rest of the form is saved', async () => {
  const at = await shop.completeStore();
  const { http, response } = await change(at, { ...asked, memo: '이사했어요', openedOn: '2025-01-01' });

  expect(http).toBe(200);
  expect(response).toMatchObject({
    ...{ ...old, memo: '이사했어요', openedOn: '2025-01-01', version: 2, formerRegistrations: [] },
    registrationChange: {
      ...{ state: 'WAITING', ...asked, registrationImageKey: null, reason: null },
      askedAt: noon.toISOString(),
      dueAt: new Date(noon.getTime() + 24 * hour).toISOString(),
    },
  });
  expect(await read(at)).toEqual(response);
  expect(await trailOf(at)).toMatchObject([
    {
      ...{ act: 'updateStore', actorId: at.owner.id },
      before: { registrationChange: null, openedOn: storeFields.openedOn },
      after: { registrationChange: { businessName: '바다커피', ownerName: '이*다' }, openedOn: '2025-01-01' },
    },
  ]);
});

test.each(['DRAFT', 'PENDING'] as const)(
  'the registration of a store that is %s changes immediately',
  async (status) => {
    const at = await shop.completeStore({ applicationStatus: status });

    expect((await change(at, asked)).response).toMatchObject({ ...asked, registrationChange: null });
  },
);

test('a change of the registration of a suspended store is refused', async () => {
  const at = await shop.completeStore({ applicationStatus: 'TERMINATED' });

  expect(await change(at, { ownerName: '이바다' })).toMatchObject({
    http: 409,
    status: 'REGISTRATION_FIXED',
  });
  expect((await change(at, { ...old, memo: '폐업' })).response).toMatchObject({ memo: '폐업' });
});

test('a correction by an admin needs no approval', async () => {
  const at = await shop.completeStore();

  expect((await change(at, asked, admin)).response).toMatchObject({ ...asked, registrationChange: null });
});

test('an approval after an admin corrected the store keeps the correction', async () => {
  const at = await waits({ ownerName: '이바다' });
  await change(at, { businessName: '마루커피 본점', businessNumber: '333-33-33336' }, admin);
  const corrected = { businessName: '마루커피 본점', businessNumber: '333-33-33336' };

  expect((await ofAdmin(at))?.after).toEqual({ ...corrected, ownerName: '이바다' });
  expect((await decide(at)).response).toMatchObject({ ...corrected, ownerName: '이바다' });
});

test('a requested change stays pending after an admin corrected the same field', async () => {
  const at = await waits({ ownerName: '이바다' });
  await change(at, { ownerName: '한마루리' }, admin);

  expect(await ofAdmin(at)).toMatchObject({
    before: { ownerName: '한마루리' },
    after: { ownerName: '이바다' },
  });
});

test('an admin who corrects a store to all requested values approves the request, with its image', async () => {
  const at = await shop.completeStore();
  const { awsKey } = await image(at);
  await change(at, { ...asked, registrationImageKey: awsKey });

  expect((await change(at, asked, admin)).response).toMatchObject({
    ...{ ...asked, registrationImageKey: awsKey, registrationChange: null },
  });
  expect((await shop.mailbox.lastTo(at.owner.username)).subject).toBe(
    `${storeFields.name}의 사업자 등록 변경을 승인했어요`,
  );
  expect(await decide(at)).toMatchObject(ended);
});

test('a pending change ends with the suspension of its store, and owners can read that', async () => {
  const at = await waits();
  const move = async (newStatus: 'TERMINATED' | 'APPROVED') =>
    shop.call(
      updateStoreApplicationStatus,
      { storeId: at.storeId, version: await versionOf(at), newStatus, reason: '약관' },
      admin,
    );
  await move('TERMINATED');

  expect(await ofAdmin(at)).toBeNull();
  expect((await shop.mailbox.lastTo(at.owner.username)).body).toMatch(
    /사유: 약관[\s\S]*사업자 등록 변경도 끝났어요/,
  );
  expect((await trailOf(at)).at(-1)).toMatchObject({
    before: { applicationStatus: 'APPROVED', registrationChange: { businessName: '바다커피' } },
    after: { applicationStatus: 'TERMINATED', registrationChange: null, reason: '약관' },
  });
  await move('APPROVED');
  expect(await read(at)).toMatchObject({
    ...old,
    registrationChange: { state: 'SUSPENDED', ...asked, dueAt: null, reason: null },
  });
  expect((await shop.mailbox.lastTo(at.owner.username)).body).not.toContain('사업자 등록 변경');
  expect((await change(at, asked)).response.registrationChange?.state).toBe('WAITING');
});

test('a refused change is not shown any more once an admin corrected the store to all its values', async () => {
  const at = await waits();
  await decide(at, { decision: 'REFUSE', reason: '등록증이 흐려요' });
  const { ownerName, ...others } = asked;
  expect((await change(at, others, admin)).response.registrationChange).toMatchObject({ ...asked });
  expect((await change(at, { ownerName }, admin)).response).toMatchObject({
    ...{ ...asked, registrationChange: null },
  });
  expect((await read(at)).registrationChange).toBeNull();
});

test('values that the store already has request no change', async () => {
  const at = await shop.completeStore();

  expect((await change(at, { ...old, businessNumber: '1111111119' })).response.registrationChange).toBeNull();
});

test('a newer change replaces the pending one, and the promised time starts over', async () => {
  const at = await waits({ businessNumber: asked.businessNumber });
  shop.clock.now = new Date(noon.getTime() + hour);

  expect((await change(at, { ownerName: '이바다' })).response.registrationChange).toMatchObject({
    ...{ ...old, businessNumber: asked.businessNumber, ownerName: '이바다' },
    askedAt: shop.clock.now.toISOString(),
  });
  const rows = await shop.db
    .selectFrom('storeRegistrationChanges')
    .select('state')
    .where('storeId', '=', at.storeId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ state }) => state)).toEqual(['REPLACED', 'WAITING']);
});

test('saving the same change again keeps its time', async () => {
  const at = await waits();
  shop.clock.now = new Date(noon.getTime() + hour);

  expect((await change(at, asked)).response.registrationChange?.askedAt).toBe(noon.toISOString());
});

test('the old values typed again withdraw the change', async () => {
  const at = await waits();

  expect((await change(at, old)).response.registrationChange).toBeNull();
  expect(await ofAdmin(at)).toBeNull();
  expect((await trailOf(at)).at(-1)?.after).toEqual({ registrationChange: null });
});

test('an image that comes with a change is pending with it; editors and admins of the change can read it', async () => {
  const at = await shop.completeStore();
  const { awsKey, fileId } = await image(at);
  const editor = await shop.staffOf(at, ['STORE_EDIT']);
  const seller = await shop.staffOf(at, ['ORDER']);
  const { response } = await change(at, { ...asked, registrationImageKey: awsKey });

  expect(response.registrationImageKey).toBe(at.registrationImageKey);
  expect(response.registrationChange?.registrationImageKey).toBe(awsKey);
  expect((await ofAdmin(at))?.registrationImageKey).toBe(awsKey);
  const mayRead = mayReadRegistrationImage(shop.db);
  expect([await mayRead(fileId, editor.id), await mayRead(fileId, seller.id)]).toEqual([true, false]);
  expect(await unused()).not.toContain(fileId);

  expect((await decide(at)).response.registrationImageKey).toBe(awsKey);
  expect(await unused()).not.toContain(fileId);
});

test('a new image alone is saved immediately, unless a change is pending', async () => {
  const at = await shop.completeStore();
  const [first, second] = [await image(at), await image(at)];
  const { response } = await change(at, { registrationImageKey: first.awsKey });
  expect(response).toMatchObject({ registrationImageKey: first.awsKey, registrationChange: null });

  await change(at, asked);
  expect((await change(at, { registrationImageKey: second.awsKey })).response).toMatchObject({
    registrationImageKey: first.awsKey,
    registrationChange: { ...asked, registrationImageKey: second.awsKey },
  });
  await withdraw(at);
  expect(await unused()).toContain(second.fileId);
});

test('an approved change is in force from then on, owners are mailed, and earlier orders keep the old registration', async () => {
  const at = { ...(await shop.openStore(storeFields)), id: '', registrationImageKey: '' };
  const shownOn = async (orderId: string) => {
    const { takenAt } = (await shop.call(getOrder, { storeId: at.storeId, orderId }, at.owner)).response;
    return registrationAt(await read(at), takenAt);
  };
  await change(at, asked);
  const before = await shop.order(at);
  shop.clock.now = new Date(noon.getTime() + hour);
  const second = await shop.ownerOf({ id: at.storeId });
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', second.id).execute();

  expect((await decide(at)).response).toMatchObject({ ...asked, registrationChange: null });
  const after = await shop.order(at);

  expect((await trailOf({ ...at })).at(-1)).toMatchObject({
    ...{ act: 'decideRegistrationChange', actorId: admin.id },
    after: { businessName: '바다커피', registrationChange: null, decision: 'APPROVED' },
  });
  expect(await shownOn(before.id)).toMatchObject(old);
  expect(await shownOn(after.id)).toMatchObject(asked);
  const { username } = await shop.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', at.owner.id)
    .executeTakeFirstOrThrow();
  expect((await shop.mailbox.lastTo(username)).subject).toBe(
    `${storeFields.name}의 사업자 등록 변경을 승인했어요`,
  );
  expect((await shop.mailbox.lastTo(second.username)).subject).toContain('has been approved');
  expect((await shop.mailbox.linkTo(username)).pathname).toBe(`/s/${at.storeId}/store/registration`);
});

test('after a refusal the old registration stays, and the owner reads the reason until they ask again', async () => {
  const at = await waits();
  expect(await decide(at, { decision: 'REFUSE' })).toMatchObject({
    http: 400,
    fields: { reason: 'required' },
  });
  await decide(at, { decision: 'REFUSE', reason: '등록증과 달라요 $1' });

  expect(await read(at)).toMatchObject({
    ...old,
    registrationChange: { state: 'REFUSED', ...asked, reason: '등록증과 달라요 $1', dueAt: null },
  });
  expect((await shop.mailbox.lastTo(at.owner.username)).body).toContain('사유: 등록증과 달라요 $1');
  expect((await change(at, { ownerName: '이바다' })).response.registrationChange).toMatchObject({
    ...{ ...old, state: 'WAITING', ownerName: '이바다' },
  });
});

test('the queue lists pending changes, longest waiting first, with the values before and after', async () => {
  const first = await waits({ ownerName: '이바다' });
  shop.clock.now = new Date(noon.getTime() + hour);
  const second = await waits();
  const { response } = await shop.call(listRegistrationChanges, { numberOfElements: 200 }, admin);

  const ids = response.content.map(({ storeId }) => storeId);
  expect(ids.indexOf(first.storeId)).toBeLessThan(ids.indexOf(second.storeId));
  expect(response.totalElements).toBe(ids.length);
  expect(response.content.find(({ storeId }) => storeId === second.storeId)).toEqual({
    ...{ storeId: second.storeId, storeName: storeFields.name, category: 'CAFE', version: 2 },
    ...{ before: old, after: asked, registrationImageKey: null },
    askedAt: shop.clock.now.toISOString(),
    dueAt: new Date(shop.clock.now.getTime() + 24 * hour).toISOString(),
    businessCheck: {
      ...{ businessNumber: asked.businessNumber, status: 'NOT_CHECKED', taxType: null, checkedAt: null },
    },
  });
});

test('the tax office is asked about the new number while the result of the old one stays', async () => {
  const at = await waits();
  await runJobs(app, shop.db);

  const answer = { businessNumber: asked.businessNumber, status: 'ACTIVE', taxType: 'SIMPLIFIED' };
  expect((await ofAdmin(at))?.businessCheck).toMatchObject(answer);
  const { storeId } = at;
  const ofStore = async () => (await shop.call(getBusinessCheck, { storeId }, admin)).response;
  expect(await ofStore()).toMatchObject({ businessNumber: old.businessNumber, status: 'NOT_CHECKED' });
  await decide(at);
  await runJobs(app, shop.db);
  expect(await ofStore()).toMatchObject(answer);
});

const ask = (at: At, as: Caller | undefined = admin) =>
  call(checkRegistrationChange, { storeId: at.storeId }, as);

test('an admin asks the tax office again about the pending number', async () => {
  const at = await waits();
  const answer = { businessNumber: asked.businessNumber, status: 'ACTIVE', taxType: 'SIMPLIFIED' };

  expect(await ask(at)).toMatchObject({ http: 200, response: answer });
  expect((await ofAdmin(at))?.businessCheck).toMatchObject({ ...answer, checkedAt: noon.toISOString() });
  expect((await trailOf(at)).at(-1)).toMatchObject({ act: 'checkRegistrationChange', actorId: admin.id });
  await withdraw(at);
  expect(await ask(at)).toMatchObject(ended);
});

test('the answer about the former number is dropped once an admin corrects the number', async () => {
  const at = await waits({ ownerName: '이바다' });
  expect((await ask(at)).response).toMatchObject({ status: 'ACTIVE' });
  await change(at, { businessName: '마루커피 본점' }, admin);
  expect((await ofAdmin(at))?.businessCheck).toMatchObject({ status: 'ACTIVE' });

  await change(at, { businessNumber: '333-33-33336' }, admin);
  const { businessNumber } = (await ofAdmin(at))?.after ?? {};
  expect(businessNumber).toBe('333-33-33336');
  expect((await ofAdmin(at))?.businessCheck).toMatchObject({ businessNumber, status: 'NOT_CHECKED' });
});

test('an answer about a number that was replaced meanwhile is not kept', async () => {
  const at = await waits();
  office.meanwhile = async () => {
    await change(at, { businessNumber: '333-33-33336' });
  };

  expect((await ask(at)).response).toMatchObject({ businessNumber: '333-33-33336', status: 'NOT_CHECKED' });
  expect((await trailOf(at)).at(-1)?.act).toBe('updateStore');
});

test('only admins ask the tax office about a pending number', async () => {
  const at = await waits();

  expect(await ask(at, at.owner)).toMatchObject({ http: 403 });
  expect(await ask(at, await shop.ownerOf(await shop.store()))).toMatchObject({ http: 404 });
  expect((await call(checkRegistrationChange, { storeId: at.storeId })).http).toBe(401);
  expect((await call(checkRegistrationChange, { storeId: newId() }, admin)).http).toBe(404);
});

test('of many concurrent decisions one counts, and the others are told', async () => {
  const at = await waits();
  const version = await versionOf(at);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      decide(at, { version, decision: i % 2 ? 'APPROVE' : 'REFUSE', reason: '사유' }),
    ),
  );

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK', ended.status]));
  expect(await shop.mailbox.allTo(at.owner.username)).toHaveLength(1);
});

test('a decision on a change that was replaced meanwhile is refused, and shows the newer one', async () => {
  const at = await waits();
  const version = await versionOf(at);
  await change(at, { ownerName: '박하늘' });

  expect(await decide(at, { version })).toMatchObject({
    ...{ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' },
    detail: { row: { registrationChange: { ownerName: '박하늘' } }, isOwn: false },
  });
  expect(await read(at)).toMatchObject(old);
});

test('a withdrawn change ends, once, and nobody can decide it any more', async () => {
  const at = await waits();
  expect(await withdraw(at, 1)).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
  expect((await withdraw(at)).response).toMatchObject({ ...old, registrationChange: null });

  expect(await withdraw(at)).toMatchObject(ended);
  expect(await decide(at)).toMatchObject(ended);
  expect(await read(at)).toMatchObject(old);
});

test('a withdrawal concurrent with an approval: one of them counts', async () => {
  for (let round = 0; round < 4; round += 1) {
    const at = await waits();
    const version = await versionOf(at);
    const [approved, withdrawn] = await Promise.all([decide(at, { version }), withdraw(at, version)]);

    expect([approved.http, withdrawn.http].toSorted()).toEqual([200, 409]);
    expect(await read(at)).toMatchObject(approved.http === 200 ? asked : old);
  }
});

test('strangers, outsiders and staff without the right can neither decide nor withdraw', async () => {
  const at = await waits();
  const outsider = await shop.ownerOf(await shop.store());
  const staff = await shop.staffOf(at, ['ORDER', 'SETTING']);
  const { storeId } = at;

  expect(await decide(at, {}, at.owner)).toMatchObject({ http: 403 });
  expect(await decide(at, {}, outsider)).toMatchObject({ http: 404 });
  const one = { storeId, version: 2 };
  expect((await shop.call(decideRegistrationChange, { ...one, decision: 'APPROVE' })).http).toBe(401);
  expect(
    (await shop.call(decideRegistrationChange, { ...one, storeId: newId(), decision: 'APPROVE' }, admin))
      .http,
  ).toBe(404);
  expect(await withdraw(at, 2, staff)).toMatchObject({ http: 403 });
  expect(await withdraw(at, 2, outsider)).toMatchObject({ http: 404 });
  expect((await shop.call(withdrawRegistrationChange, one)).http).toBe(401);
  for (const as of [at.owner, staff])
    expect((await shop.call(listRegistrationChanges, {}, as)).http).toBe(403);
  expect((await shop.call(listRegistrationChanges, {})).http).toBe(401);
  expect((await shop.call(getRegistrationChange, { storeId }, at.owner)).http).toBe(403);
  expect((await shop.call(getRegistrationChange, { storeId: newId() }, admin)).http).toBe(404);
  expect((await shop.call(getRegistrationChange, { storeId })).http).toBe(401);
  expect((await withdraw(at, 2, await shop.staffOf(at, ['STORE_EDIT']))).http).toBe(200);
});
