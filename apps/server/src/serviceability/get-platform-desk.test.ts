import { answerInquiry, closeInquiry } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { getPlatformDesk } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import { searchStores, updateStoreApplicationStatus } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { decideRegistrationChange } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { getStore, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { getAllUsers } from '@maru/contract/users/users.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { inquiryBuilders } from '#test/builders/inquiry-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ name: '한관리', admin: true });
const { ask } = await inquiryBuilders(shop);
const hour = 3_600_000;
const read = async (as: Caller | undefined = admin) => shop.call(getPlatformDesk, {}, as);
const adminHome = async () => (await read()).response;
const activeStores = async () =>
  (await shop.call(searchStores, { isActive: true, numberOfElements: 100 }, admin)).response.content;
const at = (time: string) => {
  shop.clock.now = new Date(time);
};

test('an admin reads approvals and inquiries that wait, and how many of the last 30 days were answered in time', async () => {
  at('2026-11-20T12:00:00+09:00');
  const before = await adminHome();
  const [inTime, late, overdue, spam] = [await ask(), await ask(), await ask(), await ask()];
  await shop.call(closeInquiry, { inquiryId: spam, reason: 'SPAM' }, admin);
  const answer = (inquiryId: string) =>
    shop.call(answerInquiry, { inquiryId, content: '확인했어요.' }, admin);
  at('2026-11-20T23:00:00+09:00');
  await answer(inTime);
  at('2026-11-21T00:30:00+09:00');
  await answer(late);
  const pending = (submittedAt: Date, reviewableSince: Date | null) =>
    shop.store({ applicationStatus: 'PENDING', submittedAt, reviewableSince });
  const [long, short] = [new Date('2026-11-20T00:00:00+09:00'), new Date('2026-11-20T20:00:00+09:00')];
  await pending(long, long);
  await pending(long, short);
  await pending(long, null);

  const { inquiries, approvals, readAt } = await adminHome();
  expect(overdue).toBeTruthy();
  expect(inquiries).toEqual({
    ...{ waiting: before.inquiries.waiting + 1, overdue: before.inquiries.overdue + 1 },
    ...{ decided: before.inquiries.decided + 2, inTime: before.inquiries.inTime + 1 },
  });
  expect(approvals).toMatchObject({ waiting: 3, overdue: 1 });
  expect(readAt).toBe('2026-11-20T15:30:00.000Z');

  at('2026-12-31T12:00:00+09:00');
  expect((await adminHome()).inquiries).toMatchObject({ decided: 0, inTime: 0 });
});

test('a decision counts from when the application could be decided, and is in time within 24 hours', async () => {
  at('2027-01-10T12:00:00+09:00');
  const decide = async (hours: number | null) => {
    const reviewableSince = hours === null ? null : new Date(shop.clock.now.getTime() - hours * hour);
    const { id } = await shop.store({ applicationStatus: 'PENDING', reviewableSince });
    return shop.call(
      updateStoreApplicationStatus,
      { storeId: id, newStatus: 'DRAFT', version: 1, reason: '사진이 흐려요' },
      admin,
    );
  };
  expect(await decide(23)).toMatchObject({ http: 200 });
  expect(await decide(25)).toMatchObject({ http: 200 });
  expect(await decide(null)).toMatchObject({ http: 200 });
  expect((await adminHome()).approvals).toMatchObject({ decided: 2, inTime: 1 });
});

test('a changed registration waits in the same queue, and its decision counts from the request', async () => {
  at('2027-02-10T12:00:00+09:00');
  const { storeId, owner } = await shop.completeStore();
  const versionOf = async () => (await shop.call(getStore, { storeId }, owner)).response.version;
  const before = (await adminHome()).approvals;
  const businessName = '바다커피';
  await shop.call(updateStore, { storeId, version: await versionOf(), businessName }, owner);
  expect((await adminHome()).approvals).toEqual({ ...before, waiting: before.waiting + 1 });
  at('2027-02-11T13:00:00+09:00');
  expect((await adminHome()).approvals).toMatchObject({
    overdue: before.overdue + 1,
    decided: before.decided,
  });

  const decision = { storeId, version: await versionOf(), decision: 'APPROVE' } as const;
  expect((await shop.call(decideRegistrationChange, decision, admin)).http).toBe(200);
  expect((await adminHome()).approvals).toEqual({ ...before, decided: before.decided + 1 });
});

test('sign-ups are compared with the stretch before, up to the same time of day', async () => {
  at('2027-06-10T12:00:00+09:00');
  const signUp = async (time: string) => {
    const { id } = await shop.person();
    await shop.db
      .updateTable('users')
      .set({ createdAt: new Date(time) })
      .where('id', '=', id)
      .execute();
  };
  await signUp('2027-06-10T00:00:00+09:00');
  await signUp('2027-06-09T11:00:00+09:00');
  await signUp('2027-06-09T13:00:00+09:00');
  await signUp('2027-06-03T11:59:00+09:00');
  await signUp('2027-05-01T10:00:00+09:00');

  expect((await adminHome()).signUps).toEqual({
    today: { count: 1, before: 1 },
    sevenDays: { count: 3, before: 1 },
    thirtyDays: { count: 4, before: 1 },
  });
  const { response } = await shop.call(getAllUsers, { registeredFrom: '2027-06-04' }, admin);
  expect(response).toMatchObject({ totalElements: 3, content: { length: 3 } });
});

test('an approved store is active if it took an order within seven days', async () => {
  at('2027-03-01T12:00:00+09:00');
  const place = await shop.openStore();
  const before = (await adminHome()).stores;
  await shop.order(place);
  const { active, approved } = (await adminHome()).stores;
  expect({ active, approved }).toEqual({ active: before.active + 1, approved: before.approved });
  expect((await activeStores()).map(({ id }) => id)).toContain(place.storeId);
  expect(await activeStores()).toHaveLength(active);
  at('2027-03-09T12:00:00+09:00');
  expect((await adminHome()).stores.active).toBe(0);
  expect(await activeStores()).toEqual([]);
});

test('a job that waits in the outbox for more than ten minutes is late', async () => {
  const { late } = (await adminHome()).jobs;
  await insertJob(shop.db, { task: 'settle-unsettled', payload: {}, delaySeconds: -660 });
  await insertJob(shop.db, { task: 'settle-unsettled', payload: {}, delaySeconds: -500 });
  expect((await adminHome()).jobs.late).toBe(late + 1);
});

test('nobody but admins reads the admin home', async () => {
  expect(await read(await shop.person())).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.call(getPlatformDesk, {})).toMatchObject({ http: 401 });
});
