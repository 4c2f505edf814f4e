import type { InputOf } from '@maru/contract/endpoint.ts';
import { inviteMember } from '@maru/contract/store-access/invitations.endpoints.ts';
import type { Right } from '@maru/contract/store-access/rights.ts';
import {
  getAccessControl,
  updateAccessControl as wire,
} from '@maru/contract/store-access/store-access.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { createUser } from '#server/users/create-user.ts';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { listenOn, readEvents } from '#test/event-stream.ts';
import { type Caller, openShop, type Person, type StoreOver } from '#test/open-shop.ts';

const shop = await openShop();

type Change = Omit<InputOf<typeof wire>, 'storeId'>;

async function openStore(over: StoreOver = {}) {
  const { id: storeId } = await shop.store(over);
  const owner = await shop.ownerOf({ id: storeId });
  const update = (change: Change, by: Caller = owner) => shop.call(wire, { storeId, ...change }, by);
  const read = async (by: Caller = owner) =>
    (await shop.call(getAccessControl, { storeId }, by)).response.members;
  return { id: storeId, storeId, owner, update, read };
}

const add = ({ username }: Person, rights?: Right[]): Change => ({
  action: 'ADD',
  username,
  role: 'STAFF',
  ...(rights && { rights }),
});
const asOwner = ({ username }: Person): Change => ({ action: 'ADD', username, role: 'OWNER' });
const remove = ({ id }: Pick<Person, 'id'>, version = 1): Change => ({
  action: 'REMOVE',
  userId: id,
  version,
});
const demote = ({ id }: Person, version = 1): Change => ({
  action: 'CHANGE',
  userId: id,
  role: 'STAFF',
  rights: [],
  version,
});

test('an owner adds staff by e-mail with exactly the given rights', async () => {
  const { storeId, owner, update } = await openStore();
  const person = await shop.person({ name: '이하늘' });

  const answer = await update({
    ...add(person, ['SALES', 'ORDER']),
    username: person.username.toUpperCase(),
  });

  expect(answer).toMatchObject({
    http: 200,
    response: {
      members: [
        { userId: owner.id, role: 'OWNER', rights: [], version: 1 },
        {
          ...{ userId: person.id, username: person.username, name: '이하늘' },
          ...{ role: 'STAFF', rights: ['ORDER', 'SALES'], version: 1 },
        },
      ],
    },
  });
  expect((await shop.call(getStore, { storeId }, person)).http).toBe(200);
  expect((await shop.call(wire, { storeId, ...remove(owner) }, person)).http).toBe(403);
});

test('staff may take orders by default', async () => {
  const { update, read } = await openStore();
  const person = await shop.person();
  await update(add(person));

  expect((await read())[1]).toMatchObject({ role: 'STAFF', rights: ['ORDER'] });
});

test('spec 5 · admin: username must be entered', async () => {
  const { update } = await openStore();
  for (const username of ['', '   '])
    expect(await update({ action: 'ADD', username, role: 'STAFF' })).toMatchObject({
      http: 400,
      status: 'WRONG_FORMAT',
      fields: { username: 'enterUsername' },
    });
  expect((await update({ action: 'ADD', username: 'not-a-mail', role: 'STAFF' })).fields).toEqual({
    username: 'notCorrectEmailForm',
  });
});

test('spec 5 · admin: same username rejected', async () => {
  const { owner, update, read } = await openStore();
  const person = await shop.person();
  await update(add(person));

  for (const member of [person, owner])
    expect(await update(add(member))).toMatchObject({ http: 409, status: 'SAME_USERNAME' });
  expect(await read()).toHaveLength(2);
});

test('spec 8 · account does not exist, nor does one whose address is not verified', async () => {
  const { update } = await openStore();
  expect(await update({ action: 'ADD', username: 'nobody@maru.test', role: 'STAFF' })).toMatchObject({
    http: 409,
    status: 'ACCOUNT_NOT_FOUND',
  });

  const username = `${newId()}@maru.test`;
  await createUser(shop.db, { username, name: '김마루', passwordHash: 'x' });
  expect(await update({ action: 'ADD', username, role: 'STAFF' })).toMatchObject({
    http: 409,
    status: 'ACCOUNT_NOT_FOUND',
  });
});

test('spec 8 · none-storeowner: a person who is not a member of the store is neither changed nor removed', async () => {
  const { update } = await openStore();
  const stranger = await shop.person();

  for (const change of [remove(stranger), demote(stranger), remove({ id: newId() })])
    expect(await update(change)).toMatchObject({ http: 409, status: 'NONE_STOREOWNER' });
});

