import { inviteMember, listOwnInvitations } from '@maru/contract/store-access/invitations.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { lockMembership, updateMember } from '#server/store-access/store-access.queries.ts';
import { invitationBuilders } from '#test/builders/invitation-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();
const { openStore, invite, invited, look, access, tokenTo, daysPass } = invitationBuilders(shop);

const address = () => `${newId()}@maru.test`;

test('an address without an account is invited by a mail, as staff, for 7 days', async () => {
  const at = await openStore({ name: '마루 성수점' });
  const username = address();

  const answer = await invite(at, username.toUpperCase(), ['SALES', 'ORDER']);

  const expiresAt = new Date(shop.clock.now.getTime() + 7 * 24 * 3_600_000).toISOString();
  expect(answer).toMatchObject({
    http: 200,
    response: {
      members: [{ userId: at.owner.id }],
      invitations: [{ username, rights: ['ORDER', 'SALES'], invitedBy: '김마루', expiresAt }],
    },
  });
  expect(await access(at)).toEqual(answer.response);
  const { subject, body } = await shop.mailbox.lastTo(username);
  expect(subject).toBe('김마루님이 마루 성수점에 초대했어요');
  for (const said of ['주문 받기, 매출 보기', '2026년 11월 27일', username]) expect(body).toContain(said);
  expect((await shop.mailbox.linkTo(username)).href).toMatch(
    new RegExp(`^${shop.config.accountUrl}/invitation/[\\w-]{64}$`),
  );
});

test('the mail is in the language of its sender, because that of the recipient is unknown', async () => {
  const at = await openStore({ name: 'Maru Seongsu' });
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', at.owner.id).execute();
  const username = address();
  await invite(at, username);

  const { subject, body } = await shop.mailbox.lastTo(username);
  expect(subject).toBe('김마루 invites you to Maru Seongsu');
  expect(body).toContain('Permissions: take orders');
});

