import { acceptInvitation } from '@maru/contract/store-access/invitations.endpoints.ts';
import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { newStoreToken } from '#server/keys/store-token.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { invitationBuilders } from '#test/builders/invitation-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const { openStore, invite, invited, accept, acceptById, withdraw, look, access, ownInvitations, ...rest } =
  invitationBuilders(shop);
const { unverify, daysPass } = rest;

type At = Awaited<ReturnType<typeof openStore>>;

async function invitedPerson(over: Parameters<typeof openStore>[0] = {}) {
  const at = await openStore(over);
  const person = await shop.person({ name: '이하늘' });
  return { at, person, invitation: await invited(at, person.username, ['ORDER', 'MENU']) };
}

async function end(at: At, change: { action: 'REMOVE' } | { action: 'CHANGE'; role: 'STAFF' }, by: Person) {
  const { storeId, owner } = at;
  const input = { storeId, userId: owner.id, version: 1, ...change };
  expect((await shop.call(updateAccessControl, input, by)).http).toBe(200);
}

const ended = (reason: string) => ({ http: 409, status: 'INVITATION_ENDED', detail: { reason } });

test('who was invited and has verified the address joins as staff by one press', async () => {
  const { at, person, invitation } = await invitedPerson();
  expect((await shop.call(getStore, { storeId: at.storeId }, person)).http).toBe(404);

  const { storeId } = at;
  expect(await accept(invitation.token, person)).toMatchObject({ http: 200, response: { storeId } });

  expect((await shop.call(getStore, { storeId }, person)).http).toBe(200);
  expect(await access(at)).toMatchObject({
    members: [
      { role: 'OWNER' },
      { userId: person.id, name: '이하늘', role: 'STAFF', rights: ['ORDER', 'MENU'], version: 1 },
    ],
    invitations: [],
  });
});

test('an invitation can also be accepted from the list of the person, without the link', async () => {
  const { at, person, invitation } = await invitedPerson({ name: '마루 성수점' });
  const { storeId } = at;
  const { id, expiresAt } = invitation;

  expect(await ownInvitations(person)).toEqual([
    { id, storeId, storeName: '마루 성수점', invitedBy: '김마루', rights: ['ORDER', 'MENU'], expiresAt },
  ]);
  expect(await acceptById(id, person)).toMatchObject({ http: 200, response: { storeId } });
  expect(await ownInvitations(person)).toEqual([]);
  expect(await acceptById(id, person)).toMatchObject({ http: 200, response: { storeId } });
});

test('every owner is told of an accepted invitation by mail, in their language', async () => {
  const { at, person, invitation } = await invitedPerson({ name: '마루 성수점' });
  const second = await shop.ownerOf(at);
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', second.id).execute();
  const staff = await shop.staffOf(at);

  await accept(invitation.token, person);
  await accept(invitation.token, person);

  const mails = await shop.mailbox.allTo(at.owner.username);
  expect(mails).toMatchObject([{ subject: '이하늘님이 마루 성수점의 직원이 됐어요' }]);
  expect(mails[0]?.body).toContain(`${shop.config.hubUrl}/s/${at.storeId}/store/staff`);
  expect(await shop.mailbox.allTo(second.username)).toMatchObject([
    { subject: '이하늘 has joined 마루 성수점' },
  ]);
  expect(await shop.mailbox.allTo(staff.username)).toEqual([]);
});

test('an invitation is only for its address: whoever is signed in with another one is refused and joins nothing', async () => {
  const { at, person, invitation } = await invitedPerson();
  const other = await shop.person();

  expect(await accept(invitation.token, other)).toMatchObject({ http: 403, status: 'INCORRECT_ACCESS' });
  expect(await acceptById(invitation.id, other)).toMatchObject(ended('UNKNOWN'));
  expect((await access(at)).members).toHaveLength(1);
  expect((await accept(invitation.token, person)).http).toBe(200);
});

