import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { getUser, setUserFlags } from '@maru/contract/users/users.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { type Caller, openShop, type Person } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();
let [han, yu]: Person[] = [];
let [first, second] = [] as unknown as [Person, Person];

beforeEach(async () => {
  await shop.db.updateTable('users').set({ admin: false }).execute();
  [han, yu] = [
    await shop.person({ name: '한관리', admin: true }),
    await shop.person({ name: '유관리', admin: true }),
  ];
  [first, second] = [han as Person, yu as Person];
});

type Flags = { accountNonLocked?: boolean; accountNonExpired?: boolean; credentialsNonExpired?: boolean };
const set = (
  { id }: { id: string },
  flags: Flags,
  as: Caller | undefined = first,
  over: { version?: number; reason?: string } = {},
) => shop.call(setUserFlags, { id, version: 1, reason: '도용 신고', ...flags, ...over }, as);

test('spec 3 · an admin locks, expires and lifts each flag, with who did it, when and why', async () => {
  const user = await shop.person();
  const locked = await set(user, { accountNonLocked: false, credentialsNonExpired: false });
  expect(locked.response).toMatchObject({
    ...{ accountNonLocked: false, accountNonExpired: true, credentialsNonExpired: false, version: 2 },
    flagChanges: ['accountNonLocked', 'credentialsNonExpired'].map((flag) => ({
      ...{ flag, reason: '도용 신고', byName: '한관리', at: shop.clock.now.toISOString() },
    })),
  });
  const lifted = await set(user, { accountNonLocked: true, accountNonExpired: false }, second, {
    ...{ version: 2, reason: '본인 확인' },
  });
  expect(lifted.response).toMatchObject({ accountNonLocked: true, accountNonExpired: false, version: 3 });
  expect(lifted.response.flagChanges).toMatchObject([
    { flag: 'accountNonExpired', byName: '유관리', reason: '본인 확인' },
    { flag: 'credentialsNonExpired', byName: '한관리' },
  ]);

  const log = await shop.call(listUserEventLog, { id: user.id }, first);
  expect(log.response.content).toMatchObject([
    {
      ...{ act: 'setUserFlags', before: { accountNonLocked: false, accountNonExpired: true } },
      after: { accountNonLocked: true, accountNonExpired: false, reason: '본인 확인' },
    },
    { act: 'setUserFlags', logLevel: 'WARN', after: { accountNonLocked: false } },
  ]);
});

test('the tokens of a locked user stop, also for a tab that is open, and go on when the lock is lifted', async () => {
  const user = await shop.person();
  const flow = await openSignInFlow(shop);
  const { access_token, refresh_token } = await flow.signIn(user.username);
  const isIn = async (token: string) => {
    const fresh = await shop.instance();
    return (await fresh.call(getProfile, {}, { token })).http === 200;
  };
  expect(await isIn(access_token)).toBe(true);

  await set(user, { accountNonLocked: false });
  expect([await isIn(access_token), await isIn(user.token)]).toEqual([false, false]);
  await expect(flow.refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  const other = await openSignInFlow(shop);
  expect((await other.postLogin(user.username)).location).toBe(`${shop.config.accountUrl}/?error`);

  await set(user, { accountNonLocked: true }, first, { version: 2 });
  await expect(flow.refresh(refresh_token)).resolves.toBeDefined();
});

test('what a user reads of themselves does not name the admin', async () => {
  const user = await shop.person();
  await set(user, { accountNonLocked: false });
  await set(user, { accountNonLocked: true, credentialsNonExpired: false }, first, { version: 2 });
  await shop.db.updateTable('users').set({ credentialsNonExpired: true }).where('id', '=', user.id).execute();
  const fresh = await shop.instance();
  const own = await fresh.call(getUser, {}, user);
  expect(own.response).toMatchObject({ credentialsNonExpired: true, flagChanges: [] });
});

test('of two admins who change flags at the same time one succeeds, and the other gets the new state and its author', async () => {
  const user = await shop.person();
  const answers = await Promise.all([
    set(user, { accountNonLocked: false }, first),
    set(user, { accountNonExpired: false }, second),
  ]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  const stale = answers.find(({ http }) => http === 409);
  expect(stale).toMatchObject({
    status: 'DATA_WAS_BEEN_MODIFIED',
    detail: { row: { id: user.id, version: 2, isMasked: true }, isOwn: false, changedBy: expect.any(String) },
  });
});

test('setting a flag to its present value changes nothing', async () => {
  const user = await shop.person();
  expect((await set(user, { accountNonLocked: true })).response).toMatchObject({ version: 1 });
});

test('an admin cannot lock or expire themselves', async () => {
  expect(await set(first, { accountNonLocked: false })).toMatchObject({
    http: 409,
    status: 'OWN_ACCOUNT_FLAGS',
    message: '내 계정은 여기서 잠그거나 만료 처리할 수 없어요. 다른 관리자에게 부탁해 주세요.',
  });
});

test('of two admins who lock each other at the same time one stays', async () => {
  const answers = await Promise.all([
    set(second, { accountNonLocked: false }, first),
    set(first, { accountNonExpired: false }, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['OK', 'UNAUTHENTICATED']);
  const { rows } = await shop.pool.query(
    'select from users where admin and account_non_locked and account_non_expired',
  );
  expect(rows).toHaveLength(1);
});

test.each(accountFlags)(
  'an admin whose %s was lowered a moment ago changes no account, even while their token is still known',
  async (flag) => {
    const user = await shop.person();
    expect((await set(user, { accountNonLocked: false }, second)).http).toBe(200);
    await updateUserFlags(shop.db, second.id, { [flag]: false });
    const raised = await set(user, { accountNonLocked: true }, second, { version: 2 });
    expect(raised.status).toBe('UNAUTHENTICATED');
    const { response } = await shop.call(getUser, { userId: user.id }, first);
    expect(response.accountNonLocked).toBe(false);
  },
);

test('a change without a flag, without a reason, of nobody and by others is refused', async () => {
  const user = await shop.person();
  expect(await set(user, {})).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
  expect(await set(user, { accountNonLocked: false }, first, { reason: ' ' })).toMatchObject({
    ...{ http: 400, fields: { reason: 'required' } },
  });
  expect(await set({ id: newId() }, { accountNonLocked: false })).toMatchObject({ http: 404 });
  expect(await set(user, { accountNonLocked: false }, await shop.person())).toMatchObject({ http: 403 });
  const answer = await shop.call(setUserFlags, {
    ...{ id: user.id, version: 1, reason: '도용 신고', accountNonLocked: false },
  });
  expect(answer).toMatchObject({ http: 401 });
});