test('the token is stored as a hash, and the mail is sealed until it is sent', async () => {
  const at = await openStore();
  const username = address();
  await invite(at, username);
  const [waiting] = await shop.db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', username)
    .execute();
  expect(waiting?.sealed?.includes(username)).toBe(false);

  const token = await tokenTo(username);
  const [row] = await shop.db
    .selectFrom('storeInvitations')
    .selectAll()
    .where('username', '=', username)
    .execute();
  expect(row?.tokenHash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(token);
});

test('a repeat with the same key sends nothing again and gets the first answer', async () => {
  const { storeId, owner } = await openStore();
  const username = address();
  const send = (rights: ['ORDER'] | []) =>
    shop.call(inviteMember, { storeId, username, rights }, owner, { key: 'once' });

  const first = await send(['ORDER']);
  expect(await send(['ORDER'])).toMatchObject({ http: 200, response: first.response });
  expect(await send([])).toMatchObject({ http: 422, status: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await shop.mailbox.allTo(username)).toHaveLength(1);
});

test('ten concurrent presses with one key send one mail', async () => {
  const { storeId, owner } = await openStore();
  const username = address();
  const press = () =>
    shop.call(inviteMember, { storeId, username, rights: [] }, owner, { key: 'all at once' });

  const answers = await Promise.all(Array.from({ length: 10 }, press));

  expect(answers.every(({ http, status }) => http === 200 || status === 'REQUEST_IN_PROGRESS')).toBe(true);
  expect(answers.some(({ http }) => http === 200)).toBe(true);
  expect(await shop.mailbox.allTo(username)).toHaveLength(1);
});

test('a repeated invitation replaces the previous one and is valid for 7 more days', async () => {
  const at = await openStore();
  const username = address();
  const first = await invited(at, username, ['ORDER']);
  daysPass(5);
  const second = await invited(at, username, ['MENU']);

  expect((await access(at)).invitations).toMatchObject([{ id: second.id, rights: ['MENU'] }]);
  expect((await look(first.token)).response.state).toBe('REPLACED');
  daysPass(6);
  expect((await look(second.token)).response.state).toBe('OPEN');
});

test('if two owners invite the same address concurrently, both succeed and one invitation is open', async () => {
  const at = await openStore();
  const second = await shop.ownerOf(at);
  const username = address();

  const answers = await Promise.all([invite(at, username), invite(at, username, ['MENU'], second)]);

  expect(answers.map(({ http }) => http)).toEqual([200, 200]);
  expect((await access(at)).invitations).toHaveLength(1);
});

test('an existing member cannot be invited', async () => {
  const at = await openStore();
  const staff = await shop.staffOf(at);
  for (const { username } of [staff, at.owner])
    expect(await invite(at, username)).toMatchObject({ http: 409, status: 'SAME_USERNAME' });
});

test('the answer does not depend on whether the address has an account', async () => {
  const at = await openStore();
  const person = await shop.person();
  expect((await invite(at, person.username)).http).toBe(200);
  expect((await shop.call(listOwnInvitations, {}, person)).response).toHaveLength(1);
});

test('a terminated store cannot invite; one that is not yet approved can', async () => {
  const closed = await openStore({ applicationStatus: 'TERMINATED' });
  expect(await invite(closed, address())).toMatchObject({
    ...{ http: 409, status: 'INVITATION_ENDED' },
    detail: { reason: 'STORE_TERMINATED' },
  });
  expect((await invite(await openStore({ applicationStatus: 'DRAFT' }), address())).http).toBe(200);
});

test('only owners can invite: not staff, outsiders, admins or strangers', async () => {
  const at = await openStore();
  const staff = await shop.staffOf(at, ['SETTING', 'STORE_EDIT']);
  expect((await invite(at, address(), [], staff)).http).toBe(403);
  expect((await invite(at, address(), [], await shop.person())).http).toBe(404);
  expect((await invite(at, address(), [], await shop.person({ admin: true }))).http).toBe(404);
  const { storeId } = at;
  const input = { storeId, username: address(), rights: [] };
  expect((await shop.call(inviteMember, input)).http).toBe(401);
  expect((await access(at)).invitations).toEqual([]);
});

test('only an e-mail address can be invited, and never as an owner', async () => {
  const at = await openStore();
  expect((await invite(at, ' ')).fields).toEqual({ username: 'enterUsername' });
  expect((await invite(at, 'not-a-mail')).fields).toEqual({ username: 'notCorrectEmailForm' });
  const { storeId, owner } = at;
  const asOwner = { storeId, username: address(), rights: [], role: 'OWNER' };
  expect((await shop.call(inviteMember, asOwner, owner)).fields).toEqual({ role: 'unknownField' });
});

test('an owner who is demoted while the call waits for the lock cannot invite', async () => {
  const at = await openStore();
  const second = await shop.ownerOf(at);
  const { storeId, owner } = at;

  const { answer } = await shop.db.transaction().execute(async (tx) => {
    await lockMembership(tx, storeId);
    const answer = invite(at, address(), [], second);
    await waitUntilBlocked(shop.db);
    const to = { role: 'STAFF', rights: [], by: owner.id, now: shop.clock.now } as const;
    await updateMember(tx, { storeId, userId: second.id }, to);
    return { answer };
  });

  expect(await answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  const invitations = shop.db.selectFrom('storeInvitations').select('id').where('storeId', '=', storeId);
  expect(await invitations.execute()).toEqual([]);
});

test('mails are limited per store, sender and recipient', async () => {
  const at = await openStore();
  const { most } = limits.tries['mail address: invitations in a day'];
  const username = address();
  for (let i = 0; i < most; i += 1) expect((await invite(at, username)).http).toBe(200);
  const refused = { http: 429, status: 'TOO_MANY_REQUESTS' };
  expect(await invite(at, username)).toMatchObject(refused);
  expect(await invite(await openStore(), username)).toMatchObject(refused);
  expect(await shop.mailbox.allTo(username)).toHaveLength(most);

  const ofStore = limits.tries['store: invitations in a day'].most;
  for (let i = most; i < ofStore; i += 1) expect((await invite(at, address())).http).toBe(200);
  expect(await invite(at, address())).toMatchObject(refused);
  expect(await invite(at, address(), [], await shop.ownerOf(at))).toMatchObject(refused);
});

test('an owner of many stores has a limit per user', async () => {
  const first = await openStore();
  const { owner } = first;
  const { most } = limits.tries['user: invitations in a day'];
  const counted = { name: 'user: invitations in a day', subject: owner.id, calls: most };
  await invite(first, address());
  await shop.db.updateTable('rateLimits').set(counted).where('subject', '=', owner.id).execute();
  expect(await invite(first, address())).toMatchObject({ http: 429 });
});

test('an invitation writes a trail row without the address, and emits an event', async () => {
  const at = await openStore();
  await invite(at, 'haneul@maru.test', ['MENU']);

  const [entry] = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', at.storeId)
    .execute();
  expect(entry).toMatchObject({ act: 'inviteMember', actorId: at.owner.id, before: null });
  expect(entry?.after).toMatchObject({ role: 'STAFF', rights: ['MENU'] });
  expect(JSON.stringify(entry)).not.toContain('haneul@');
  expect(await listEventsAfter(shop.db, at.storeId, 0)).toMatchObject([{ type: 'ACCESS_CHANGED' }]);
});