test('an address that is not verified joins no store, by the link or without, and sees no invitation', async () => {
  const { at, person, invitation } = await invitedPerson();
  await unverify(person);

  for (const answer of [await accept(invitation.token, person), await acceptById(invitation.id, person)])
    expect(answer).toMatchObject({ http: 409, status: 'OWN_EMAIL_NOT_VERIFIED' });
  expect(await ownInvitations(person)).toEqual([]);
  expect((await access(at)).members).toHaveLength(1);
});

test('an invented token, or one of another store, is unknown', async () => {
  const { person, invitation } = await invitedPerson();
  const foreign = newStoreToken(newId()).token.slice(0, 21) + invitation.token.slice(21);
  for (const token of [newStoreToken(newId()).token, foreign, 'x'.repeat(64)])
    expect(await accept(token, person)).toMatchObject(ended('UNKNOWN'));
  expect(await acceptById(newId(), person)).toMatchObject(ended('UNKNOWN'));
});

test('a call must name the token or the id', async () => {
  const { person, invitation } = await invitedPerson();
  const { id: invitationId, token } = invitation;
  for (const input of [{}, { token, invitationId }])
    expect((await shop.call(acceptInvitation, input, person)).fields).toEqual({ token: 'required' });
  expect((await shop.call(acceptInvitation, { token })).http).toBe(401);
});

test('an invitation is valid for 7 days', async () => {
  const { person, invitation } = await invitedPerson();
  daysPass(7);
  expect(await accept(invitation.token, person)).toMatchObject(ended('EXPIRED'));
  expect(await ownInvitations(person)).toEqual([]);
  expect((await look(invitation.token)).response.state).toBe('EXPIRED');
});

test('any owner can withdraw an invitation', async () => {
  const { at, person, invitation } = await invitedPerson();
  expect((await withdraw(at, invitation.id, await shop.ownerOf(at))).http).toBe(200);
  expect(await accept(invitation.token, person)).toMatchObject(ended('WITHDRAWN'));
});

test.each([[{ action: 'REMOVE' } as const], [{ action: 'CHANGE', role: 'STAFF' } as const]])(
  'an invitation ends for good when its sender is no longer an owner (%j)',
  async (change) => {
    const { at, person, invitation } = await invitedPerson();
    const second = await shop.ownerOf(at);
    await end(at, change, second);

    expect(await accept(invitation.token, person)).toMatchObject(ended('SENDER_LEFT'));
    expect(await ownInvitations(person)).toEqual([]);
    expect((await access({ ...at, owner: second })).invitations).toEqual([]);

    const { storeId } = at;
    const { id: userId, username } = at.owner;
    const isMember = change.action === 'CHANGE';
    const back = isMember
      ? ({ action: 'CHANGE', userId, version: 2 } as const)
      : ({ action: 'ADD', username } as const);
    const again = await shop.call(updateAccessControl, { storeId, role: 'OWNER', ...back }, second);
    expect(again.http).toBe(200);
    expect(await accept(invitation.token, person)).toMatchObject(ended('SENDER_LEFT'));
  },
);

test('a terminated store accepts nobody until it is approved again', async () => {
  const { at, person, invitation } = await invitedPerson();
  const becomes = (applicationStatus: string) =>
    shop.db.updateTable('stores').set({ applicationStatus }).where('id', '=', at.storeId).execute();
  await becomes('TERMINATED');
  expect(await accept(invitation.token, person)).toMatchObject(ended('STORE_TERMINATED'));
  await becomes('APPROVED');
  expect((await accept(invitation.token, person)).http).toBe(200);
});

test('a removed member cannot return with the same link', async () => {
  const { at, person, invitation } = await invitedPerson();
  await accept(invitation.token, person);
  const { storeId, owner } = at;
  await shop.call(updateAccessControl, { storeId, action: 'REMOVE', userId: person.id, version: 1 }, owner);

  expect(await accept(invitation.token, person)).toMatchObject(ended('ACCEPTED'));
  expect(await acceptById(invitation.id, person)).toMatchObject(ended('ACCEPTED'));
});

