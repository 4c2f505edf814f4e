import { withdrawInvitation } from '@maru/contract/store-access/invitations.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { invitationBuilders } from '#test/builders/invitation-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { openStore, invited, accept, withdraw, access, daysPass } = invitationBuilders(shop);

const address = () => `${newId()}@maru.test`;

test('an owner withdraws an invitation, and a repeat succeeds', async () => {
  const at = await openStore();
  const { id } = await invited(at, address());
  const other = await invited(at, address());

  for (const answer of [await withdraw(at, id), await withdraw(at, id)])
    expect(answer).toMatchObject({ http: 200, response: { invitations: [{ id: other.id }] } });
  expect((await access(at)).invitations).toMatchObject([{ id: other.id }]);
});

test('an expired invitation is listed until it is withdrawn', async () => {
  const at = await openStore();
  const { id } = await invited(at, address());
  daysPass(8);

  expect((await access(at)).invitations).toMatchObject([{ id }]);
  expect((await withdraw(at, id)).response.invitations).toEqual([]);
});

test('withdrawing an accepted invitation is refused', async () => {
  const at = await openStore();
  const person = await shop.person();
  const { id, token } = await invited(at, person.username);
  await accept(token, person);

  expect(await withdraw(at, id)).toMatchObject({
    ...{ http: 409, status: 'INVITATION_ENDED' },
    detail: { reason: 'ACCEPTED' },
  });
});

test('only owners of the store can withdraw its invitations', async () => {
  const at = await openStore();
  const { id } = await invited(at, address());
  const other = await openStore();

  expect((await withdraw(at, id, await shop.staffOf(at))).http).toBe(403);
  expect((await withdraw(at, id, other.owner)).http).toBe(404);
  expect((await withdraw(other, id)).http).toBe(404);
  expect((await withdraw(at, newId())).http).toBe(404);
  const { storeId } = at;
  expect((await shop.call(withdrawInvitation, { storeId, invitationId: id })).http).toBe(401);
  expect((await access(at)).invitations).toMatchObject([{ id }]);
});

test('a withdrawal writes a trail row without the address, and emits an event', async () => {
  const at = await openStore();
  const { id } = await invited(at, 'haneul@maru.test');
  await withdraw(at, id);

  const trail = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', at.storeId);
  const [entry] = await trail.where('act', '=', 'withdrawInvitation').execute();
  expect(entry).toMatchObject({ actorId: at.owner.id, after: null, before: { role: 'STAFF' } });
  expect(JSON.stringify(entry)).not.toContain('haneul@');
  expect(await listEventsAfter(shop.db, at.storeId, 1)).toMatchObject([{ type: 'ACCESS_CHANGED' }]);
});
