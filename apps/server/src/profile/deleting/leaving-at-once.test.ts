import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { deleteUser, getUserDeletion } from '@maru/contract/profile/deletion.endpoints.ts';
import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();

const leave = (person: Person) => shop.call(deleteUser, { userId: person.id, password: 'maru1234!' }, person);
const httpOf = (answers: readonly { http: number }[]) => answers.map(({ http }) => http).sort();
const ownersOf = async (storeId: string) =>
  (
    await shop.pool.query(
      `select u.id from store_members m join users u on u.id = m.user_id
        where m.store_id = $1 and m.role = 'OWNER' and u.deleted_at is null`,
      [storeId],
    )
  ).rows.map(({ id }) => id);

test('of the owners who leave at the same time, the last one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const store = await shop.store();
    const owners = [await shop.ownerOf(store), await shop.ownerOf(store), await shop.ownerOf(store)];
    const answers = await Promise.all(owners.map(leave));
    expect(httpOf(answers)).toEqual([204, 204, 409]);
    expect(await ownersOf(store.id)).toHaveLength(1);
  }
});

test('if one owner leaves while the other one steps down, the store keeps an owner', async () => {
  for (let round = 0; round < 5; round += 1) {
    const store = await shop.store();
    const [one, other] = [await shop.ownerOf(store), await shop.ownerOf(store)];
    const input = { storeId: store.id, userId: other.id, version: 1 } as const;
    await Promise.all([
      leave(one),
      shop.call(updateAccessControl, { ...input, action: 'CHANGE', role: 'STAFF', rights: [] }, other),
    ]);
    expect(await ownersOf(store.id)).toHaveLength(1);
  }
});

test('somebody who is added to a store while leaving is no member afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    const store = await shop.store();
    const owner = await shop.ownerOf(store);
    const person = await shop.person();
    const added = { storeId: store.id, action: 'ADD', username: person.username, role: 'STAFF' } as const;
    const [left, joined] = await Promise.all([leave(person), shop.call(updateAccessControl, added, owner)]);
    expect(left.http).toBe(204);
    expect([200, 409]).toContain(joined.http);
    const { rows } = await shop.pool.query('select from store_members where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  }
});

test('an order that the person takes while being deleted is recorded or refused, never half', async () => {
  const at = await shop.openStore();
  for (let round = 0; round < 5; round += 1) {
    const staff = await shop.staffOf({ id: at.storeId });
    const [taken, left] = await Promise.all([
      shop.call(takeOrder, shop.americano(at), staff, { key: `round ${round}` }),
      leave(staff),
    ]);
    expect(left.http).toBe(204);
    expect([200, 401, 404]).toContain(taken.http);
    const { rows } = await shop.pool.query('select id from orders where taken_by = $1', [staff.id]);
    expect(rows).toHaveLength(taken.http === 200 ? 1 : 0);
  }
});

test('of two admins who leave at the same time one stays, and the last one is told so beforehand', async () => {
  const admins = [await shop.person({ admin: true }), await shop.person({ admin: true })];
  const answers = await Promise.all(admins.map(leave));
  expect(httpOf(answers)).toEqual([204, 409]);
  expect(answers.find(({ http }) => http === 409)?.status).toBe('LAST_ADMIN');
  const last = admins[answers.findIndex(({ http }) => http === 409)] as Person;
  const { response } = await shop.call(getUserDeletion, { userId: last.id }, last);
  expect(response.isLastAdmin).toBe(true);
});

test('of two admins who delete each other at the same time one wins, and the other is no longer signed in', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [one, other] = [await shop.person({ admin: true }), await shop.person({ admin: true })];
    const remove = (userId: string, as: Person) => shop.call(deleteUser, { userId, reason: '퇴사' }, as);
    const answers = await Promise.all([remove(other.id, one), remove(one.id, other)]);
    expect(httpOf(answers)).toEqual([204, 401]);
  }
});

test.each(accountFlags)(
  'an admin whose %s was lowered a moment ago deletes nobody, even while their token is still known',
  async (flag) => {
    const [admin, user] = [await shop.person({ admin: true }), await shop.person()];
    expect((await shop.call(getUserDeletion, { userId: user.id }, admin)).http).toBe(200);
    await updateUserFlags(shop.db, admin.id, { [flag]: false });
    const answer = await shop.call(deleteUser, { userId: user.id, reason: '본인 요청' }, admin);
    expect(answer.status).toBe('UNAUTHENTICATED');
    expect(
      (await shop.pool.query('select from users where id = $1 and deleted_at is null', [user.id])).rowCount,
    ).toBe(1);
  },
);

test('a concurrent second press deletes once', async () => {
  const person = await shop.person();
  const answers = await Promise.all([leave(person), leave(person)]);
  expect(answers.map(({ http }) => http).filter((http) => http === 204)).toHaveLength(1);
});