test('a person added by an owner in the meantime has no open invitation, and the link leads to the store', async () => {
  const { at, person, invitation } = await invitedPerson();
  const { storeId, owner } = at;
  const { response } = await shop.call(
    updateAccessControl,
    { storeId, action: 'ADD', username: person.username, role: 'STAFF', rights: ['SALES'] },
    owner,
  );

  expect(response.invitations).toEqual([]);
  expect(await accept(invitation.token, person)).toMatchObject({ http: 200, response: { storeId } });
  expect((await access(at)).members[1]).toMatchObject({ rights: ['SALES'], version: 1 });
});

test('ten concurrent presses get the same answer, and the person joins once', async () => {
  const { at, person, invitation } = await invitedPerson();

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      i % 2 ? accept(invitation.token, person) : acceptById(invitation.id, person),
    ),
  );

  expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200));
  expect((await access(at)).members).toHaveLength(2);
  expect(await shop.mailbox.allTo(at.owner.username)).toHaveLength(1);
});

test('of a concurrent acceptance and withdrawal exactly one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { at, person, invitation } = await invitedPerson();

    const [accepted, withdrawn] = await Promise.all([
      accept(invitation.token, person),
      withdraw(at, invitation.id),
    ]);

    const { members, invitations } = await access(at);
    expect(invitations).toEqual([]);
    expect([accepted.http, withdrawn.http].sort()).toEqual([200, 409]);
    expect(members).toHaveLength(accepted.http === 200 ? 2 : 1);
    expect(accepted.http === 200 ? withdrawn : accepted).toMatchObject(
      ended(accepted.http === 200 ? 'ACCEPTED' : 'WITHDRAWN'),
    );
  }
});

test('an acceptance and a concurrent removal of its sender are both applied consistently', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { at, person, invitation } = await invitedPerson();
    const second = await shop.ownerOf(at);

    const [accepted] = await Promise.all([
      accept(invitation.token, person),
      end(at, { action: 'REMOVE' }, second),
    ]);

    expect([200, 409]).toContain(accepted.http);
    const { members } = await access({ ...at, owner: second });
    expect(members).toHaveLength(accepted.http === 200 ? 2 : 1);
  }
});

test('an acceptance concurrent with adding the same person creates one member', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { at, person, invitation } = await invitedPerson();
    const { storeId, owner } = at;
    const adding = { storeId, action: 'ADD', username: person.username, role: 'STAFF' } as const;

    const [accepted, added] = await Promise.all([
      accept(invitation.token, person),
      shop.call(updateAccessControl, adding, owner),
    ]);

    expect(accepted.http).toBe(200);
    expect([200, 409]).toContain(added.http);
    expect((await access(at)).members).toHaveLength(2);
  }
});

test('joining writes the audit trail for store and person without name or address, and emits an event', async () => {
  const { at, person, invitation } = await invitedPerson();
  await accept(invitation.token, person);

  const ofStore = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', at.storeId);
  const [entry] = await ofStore.where('act', '=', 'acceptInvitation').execute();
  expect(entry).toMatchObject({ actorId: person.id, before: null, after: { role: 'STAFF' } });
  expect(JSON.stringify(entry)).not.toContain('이하늘');
  const ofUser = shop.db.selectFrom('userTrail').selectAll().where('userId', '=', person.id);
  expect(await ofUser.where('act', '=', 'acceptInvitation').execute()).toMatchObject([
    { after: { storeId: at.storeId, rights: ['ORDER', 'MENU'] } },
  ]);
  expect(await listEventsAfter(shop.db, at.storeId, 1)).toMatchObject([
    { type: 'ACCESS_CHANGED', ids: [person.id] },
  ]);
});

test('invitations of several stores are listed, latest first', async () => {
  const person = await shop.person();
  const [first, second] = [await openStore({ name: '첫째' }), await openStore({ name: '둘째' })];
  await invite(first, person.username);
  daysPass(1);
  await invite(second, person.username);

  expect((await ownInvitations(person)).map(({ storeName }) => storeName)).toEqual(['둘째', '첫째']);
});