test('spec 5 · store owner: at least one per store', async () => {
  const { owner, update, read } = await openStore();

  for (const change of [remove(owner), demote(owner)])
    expect(await update(change)).toMatchObject({ http: 409, status: 'STORE_OWNER_REQUIRED' });

  const second = await shop.person();
  await update(asOwner(second));
  expect((await update(demote(owner))).http).toBe(200);
  expect(await read(second)).toMatchObject([{ role: 'OWNER', userId: second.id }, { role: 'STAFF' }]);
});

test.each(accountFlags)(
  'spec 5 · store owner: at least one per store who can sign in, so not one with %s lowered',
  async (flag) => {
    const { storeId, owner, update, read } = await openStore();
    const other = await shop.ownerOf({ id: storeId });
    const lasts = async () =>
      (await read()).filter(({ isLastOwner }) => isLastOwner).map(({ userId }) => userId);
    expect(await lasts()).toEqual([]);

    await updateUserFlags(shop.db, other.id, { [flag]: false });
    expect(await lasts()).toEqual([owner.id]);
    for (const change of [remove(owner), demote(owner)])
      expect(await update(change)).toMatchObject({ http: 409, status: 'STORE_OWNER_REQUIRED' });
    expect((await update(remove(other))).http).toBe(200);
  },
);

test.each([
  ['remove', remove],
  ['demote', demote],
])('if two owners %s each other concurrently, one of them stays owner', async (_, change) => {
  for (let round = 0; round < 8; round += 1) {
    const { storeId, owner, update } = await openStore();
    const second = await shop.ownerOf({ id: storeId });

    const answers = await Promise.all([update(change(second), owner), update(change(owner), second)]);

    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.map(({ http }) => http)).not.toContain(500);
    const owners = shop.db.selectFrom('storeMembers').select('userId').where('storeId', '=', storeId);
    expect(await owners.where('role', '=', 'OWNER').execute()).toHaveLength(1);
  }
});

test('if all owners leave concurrently, one stays', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, update, owner } = await openStore();
    const owners = [owner, ...(await Promise.all(Array.from({ length: 4 }, () => shop.ownerOf({ id }))))];

    const answers = await Promise.all(owners.map((each) => update(remove(each), each)));

    expect(answers.filter(({ http }) => http === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 'STORE_OWNER_REQUIRED')).toHaveLength(1);
  }
});

test('if owners remove each other concurrently, a removed owner cannot act any more', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, update, owner } = await openStore();
    const ring = [owner, ...(await Promise.all(Array.from({ length: 4 }, () => shop.ownerOf({ id }))))];

    const answers = await Promise.all(
      ring.map((each, i) => update(remove(ring[(i + 1) % ring.length] as Person), each)),
    );

    answers.forEach((answer, i) => {
      const removedBefore = answers[(i + ring.length - 1) % ring.length]?.http === 200;
      if (answer.http !== 200) expect(removedBefore).toBe(true);
    });
    const left = await shop.db
      .selectFrom('storeMembers')
      .select('userId')
      .where('storeId', '=', id)
      .execute();
    expect(left).toHaveLength(5 - answers.filter(({ http }) => http === 200).length);
    expect(left.length).toBeGreaterThanOrEqual(1);
  }
});

test('of twenty concurrent calls that add the same person one succeeds', async () => {
  const { id, update, read } = await openStore();
  const person = await shop.person();
  const owners = await Promise.all(Array.from({ length: 4 }, () => shop.ownerOf({ id })));

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => update(add(person), owners[i % 4] as Person)),
  );

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'SAME_USERNAME')).toHaveLength(19);
  expect((await read()).filter(({ userId }) => userId === person.id)).toHaveLength(1);
});

test('spec 8 · a stale edit is refused with the member as they are now, who changed it and when', async () => {
  const { update, read } = await openStore();
  const person = await shop.person();
  await update(add(person));
  await update({ action: 'CHANGE', userId: person.id, role: 'STAFF', rights: ['MENU'], version: 1 });

  for (const change of [remove(person), demote(person)])
    expect(await update(change)).toMatchObject({
      http: 409,
      status: 'DATA_WAS_BEEN_MODIFIED',
      detail: {
        row: { members: await read() },
        changedBy: '김마루',
        isOwn: true,
        changedAt: shop.clock.now.toISOString(),
      },
    });
  expect((await read())[1]).toMatchObject({ rights: ['MENU'], version: 2 });
});

test('a stale edit does not tell an owner which admin changed the member, but tells another admin', async () => {
  const { update } = await openStore();
  const [admin, person] = [await shop.person({ admin: true, name: '관리자' }), await shop.person()];
  await update(add(person), admin);
  const change: Change = { action: 'CHANGE', userId: person.id, role: 'STAFF', rights: ['MENU'] };
  await update({ ...change, version: 1 }, admin);

  expect((await update(remove(person))).detail).toMatchObject({ changedBy: null, isOwn: false });
  const own = { changedBy: '관*자', isOwn: true };
  expect((await update(remove(person), admin)).detail).toMatchObject(own);
  const told = { changedBy: '관*자', isOwn: false };
  const colleague = await shop.person({ admin: true });
  expect((await update(remove(person), colleague)).detail).toMatchObject(told);
});

