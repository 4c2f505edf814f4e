import { searchStores, updateStoreApplicationStatus } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { getStore, submitStore, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ admin: true });

/** A complete registration except for the image. */
const registration = {
  category: 'CAFE',
  phone: '+8220000000',
  address: '서울특별시 성동구 아차산로 1',
  lat: 37.5,
  lng: 127.05,
  businessNumber: '220-81-62517',
  businessName: '마루 주식회사',
  ownerName: '한마루',
  openedOn: '2020-01-01',
};

async function storeThatIs(applicationStatus: ApplicationStatus, over: object = {}) {
  const submittedAt = shop.clock.now;
  const reviewableSince = applicationStatus === 'PENDING' ? submittedAt : null;
  const store = await shop.store({ name: '한빛 $& 카페', applicationStatus });
  const owner = await shop.ownerOf(store);
  const fileId = newId();
  await shop.db
    .insertInto('files')
    .values({
      id: fileId,
      awsKey: `registration-image/${owner.id}/${fileId}.png`,
      purpose: 'REGISTRATION_IMAGE',
      ownerId: owner.id,
      status: 'ADMITTED',
      contentType: 'image/png',
      bytes: 1,
    })
    .execute();
  await shop.db
    .updateTable('stores')
    .set({ ...registration, registrationFileId: fileId, submittedAt, reviewableSince, ...over })
    .where('id', '=', store.id)
    .execute();
  return { ...store, owner };
}

const move = (storeId: string, newStatus: ApplicationStatus, reason?: string, as = admin, version = 1) =>
  shop.call(updateStoreApplicationStatus, { storeId, version, newStatus, ...(reason && { reason }) }, as);

test('spec 1 · an approval is mailed to every owner in their own language, with what to do next', async () => {
  const store = await storeThatIs('PENDING');
  const second = await shop.ownerOf(store);
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', second.id).execute();

  expect(await move(store.id, 'APPROVED')).toMatchObject({
    http: 200,
    response: { applicationStatus: 'APPROVED', applicationDueAt: null, missing: [], version: 2 },
  });

  const korean = await shop.mailbox.lastTo(store.owner.username);
  expect(korean.subject).toBe('한빛 $& 카페 승인이 완료됐어요');
  expect(korean.body).toContain(`${shop.config.hubUrl}/s/${store.id}`);
  expect((await shop.mailbox.lastTo(second.username)).subject).toBe('한빛 $& 카페 has been approved');
});

test('the mail to a store that sells goods says 상품 instead of 메뉴', async () => {
  const store = await storeThatIs('PENDING', { category: 'FLOWER' });
  await move(store.id, 'APPROVED');

  expect((await shop.mailbox.lastTo(store.owner.username)).body).toContain('먼저 상품과 결제 수단을');
});

test('spec 4 · an application that is sent back tells the owner why and leads to the store page', async () => {
  const store = await storeThatIs('PENDING');
  const staff = await shop.staffOf(store);

  expect(await move(store.id, 'DRAFT', '사진이 흐려요 $1')).toMatchObject({ http: 200 });

  expect((await shop.call(getStore, { storeId: store.id }, store.owner)).response).toMatchObject({
    applicationStatus: 'DRAFT',
    applicationReason: '사진이 흐려요 $1',
    applicationDueAt: null,
  });
  const mail = await shop.mailbox.lastTo(store.owner.username);
  expect(mail.body).toContain('사유: 사진이 흐려요 $1');
  expect((await shop.mailbox.linkTo(store.owner.username)).pathname).toBe(`/s/${store.id}/store`);
  expect(await shop.mailbox.allTo(staff.username)).toEqual([]);
});

test('the list of stores tells an application that was sent back from one that was never submitted', async () => {
  const [sentBack, neverSent] = [await storeThatIs('PENDING'), await storeThatIs('DRAFT')];
  await move(sentBack.id, 'DRAFT', '사진이 흐려요');
  const isSentBack = async ({ id }: { id: string }) =>
    (await shop.call(searchStores, {}, admin)).response.content.find((row) => row.id === id)?.isSentBack;

  expect([await isSentBack(sentBack), await isSentBack(neverSent)]).toEqual([true, false]);
  await shop.call(submitStore, { storeId: sentBack.id }, sentBack.owner);
  expect(await isSentBack(sentBack)).toBe(false);
});

test('the 24 hours of an application that is sent back begin anew when it is submitted again', async () => {
  const store = await storeThatIs('PENDING');
  await move(store.id, 'DRAFT', '사진이 흐려요');
  shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 3_600_000);

  const { response } = await shop.call(submitStore, { storeId: store.id }, store.owner);

  const dueAt = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
  expect(response.applicationDueAt).toBe(dueAt.toISOString());
});

test('a store is terminated and approved again, and its owner is mailed both times', async () => {
  const store = await storeThatIs('APPROVED');

  expect(await move(store.id, 'TERMINATED', '폐업 신고')).toMatchObject({ http: 200 });
  expect((await shop.mailbox.lastTo(store.owner.username)).subject).toContain('이용이 중지됐어요');
  expect(await move(store.id, 'APPROVED', '', admin, 2)).toMatchObject({
    response: { applicationStatus: 'APPROVED' },
  });
  expect((await shop.mailbox.lastTo(store.owner.username)).subject).toContain('이용이 재개됐어요');
});

