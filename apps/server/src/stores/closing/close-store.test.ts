import { searchStores, updateStoreApplicationStatus } from '@maru/contract/stores/admin-stores.endpoints.ts';
import {
  closeStore,
  getCloseRequest,
  refuseCloseRequest,
  withdrawCloseRequest,
} from '@maru/contract/stores/closing.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { type Caller, openShop, type StoreOver } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ name: '한관리', admin: true });

async function openStore(over: StoreOver = {}) {
  const { storeId, owner } = await shop.completeStore(over);
  const ask = (as: Caller = owner, reason = '가게를 정리해요') =>
    shop.call(closeStore, { storeId, reason }, as);
  const read = async (as: Caller = owner) => (await shop.call(getCloseRequest, { storeId }, as)).response;
  const withdraw = (id: string, as: Caller = owner) => shop.call(withdrawCloseRequest, { storeId, id }, as);
  const refuse = (id: string, as: Caller = admin) =>
    shop.call(refuseCloseRequest, { storeId, id, reason: '정산이 남았어요' }, as);
  const move = async (newStatus: 'TERMINATED' | 'DRAFT' | 'APPROVED', closeRequestId?: string) => {
    const { version } = (await shop.call(getStore, { storeId }, admin)).response;
    const decision = { version, newStatus, reason: '요청', ...(closeRequestId && { closeRequestId }) };
    return shop.call(updateStoreApplicationStatus, { storeId, ...decision }, admin);
  };
  return { storeId, owner, ask, read, withdraw, refuse, move };
}

const queue = async () => {
  const { response } = await shop.call(searchStores, { closeAsked: true, numberOfElements: 50 }, admin);
  return response.content;
};

test('a store that an owner asks to close is in the queue of admins until it is closed', async () => {
  const { storeId, owner, ask, read, move } = await openStore();
  expect(await read()).toBeNull();
  expect(await ask()).toMatchObject({
    http: 200,
    response: { status: 'OPEN', reason: '가게를 정리해요', askedBy: '김마루', endedAt: null, answer: '' },
  });
  expect((await queue()).find(({ id }) => id === storeId)).toMatchObject({
    ...{ applicationStatus: 'APPROVED', closeReason: '가게를 정리해요' },
    closeAskedAt: shop.clock.now.toISOString(),
  });

  expect(await move('TERMINATED')).toMatchObject({ http: 200 });
  expect(await read()).toMatchObject({ status: 'DONE' });
  expect((await queue()).map(({ id }) => id)).not.toContain(storeId);
  const { response: store } = await shop.call(getStore, { storeId }, owner);
  expect(store.terminatedAt).toBe(shop.clock.now.toISOString());
});

test('a repeated request, also a concurrent one by another owner, gets the open request', async () => {
  const { storeId, ask } = await openStore();
  const other = await shop.ownerOf({ id: storeId });
  const [one, two] = await Promise.all([ask(), ask(other)]);
  expect(two.response.id).toBe(one.response.id);
  expect((await ask(other)).response.id).toBe(one.response.id);
});

test('any owner can withdraw a close request, also twice, and can ask again', async () => {
  const { storeId, ask, read, withdraw, refuse } = await openStore();
  const other = await shop.ownerOf({ id: storeId });
  const { id } = (await ask()).response;
  expect(await withdraw(id, other)).toMatchObject({ http: 200, response: { status: 'WITHDRAWN' } });
  expect(await withdraw(id)).toMatchObject({ http: 200, response: { status: 'WITHDRAWN' } });
  expect(await refuse(id)).toMatchObject({ http: 409, status: 'CLOSE_REQUEST_ENDED' });
  const again = (await ask()).response;
  expect(again.id).not.toBe(id);
  expect(await read()).toMatchObject({ id: again.id, status: 'OPEN' });
});

test('an admin refuses a close request with a reason, which every owner gets by mail', async () => {
  const { storeId, owner, ask, read, withdraw, refuse } = await openStore({ name: '못닫는집' });
  const other = await shop.ownerOf({ id: storeId });
  const { id } = (await ask()).response;
  expect(await refuse(id)).toMatchObject({ http: 200, response: { status: 'REFUSED' } });
  expect(await read()).toMatchObject({ status: 'REFUSED', answer: '정산이 남았어요' });
  expect(await withdraw(id)).toMatchObject({ http: 409, status: 'CLOSE_REQUEST_ENDED' });
  for (const { username } of [owner, other]) {
    const mail = await shop.mailbox.lastTo(username);
    expect(mail.subject).toBe('못닫는집의 이용 종료 요청을 확인해 주세요');
    expect(mail.body).toContain('정산이 남았어요');
  }
});