test('changing and removing require an id and a version, adding and changing a role', async () => {
  const { owner, update } = await openStore();
  const { id: userId, username } = owner;

  expect((await update({ action: 'REMOVE', userId })).fields).toEqual({ version: 'required' });
  expect((await update({ action: 'REMOVE', username, version: 1 })).fields).toEqual({ userId: 'required' });
  expect((await update({ action: 'ADD', userId, role: 'STAFF' })).fields).toEqual({ username: 'required' });
  expect((await update({ action: 'ADD', username })).fields).toEqual({ role: 'required' });
});

test('a removal or demotion takes effect immediately, in calls and in the live stream', async () => {
  const { app } = await shop.instance({ heartbeatMilliseconds: 50 });
  const base = await listenOn(app.hub);
  const { storeId, update } = await openStore();
  const [leaver, second] = [await shop.person(), await shop.person()];
  await update(add(leaver));
  await update(asOwner(second));
  const [leaving, staying] = [
    await readEvents(base, storeId, leaver),
    await readEvents(base, storeId, second),
  ];

  await update(remove(leaver));
  await update(demote(second));

  expect(await staying.next()).toMatchObject({ type: 'ACCESS_CHANGED', ids: [leaver.id] });
  expect((await shop.call(getStore, { storeId }, leaver)).http).toBe(404);
  expect((await shop.call(getAccessControl, { storeId }, second)).http).toBe(403);
  // The removed member's stream ends, whether or not it delivered the event first.
  while (await leaving.next());
});

test('members can be managed in stores that are not approved or terminated', async () => {
  for (const applicationStatus of ['DRAFT', 'PENDING', 'TERMINATED']) {
    const { update } = await openStore({ applicationStatus });
    expect((await update(add(await shop.person()))).http).toBe(200);
  }
});

test('an admin can manage the members of any store; an unknown store is not found', async () => {
  const { update, read, owner } = await openStore();
  const [admin, second] = [await shop.person({ admin: true }), await shop.person()];

  expect((await update(asOwner(second), admin)).http).toBe(200);
  expect((await update(remove(owner), admin)).http).toBe(200);
  expect(await read(admin)).toMatchObject([{ userId: second.id }]);
  expect(await update(remove(second), admin)).toMatchObject({ status: 'STORE_OWNER_REQUIRED' });
  const nowhere = { storeId: newId(), ...add(owner) };
  expect((await shop.call(wire, nowhere, admin)).http).toBe(404);
});

test('no answer to an admin who is no member holds a name or an address', async () => {
  const { storeId, owner, update } = await openStore();
  const [admin, person] = [await shop.person({ admin: true }), await shop.person({ name: '이하늘' })];
  const invited = { storeId, username: 'friend@maru.test', rights: [] };
  expect((await shop.call(inviteMember, invited, owner)).http).toBe(200);
  await shop.db.updateTable('users').set({ name: '김마루' }).where('id', '=', owner.id).execute();

  const answers = [
    await update(add(person), admin),
    await shop.call(getAccessControl, { storeId }, admin),
    await update(remove(person, 7), admin),
    await update(remove(person), admin),
  ];

  expect(answers.map(({ http }) => http)).toEqual([200, 200, 409, 200]);
  for (const answer of answers) {
    const written = JSON.stringify(answer);
    for (const hidden of ['이하늘', '김마루', person.username, owner.username, 'friend@maru.test'])
      expect(written).not.toContain(hidden);
    expect(written).toContain('fr***@maru.test');
  }
  expect((await shop.call(getAccessControl, { storeId }, owner)).response).toMatchObject({
    members: [{ username: owner.username, name: '김마루' }],
    invitations: [{ username: 'friend@maru.test', invitedBy: '김마루' }],
  });
});

test('staff and members of other stores cannot manage members', async () => {
  const { id, update } = await openStore();
  const everything = await shop.staffOf({ id }, ['ORDER', 'STORE_EDIT', 'SETTING']);
  const person = await shop.person();

  expect((await update(add(person), everything)).http).toBe(403);
  expect((await update(add(person), (await openStore()).owner)).http).toBe(404);
  expect((await update(add(person), person)).http).toBe(404);
});

test('account look-ups are limited per owner, whatever the answer', async () => {
  const { id, update } = await openStore();
  const look = () => update({ action: 'ADD', username: 'nobody@maru.test', role: 'STAFF' });
  for (let i = 0; i < 30; i += 1) expect((await look()).status).toBe('ACCOUNT_NOT_FOUND');

  const person = await shop.person();
  expect(await look()).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect(await update(add(person))).toMatchObject({ http: 429 });
  expect((await update(add(person), await shop.ownerOf({ id }))).http).toBe(200);
});