test.each([
  ['DRAFT', 'APPROVED'],
  ['DRAFT', 'PENDING'],
  ['APPROVED', 'PENDING'],
  ['PENDING', 'PENDING'],
  ['TERMINATED', 'PENDING'],
] as const)('an admin cannot move %s to %s and is told the current status', async (from, to) => {
  const store = await storeThatIs(from);
  expect(await move(store.id, to, 'why')).toMatchObject({
    http: 409,
    status: 'APPLICATION_NOT_MOVABLE',
    detail: { applicationStatus: from },
  });
});

test('spec 4 · an approval needs the image and every field, and says which are missing', async () => {
  const store = await storeThatIs('PENDING', { registrationFileId: null, openedOn: null, lat: null });

  expect(await move(store.id, 'APPROVED')).toMatchObject({
    http: 409,
    status: 'APPROVE_STORE_REQUIRE',
    detail: { missing: ['lat', 'openedOn', 'registrationImageKey'] },
  });
  expect(await shop.mailbox.allTo(store.owner.username)).toEqual([]);
});

test('a suspended store is reopened although a field is missing, because it was approved before', async () => {
  const store = await storeThatIs('APPROVED', { registrationFileId: null });
  await move(store.id, 'TERMINATED', '폐업 신고');

  expect(await move(store.id, 'APPROVED', '', admin, 2)).toMatchObject({
    response: { applicationStatus: 'APPROVED', missing: ['registrationImageKey'] },
  });
});

test.each(['DRAFT', 'TERMINATED'] as const)('%s needs a reason', async (to) => {
  const store = await storeThatIs(to === 'DRAFT' ? 'PENDING' : 'APPROVED');
  expect(await move(store.id, to, '  ')).toMatchObject({ http: 400, fields: { reason: 'required' } });
});

test('of two concurrent decisions one succeeds, and the other is told that it is decided', async () => {
  const store = await storeThatIs('PENDING');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => move(store.id, i % 2 ? 'APPROVED' : 'DRAFT', 'reason')),
  );

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK', 'APPLICATION_NOT_MOVABLE']));
  expect(await shop.mailbox.allTo(store.owner.username)).toHaveLength(1);
});

test('an approval concurrent with the removal of a required field is refused', async () => {
  const store = await storeThatIs('PENDING');
  const edit = await shop.db.startTransaction().execute();
  await edit.updateTable('stores').set({ registrationFileId: null }).where('id', '=', store.id).execute();
  const approval = move(store.id, 'APPROVED');
  await edit.commit().execute();

  expect(await approval).toMatchObject({
    status: 'APPROVE_STORE_REQUIRE',
    detail: { missing: ['registrationImageKey'] },
  });
});

test('a decision on a stale version is refused', async () => {
  const store = await storeThatIs('PENDING');
  const change = { storeId: store.id, version: 1, businessName: '다른 회사' };
  expect((await shop.call(updateStore, change, store.owner)).http).toBe(200);

  for (const decide of [() => move(store.id, 'APPROVED'), () => move(store.id, 'DRAFT', 'why')])
    expect(await decide()).toMatchObject({
      http: 409,
      status: 'DATA_WAS_BEEN_MODIFIED',
      detail: { row: { businessName: '다른 회사', version: 2 }, changedBy: '김마루', isOwn: false },
    });
  expect(await shop.mailbox.allTo(store.owner.username)).toEqual([]);
  expect((await move(store.id, 'APPROVED', '', admin, 2)).http).toBe(200);
});

test('a move is stored, emits an event and writes the audit trail', async () => {
  const store = await storeThatIs('PENDING');
  await move(store.id, 'DRAFT', '사진이 흐려요');

  const [moved] = await shop.db
    .selectFrom('storeApplicationMoves')
    .selectAll()
    .where('storeId', '=', store.id)
    .execute();
  expect(moved).toMatchObject({
    fromStatus: 'PENDING',
    toStatus: 'DRAFT',
    reason: '사진이 흐려요',
    movedBySide: 'ADMIN',
    movedBy: admin.id,
  });
  const events = await shop.db
    .selectFrom('storeEvents')
    .select(['type', 'version'])
    .where('storeId', '=', store.id)
    .execute();
  expect(events).toEqual([{ type: 'STORE_CHANGED', version: 2 }]);
  const trail = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', store.id)
    .where('act', '=', 'updateStoreApplicationStatus')
    .executeTakeFirstOrThrow();
  expect(trail).toMatchObject({
    actorId: admin.id,
    before: { applicationStatus: 'PENDING' },
    after: { applicationStatus: 'DRAFT' },
  });
});

test('only admins can decide, and only about existing stores', async () => {
  const store = await storeThatIs('PENDING');
  const outsider = await shop.ownerOf(await shop.store());

  expect(await move(store.id, 'APPROVED', '', store.owner)).toMatchObject({ http: 403 });
  expect(await move(store.id, 'APPROVED', '', outsider)).toMatchObject({ http: 404 });
  expect(await move(newId(), 'APPROVED')).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(
    await shop.call(updateStoreApplicationStatus, { storeId: store.id, version: 1, newStatus: 'APPROVED' }),
  ).toMatchObject({ http: 401 });
});