test('of a concurrent withdrawal and refusal one counts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ask, withdraw, refuse } = await openStore();
    const { id } = (await ask()).response;
    const answers = await Promise.all([withdraw(id), refuse(id)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  }
});

test('a store is not closed for a request that its owner has withdrawn meanwhile', async () => {
  const { storeId, owner, ask, read, withdraw, move } = await openStore();
  const { id } = (await ask()).response;
  await withdraw(id);
  expect(await move('TERMINATED', id)).toMatchObject({ http: 409, status: 'CLOSE_REQUEST_ENDED' });
  const { response: store } = await shop.call(getStore, { storeId }, owner);
  expect(store.applicationStatus).toBe('APPROVED');
  expect(await move('TERMINATED', newId())).toMatchObject({ http: 404 });

  const { id: again } = (await ask()).response;
  expect(await move('TERMINATED', again)).toMatchObject({ http: 200 });
  expect(await read()).toMatchObject({ id: again, status: 'DONE' });
});

test('a request to close a store whose application waits is granted by sending the application back', async () => {
  const { ask, read, move } = await openStore({ applicationStatus: 'PENDING' });
  await ask();
  await move('DRAFT');
  expect(await read()).toMatchObject({ status: 'DONE' });
});

test.each(['DRAFT', 'TERMINATED'] as const)(
  'a store that is %s cannot be asked to be closed',
  async (status) => {
    const { ask } = await openStore({ applicationStatus: status });
    expect(await ask()).toMatchObject({
      ...{ http: 409, status: 'APPLICATION_NOT_MOVABLE', detail: { applicationStatus: status } },
    });
  },
);

test('a suspended store without an owner is not opened again', async () => {
  const { owner, move } = await openStore({ applicationStatus: 'TERMINATED' });
  await shop.db.deleteFrom('storeMembers').where('userId', '=', owner.id).execute();
  expect(await move('APPROVED')).toMatchObject({ http: 409, status: 'STORE_OWNER_REQUIRED' });
});

test.each(accountFlags)(
  'a suspended store whose only owner has %s lowered is not opened again until the flag is raised',
  async (flag) => {
    const { owner, move } = await openStore({ applicationStatus: 'TERMINATED' });
    await updateUserFlags(shop.db, owner.id, { [flag]: false });
    expect(await move('APPROVED')).toMatchObject({ http: 409, status: 'STORE_OWNER_REQUIRED' });
    await updateUserFlags(shop.db, owner.id, { [flag]: true });
    expect((await move('APPROVED')).http).toBe(200);
  },
);

test('staff, other owners and strangers neither ask nor read nor decide', async () => {
  const { storeId, owner, ask, withdraw, refuse } = await openStore();
  const { id } = (await ask()).response;
  const [staff, outsider] = [await shop.staffOf({ id: storeId }), (await openStore()).owner];
  const tries = (as?: Caller) => [
    shop.call(closeStore, { storeId, reason: '?' }, as),
    shop.call(getCloseRequest, { storeId }, as),
    shop.call(withdrawCloseRequest, { storeId, id }, as),
    shop.call(refuseCloseRequest, { storeId, id, reason: '?' }, as),
  ];
  const httpOf = async (as?: Caller) => (await Promise.all(tries(as))).map(({ http }) => http);
  expect(await httpOf(staff)).toEqual([403, 403, 403, 403]);
  expect(await httpOf(outsider)).toEqual([404, 404, 404, 404]);
  expect(await httpOf()).toEqual([401, 401, 401, 401]);
  expect(await refuse(id, owner)).toMatchObject({ http: 403 });
  expect(await withdraw(newId())).toMatchObject({ http: 404 });
  expect(await refuse(newId())).toMatchObject({ http: 404 });
  expect(await shop.call(getCloseRequest, { storeId: newId() }, admin)).toMatchObject({ http: 404 });
});
