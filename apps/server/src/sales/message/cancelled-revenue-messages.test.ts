import { deleteUser } from '@maru/contract/profile/deletion.endpoints.ts';
import type { Right } from '@maru/contract/store-access/rights.ts';
import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import type { AccountFlag } from '@maru/contract/users/account-flags.ts';
import { setUserFlags } from '@maru/contract/users/users.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { setKakaoMood } from '#server/providers/dev-mailbox/dev-kakao.queries.ts';
import { revenueMessageBuilders } from '#test/builders/revenue-message-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { openShopWithPhone, staffWithPhone, change, outcomes } = revenueMessageBuilders(shop);
const { db } = shop;

beforeEach(async () => {
  shop.clock.now = new Date('2026-11-20T12:00:00+09:00');
  for (const table of ['revenueMessageRecipients', 'devKakao', 'messages', 'outbox', 'devOutbox'] as const)
    await db.deleteFrom(table).execute();
});

type Sent = Awaited<ReturnType<typeof sendTo>>;
type State = readonly (readonly [channel: string, status: string])[];

const statuses = () => db.selectFrom('messages').select(['channel', 'status', 'sealed']).execute();
const withDealer: State = [['KAKAO', 'SENT']];
const textWaits: State = [
  ['KAKAO', 'FAILED'],
  ['SMS', 'QUEUED'],
];

/** Posts the daily message to staff whom Kakao cannot reach. Returns once the messages are in this state. */
async function sendTo(state: State) {
  const at = await openShopWithPhone();
  const staff = await staffWithPhone(at, ['SALES']);
  await change(at, { recipients: [{ userId: staff.id, kinds: ['DAILY'] }] });
  await setKakaoMood(db, 'NOT_A_USER');
  shop.clock.now = new Date('2026-11-21T10:00:00+09:00');
  await insertJob(db, { task: 'send-revenue-messages', payload: {} });
  const reached = async () => {
    await shop.runJobs();
    return (await statuses()).map(({ channel, status }) => [channel, status]).sort();
  };
  await expect.poll(reached).toEqual(state);
  return { ...at, staff };
}

const changed = ({ storeId, owner, staff }: Sent, rights: Right[]) =>
  shop.call(
    updateAccessControl,
    { ...{ storeId, action: 'CHANGE', role: 'STAFF', rights }, userId: staff.id, version: 1 },
    owner,
  );
const removed = ({ storeId, owner, staff }: Sent) =>
  shop.call(updateAccessControl, { storeId, action: 'REMOVE', userId: staff.id, version: 1 }, owner);
const left = ({ staff }: Sent) => shop.call(deleteUser, { userId: staff.id, password: 'maru1234!' }, staff);
const lowered = async ({ staff }: Sent, flag: AccountFlag) =>
  shop.call(
    setUserFlags,
    { id: staff.id, version: 1, reason: '도용 신고', [flag]: false },
    await shop.person({ admin: true }),
  );
const ends = [
  ['loses SALES', (at: Sent) => changed(at, ['ORDER'])],
  ['is removed', removed],
  ['leaves Maru', left],
  ['is locked', (at: Sent) => lowered(at, 'accountNonLocked')],
  ['is expired', (at: Sent) => lowered(at, 'accountNonExpired')],
  ['has an expired password', (at: Sent) => lowered(at, 'credentialsNonExpired')],
] as const;

const textsTo = async (phone: string) =>
  (await shop.mailbox.allTo(phone)).filter(({ channel }) => channel === 'SMS');

test.each(ends)('no text replaces a message at the dealer once its recipient %s', async (_, end) => {
  const at = await sendTo(withDealer);
  expect((await end(at)).http).toBeLessThan(300);
  expect(await statuses()).toContainEqual({ channel: 'KAKAO', status: 'SENT', sealed: null });
  await outcomes(at);
  expect(await textsTo(at.staff.phone)).toEqual([]);
});

test.each(ends)(
  'a text that waits is cancelled once its recipient %s, and does not count as failed',
  async (_, end) => {
    const at = await sendTo(textWaits);
    expect((await end(at)).http).toBeLessThan(300);
    expect(await statuses()).toContainEqual({ channel: 'SMS', status: 'CANCELLED', sealed: null });
    await outcomes(at);
    expect(await textsTo(at.staff.phone)).toEqual([]);
  },
);

test.each([[withDealer], [textWaits]])('a recipient who keeps SALES gets the text: %j', async (state) => {
  const at = await sendTo(state);
  expect((await changed(at, ['SALES', 'ORDER'])).http).toBe(200);
  expect(await outcomes(at)).toEqual([['DAILY', '2026-11-20', 'FALLBACK_SENT']]);
  expect(await textsTo(at.staff.phone)).toHaveLength(1);
});

test('the dealer is not asked any more about a message whose recipient was removed', async () => {
  const at = await sendTo(withDealer);
  await setKakaoMood(db, 'NO_ANSWER');
  await db.updateTable('devOutbox').set({ delivery: 'NO_ANSWER' }).execute();
  const { id } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  await removed(at);
  for (let i = 0; i < 8; i += 1) await shop.runJobs();
  const row = await db
    .selectFrom('messages')
    .select(['status', 'nextLookAt', 'recipient'])
    .where('id', '=', id)
    .execute();
  expect(row).toEqual([{ status: 'SENT', nextLookAt: null, recipient: null }]);
});
