import { lockParts, rightsOfPart } from '@maru/contract/app-lock/lock-parts.ts';
import { type Endpoint, type InputOf, member, owner as owners } from '@maru/contract/endpoint.ts';
import { endpoints } from '@maru/contract/endpoints.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import type { Right } from '@maru/contract/store-access/rights.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guard } from '#server/guards/guard.ts';
import type { Guards } from '#server/guards/guards.ts';
import { fittingInput } from '#test/any-input.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore, unlock, anotherSession, minutesPass } = lockBuilders(shop);

const locked = endpoints.filter(({ lock }) => lock).map((endpoint) => [endpoint.name, endpoint] as const);

/** Fields with narrow rules: random values would practically never fit them. */
const known = {
  secretKey: ['test_sk_of_a_merchant_whom_nobody_knows'],
  name: ['이름', '톨', '라지'],
  nameEn: [null],
  description: [null],
  barcode: [null],
  price: [4_500],
  priceDifference: [0],
};

/** Valid input: the server rejects invalid input before it checks the lock. */
function callOf(endpoint: Endpoint, storeId: string) {
  const fitting = fittingInput(endpoint, { ...known, storeId: [storeId] }, 'required');
  const good = fitting.filter((input) => endpoint.input.safeParse(input).success);
  return fc.sample(good, 1)[0] as InputOf<Endpoint>;
}

function rightsOf({ access }: Endpoint): Right[] {
  return access.flatMap((way) => ('right' in way && way.right !== 'ANY' ? [way.right] : []));
}

/** A person who may make the call, and an owner as well. */
async function callersOf(endpoint: Endpoint, storeId: string) {
  const isForOwners = endpoint.access.includes(owners);
  const caller = isForOwners
    ? await shop.ownerOf({ id: storeId })
    : await shop.staffOf({ id: storeId }, rightsOf(endpoint));
  return { caller, owner: await shop.ownerOf({ id: storeId }) };
}

test.each([
  ['MENU_EDIT', 'setStoreItem'],
  ['SALES_ANALYSIS', 'reportByTime'],
  ['CUSTOMER_LIST', 'searchCustomers'],
  ['RECEIPT_SETTING', 'updatePaymentSetting'],
  ['POINT_SETTING', 'updatePointSetting'],
])('the part %s closes calls such as %s', (part, name) => {
  const closed = locked.filter(([, { lock }]) => lock === part).map(([each]) => each);
  expect(closed).toContain(name);
});

test.each(locked)(
  '%s · everyone who may call it may request the unlock of its part',
  (_, { lock, access }) => {
    const ways = rightsOfPart[lock ?? 'MENU_EDIT'].map((right) => [member(right)]);
    // Owners have every right.
    // An admin who is no member is not locked out.
    expect([...ways, [owners]]).toContainEqual(access.filter(({ kind }) => kind !== 'admin'));
  },
);

test.each(locked)(
  '%s · a locked part answers LOCKED to everyone, the owner too, and opens for the unlocked session alone',
  async (_, endpoint) => {
    const part = endpoint.lock ?? 'MENU_EDIT';
    const [at, other] = [await lockedStore([part]), await lockedStore([part])];
    const { caller, owner } = await callersOf(endpoint, at.storeId);
    const http = async (as: typeof owner, storeId = at.storeId) => {
      const answer = await shop.call(endpoint, callOf(endpoint, storeId), as);
      if (answer.http === 423) expect(answer).toMatchObject({ status: 'LOCKED', detail: { part } });
      return answer.http;
    };

    for (const person of [caller, owner]) expect(await http(person)).toBe(423);

    await unlock(at, caller, part);
    expect(await http(caller)).not.toBe(423);
    expect(await http(owner)).toBe(423);
    const elsewhere = await anotherSession(caller);
    expect(await http(elsewhere)).toBe(423);
    const ownerThere = await shop.ownerOf({ id: other.storeId });
    expect(await http(ownerThere, other.storeId)).toBe(423);

    minutesPass(29);
    expect(await http(caller)).not.toBe(423);
    minutesPass(1);
    expect(await http(caller)).toBe(423);
  },
);

test.each(locked)('%s is open while only other parts are locked', async (_, endpoint) => {
  const at = await lockedStore(lockParts.filter((part) => part !== endpoint.lock));
  const { caller } = await callersOf(endpoint, at.storeId);
  expect((await shop.call(endpoint, callOf(endpoint, at.storeId), caller)).http).not.toBe(423);
});

test('the refusal LOCKED names the part and the masked store phone', async () => {
  const { storeId, owner, phone } = await lockedStore();
  const period = { from: '2026-11-01', to: '2026-11-20', unit: 'day' } as const;

  const { http, detail } = await shop.call(reportByTime, { storeId, ...period }, owner);
  expect(http).toBe(423);
  expect(detail).toEqual({ part: 'SALES_ANALYSIS', storePhone: `010-****-${phone.slice(-4)}` });
});

test('an outsider and a member without the right do not learn of a lock', async () => {
  const { storeId } = await lockedStore();
  const input = { storeId, from: '2026-11-01', to: '2026-11-20', unit: 'day' } as const;
  const staff = await shop.staffOf({ id: storeId }, ['ORDER']);

  expect((await shop.call(reportByTime, input, await shop.person())).http).toBe(404);
  expect((await shop.call(reportByTime, input, staff)).http).toBe(403);
});

/** The questions the guard asks about one call, in order. */
async function questionsOf(
  endpoint: Endpoint,
  { isAdmin, isMember = true }: { isAdmin: boolean; isMember?: boolean },
) {
  const asked: string[] = [];
  const guards: Guards = {
    verifyAccessToken: async () => undefined,
    isGrantAlive: async () => true,
    isAdmin: async () => isAdmin,
    findMembership: async () => (isMember ? { role: 'OWNER', rights: [] } : undefined),
    findLock: async (_store, _grant, part) => {
      asked.push(part);
      return { storePhone: null };
    },
  };
  const actor = { userId: 'u', grantId: 'g', clientId: 'c' };
  const refusal = await guard.membership(endpoint, actor, 's', guards).catch(({ code }) => code);
  return { asked, refusal };
}

test('a call of a lockable part checks the lock once, and other calls do not check it', async () => {
  const { lock: _none, ...open } = reportByTime;

  expect(await questionsOf(reportByTime, { isAdmin: false })).toEqual({
    asked: ['SALES_ANALYSIS'],
    refusal: 'LOCKED',
  });
  expect((await questionsOf(open, { isAdmin: false })).asked).toEqual([]);
});

test('the lock does not affect an admin who is no member on calls that admins may make, but affects members', async () => {
  const access = [member('SALES'), { kind: 'admin' }] as const;

  expect(await questionsOf({ ...reportByTime, access }, { isAdmin: true, isMember: false })).toEqual({
    asked: [],
    refusal: undefined,
  });
  expect(await questionsOf({ ...reportByTime, access }, { isAdmin: true })).toEqual({
    asked: ['SALES_ANALYSIS'],
    refusal: 'LOCKED',
  });
  expect((await questionsOf({ ...reportByTime, access }, { isAdmin: false })).refusal).toBe('LOCKED');
});