test('changes of one member, which send mails, are limited; removing always works', async () => {
  const { update } = await openStore();
  const person = await shop.person();
  await update(add(person));
  const change = (version: number): Change => ({
    ...{ action: 'CHANGE', userId: person.id, role: 'STAFF', version },
    rights: version % 2 ? ['MENU'] : ['ORDER'],
  });
  const { most } = limits.tries['member: changes in an hour'];
  for (let version = 1; version <= most; version += 1) expect((await update(change(version))).http).toBe(200);

  expect(await update(change(most + 1))).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect(await shop.mailbox.allTo(person.username)).toHaveLength(most + 1);
  expect((await update(remove(person, most + 1))).http).toBe(200);
});

test('a call that changes nothing writes nothing, emits no event and sends no mail', async () => {
  const { storeId, update, read } = await openStore();
  const person = await shop.person();
  await update(add(person));
  await update({ action: 'CHANGE', userId: person.id, role: 'STAFF', rights: ['ORDER'], version: 1 });

  expect((await read())[1]).toMatchObject({ version: 1 });
  expect(await listEventsAfter(shop.db, storeId, 0)).toHaveLength(1);
  expect(await shop.mailbox.allTo(person.username)).toHaveLength(1);
});

test('an added, changed or removed member gets a mail in the own language', async () => {
  const { update, storeId } = await openStore({ name: '마루 분식' });
  const person = await shop.person();

  await update(add(person, ['ORDER', 'SALES']));
  const added = await shop.mailbox.lastTo(person.username);
  expect(added.subject).toBe('마루 분식에서 함께 일하게 됐어요');
  expect(added.body).toContain('김마루님이 회원님을 마루 분식에 추가했어요.');
  expect(added.body).toContain('할 수 있는 일: 주문 받기, 매출 보기');
  expect(added.body).toContain(`${shop.config.hubUrl}/s/${storeId}`);

  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', person.id).execute();
  await update({ action: 'CHANGE', userId: person.id, role: 'OWNER', version: 1 });
  const changed = await shop.mailbox.lastTo(person.username);
  expect(changed.subject).toBe('Your permissions at 마루 분식 have changed');
  expect(changed.body).toContain('Permissions: everything');

  await update(remove(person, 2));
  const removed = await shop.mailbox.lastTo(person.username);
  expect(removed.subject).toBe('You were removed from 마루 분식');
  expect(removed.body).toContain('김마루 removed you');
});

test('a mail does not name the admin who changed the access', async () => {
  const { update } = await openStore({ name: '마루 분식' });
  const [admin, person] = [await shop.person({ admin: true, name: '관리자' }), await shop.person()];

  await update(add(person), admin);
  const { body } = await shop.mailbox.lastTo(person.username);
  expect(body).toContain('마루 담당자가 회원님을 마루 분식에 추가했어요.');
  expect(body).not.toContain('관리자');
});

test('a change writes the audit trail for store and person, without name or address', async () => {
  const { storeId, owner, update } = await openStore();
  const person = await shop.person({ name: '이하늘' });
  await update(add(person));
  await update({ action: 'CHANGE', userId: person.id, role: 'STAFF', rights: ['MENU'], version: 1 });
  await update(remove(person, 2));

  const ofStore = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId);
  const rows = await ofStore.orderBy('id').execute();
  expect(rows).toMatchObject([
    { actorId: owner.id, before: null, after: { role: 'STAFF', rights: ['ORDER'] } },
    { before: { rights: ['ORDER'] }, after: { rights: ['MENU'] } },
    { before: { role: 'STAFF', rights: ['MENU'] }, after: null },
  ]);
  expect(JSON.stringify(rows)).not.toContain(person.username);
  expect(JSON.stringify(rows)).not.toContain('이하늘');
  const ofPerson = shop.db.selectFrom('userTrail').selectAll().where('userId', '=', person.id);
  expect(await ofPerson.execute()).toMatchObject(rows.map(({ act }) => ({ act, actorId: owner.id })));
});

test('the last owner may leave a suspended store only', async () => {
  const { storeId, owner, update } = await openStore({ applicationStatus: 'TERMINATED' });
  expect((await update(remove(owner))).http).toBe(200);
  const { rows } = await shop.pool.query('select from store_members where store_id = $1', [storeId]);
  expect(rows).toEqual([]);
  for (const applicationStatus of ['DRAFT', 'PENDING', 'APPROVED'] as const) {
    const other = await openStore({ applicationStatus });
    expect(await other.update(remove(other.owner))).toMatchObject({
      ...{ http: 409, status: 'STORE_OWNER_REQUIRED' },
    });
  }
});
