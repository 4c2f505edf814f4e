import { requestDataExport } from '@maru/contract/profile/data-export.endpoints.ts';
import { deleteUser, getUserDeletion } from '@maru/contract/profile/deletion.endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { updateProfile, updateUser } from '@maru/contract/profile/profile-changes.endpoints.ts';
import { requestResetPasswordEmail, resetPassword } from '@maru/contract/recovery/recovery.endpoints.ts';
import { inviteMember } from '@maru/contract/store-access/invitations.endpoints.ts';
import { getAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { addAdminComment } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { updateCardMemberships } from '@maru/contract/stores/card-memberships.endpoints.ts';
import { accountFlags } from '@maru/contract/users/account-flags.ts';
import { expect, test } from 'vitest';
import { insertReset } from '#server/app-lock/phone-reset/store-phone-resets.queries.ts';
import { newId } from '#server/db/new-id.ts';
import { insertKeys } from '#server/payments/provider-keys/provider-keys.queries.ts';
import { insertCloseRequest } from '#server/stores/closing/close-requests.queries.ts';
import { createUser } from '#server/users/create-user.ts';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { invitationBuilders } from '#test/builders/invitation-builder.ts';
import { type Caller, openShop, type Person, type StoreOver } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import { openRecord } from './kept-record.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const { invited, look } = invitationBuilders(shop);
const admin = await shop.person({ name: '한관리', admin: true });

const password = 'maru1234!';
const leave = (person: Person, over: object = {}) =>
  shop.call(deleteUser, { userId: person.id, password, ...over }, person);
const remove = (userId: string, as: Caller = admin) =>
  shop.call(deleteUser, { userId, reason: '본인이 전화로 요청' }, as);
const rowOf = async (table: string, column: string, id: string) =>
  (await shop.pool.query(`select * from ${table} where ${column} = $1`, [id])).rows;

async function storeOf(over: StoreOver = {}) {
  const store = await shop.store(over);
  return { ...store, storeId: store.id, owner: await shop.ownerOf(store) };
}

async function consentOf(person: Person) {
  const { rows } = await shop.pool.query('select id, version, hash_ko from terms_articles limit 1');
  const [article] = rows;
  await shop.db
    .insertInto('termsConsents')
    .values({
      ...{ id: newId(), userId: person.id, articleId: article.id, version: article.version },
      ...{ textHash: article.hash_ko, language: 'ko', agreed: true, agreedAt: shop.clock.now },
      address: '192.0.2.7',
    })
    .execute();
}

test('who leaves loses name, address, phone and password, and the address is free again', async () => {
  const person = await shop.person({ name: '이하늘' });
  expect(await leave(person)).toMatchObject({ http: 204 });
  const [row] = await rowOf('users', 'id', person.id);
  expect(row).toMatchObject({
    ...{ username: person.id, name: '', password_hash: '', email_verified_at: null, phone_e164: null },
    ...{ phone_calling_code: null, phone_verified_at: null, admin: false, account_non_expired: false },
  });
  const again = await createUser(shop.db, {
    username: person.username,
    name: '다른 사람',
    passwordHash: 'x',
  });
  expect(again).not.toBe(person.id);
});

test('birthday, gender, picture and a prepared copy of the data go with the account', async () => {
  const person = await shop.person();
  const pictureKey = await files.upload(person, await picture('png'), { contentType: 'image/png' });
  const birth = { birthday: '1990-01-31', gender: 'FEMALE' } as const;
  const changed = {
    userId: person.id,
    version: 1,
    name: '이하늘',
    language: 'ko',
    pictureKey,
    ...birth,
  } as const;
  expect((await shop.call(updateProfile, changed, person)).http).toBe(200);
  await shop.call(requestDataExport, { id: person.id, password }, person);
  await shop.runJobs();
  expect(await rowOf('data_exports', 'user_id', person.id)).toMatchObject([{ archive: expect.anything() }]);

  await leave(person);

  expect(await rowOf('users', 'id', person.id)).toMatchObject([
    { birthday: null, gender: null, picture_file_id: null },
  ]);
  expect(await rowOf('data_exports', 'user_id', person.id)).toEqual([]);
  expect(await files.access(admin, pictureKey)).toMatchObject({ http: 404 });
});

test('the database refuses a deleted user who still has a name', async () => {
  const person = await shop.person();
  await leave(person);
  const name = () => shop.pool.query(`update users set name = '이하늘' where id = $1`, [person.id]);
  await expect(name()).rejects.toMatchObject({ constraint: 'users__deleted_is_blank' });
});

test('sign-ins, refresh tokens and reset links end, also in a second tab', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const tab = await flow.signIn(person.username);
  await shop.call(requestResetPasswordEmail, { username: person.username });
  const token = (await shop.mailbox.linkTo(person.username)).searchParams.get('token') ?? '';
  const secondTab = { token: tab.access_token };

  expect((await leave(person)).http).toBe(204);
  expect(await shop.call(getProfile, {}, person)).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
  expect(await shop.call(getProfile, {}, secondTab)).toMatchObject({ http: 401 });
  await expect(flow.refresh(tab.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  const reset = await shop.call(resetPassword, { token, password: 'Vivid#Otter8' });
  expect(reset).toMatchObject({ status: 'TOKEN_INVALID' });
  const { location } = await flow.postLogin(person.username, password);
  expect(location).toBe(`${shop.config.accountUrl}/?error`);
  // The id that replaces the address does not sign in either.
  expect((await flow.postLogin(person.id, password)).location).toBe(`${shop.config.accountUrl}/?error`);
});

test('the password is asked for, and after wrong ones the person waits', async () => {
  const person = await shop.person();
  expect(await leave(person, { password: undefined })).toMatchObject({
    ...{ http: 400, fields: { password: 'required' } },
  });
  for (let i = 0; i < 5; i += 1)
    expect(await leave(person, { password: 'wrong' })).toMatchObject({
      ...{ http: 409, status: 'CURRENT_PASSWORD_INCORRECT' },
    });
  expect(await leave(person)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
});

test('unsent mails to the person do not leave; the last mail says that the account is gone', async () => {
  const person = await shop.person();
  await shop.call(requestResetPasswordEmail, { username: person.username });
  await leave(person);
  const mails = await shop.mailbox.allTo(person.username);
  expect(mails.map(({ subject }) => subject)).toEqual(['마루 탈퇴가 끝났어요']);
});

test('the confirmation mail to a new address is not sent any more; mails to another account of that address are', async () => {
  const person = await shop.person();
  const newEmail = 'other@maru.test';
  expect((await shop.call(updateUser, { userId: person.id, password, newEmail }, person)).http).toBe(200);
  const other = { username: newEmail, name: '이하늘', passwordHash: 'x', emailVerifiedAt: shop.clock.now };
  await createUser(shop.db, other);
  await shop.call(requestResetPasswordEmail, { username: newEmail });
  await leave(person);
  const mails = await shop.mailbox.allTo(newEmail);
  expect(mails.map(({ subject }) => subject)).toEqual(['비밀번호를 새로 설정해 주세요']);
});

test('consents and sign-ins are kept apart, sealed, each until its day', async () => {
  const person = await shop.person({ name: '이하늘' });
  await (await openSignInFlow(shop)).signIn(person.username);
  await consentOf(person);
  const preview = await shop.call(getUserDeletion, { userId: person.id }, person);
  const kept = [
    { ground: 'CONTRACT', destroyOn: '2031-11-21' },
    { ground: 'SIGN_IN_LOG', destroyOn: '2027-02-21' },
  ];
  expect(preview.response.kept).toEqual(kept);

  await leave(person);
  const rows = await rowOf('kept_users', 'user_id', person.id);
  expect(rows.map((row) => ({ ground: row.ground, destroyOn: row.destroy_on })).sort(byGround)).toEqual(kept);
  const sealed = rows.find(({ ground }) => ground === 'CONTRACT').sealed;
  expect(sealed.toString()).not.toContain(person.username);
  expect(openRecord(shop.keys, { userId: person.id, ground: 'CONTRACT' }, sealed)).toEqual({
    ...{ username: person.username, name: '이하늘' },
    consents: [expect.objectContaining({ agreed: true, address: '192.0.2.7' })],
  });
  expect(await rowOf('terms_consents', 'user_id', person.id)).toEqual([]);
  expect(await rowOf('sign_in_sessions', 'user_id', person.id)).toEqual([]);
});

const byGround = (a: { ground: string }, b: { ground: string }) => a.ground.localeCompare(b.ground);

test('nothing is kept of a user who agreed to nothing and never signed in', async () => {
  const id = await createUser(shop.db, {
    username: `${newId()}@maru.test`,
    name: '이하늘',
    passwordHash: 'x',
  });
  await remove(id);
  expect(await rowOf('kept_users', 'user_id', id)).toEqual([]);
});

test('staff leave their store, whose orders and trail keep the id', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  const order = await shop.order(
    { ...at, owner: staff },
    { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] },
  );
  expect((await leave(staff)).http).toBe(204);
  const [row] = await rowOf('orders', 'id', order.id);
  expect(row.taken_by).toBe(staff.id);
  const { response } = await shop.call(getAccessControl, { storeId: at.storeId }, at.owner);
  expect(response.members.map(({ userId }) => userId)).not.toContain(staff.id);
  const trail = await rowOf('user_trail', 'user_id', staff.id);
  expect(JSON.stringify(trail)).not.toContain(staff.username);
  expect(trail.map(({ act }) => act)).toContain('deleteUser');
});

test('invitations that the person sent end', async () => {
  const at = await storeOf();
  await shop.ownerOf(at);
  const { token } = await invited(at, `${newId()}@maru.test`);
  expect((await leave(at.owner)).http).toBe(204);
  expect((await look(token)).response).toMatchObject({ state: 'SENDER_LEFT' });
});

test('the only owner of a store in business is refused, with the stores that prevent the deletion', async () => {
  const at = await storeOf({ name: '지키는 매장' });
  expect(await leave(at.owner)).toMatchObject({
    ...{ http: 409, status: 'LAST_OWNER' },
    detail: { stores: [{ storeId: at.id, name: '지키는 매장', applicationStatus: 'APPROVED' }] },
  });
  expect(await shop.call(getProfile, {}, at.owner)).toMatchObject({ http: 200 });
  const pending = await storeOf({ applicationStatus: 'PENDING' });
  expect(await remove(pending.owner.id)).toMatchObject({ http: 409, status: 'LAST_OWNER' });
});

test.each(accountFlags)(
  'the only owner who can sign in is refused while the other one has %s lowered',
  async (flag) => {
    const at = await storeOf();
    const other = await shop.ownerOf(at);
    await updateUserFlags(shop.db, other.id, { [flag]: false });
    const { response } = await shop.call(getUserDeletion, { userId: at.owner.id }, at.owner);
    expect(response.stores).toMatchObject([{ storeId: at.id, outcome: 'HOLDS' }]);
    expect(await leave(at.owner)).toMatchObject({ http: 409, status: 'LAST_OWNER' });
    await updateUserFlags(shop.db, other.id, { [flag]: true });
    expect(await leave(at.owner)).toMatchObject({ http: 204 });
  },
);

test('a draft store is erased with its only owner and its staff; a suspended store keeps the row of its owner', async () => {
  const draft = await storeOf({
    ...{ applicationStatus: 'DRAFT', ownerName: '한마루', businessNumber: '111-11-11119' },
  });
  const staff = await shop.staffOf(draft);
  const { response } = await shop.call(getUserDeletion, { userId: draft.owner.id }, draft.owner);
  expect(response.stores).toMatchObject([{ storeId: draft.id, outcome: 'GOES_ALONG' }]);
  expect((await leave(draft.owner)).http).toBe(204);
  expect(await rowOf('store_members', 'store_id', draft.id)).toEqual([]);
  expect(await rowOf('stores', 'id', draft.id)).toMatchObject([{ name: '', owner_name: null }]);
  expect(await shop.call(getAccessControl, { storeId: draft.id }, admin)).toMatchObject({ http: 404 });
  expect(await shop.mailbox.allTo(staff.username)).toHaveLength(1);

  const closed = await storeOf({ applicationStatus: 'TERMINATED' });
  expect((await leave(closed.owner)).http).toBe(204);
  expect(await rowOf('store_members', 'store_id', closed.id)).toMatchObject([
    { user_id: closed.owner.id, role: 'OWNER' },
  ]);
  const { response: access } = await shop.call(getAccessControl, { storeId: closed.id }, admin);
  expect(access.members).toEqual([]);
});

test('a draft store that is erased with its owner leaves no data of people or of the business', async () => {
  const draft = await storeOf({ applicationStatus: 'DRAFT', phone: '02-2000-0000', phoneExtension: '77' });
  const { storeId, owner } = draft;
  await shop.call(
    updateCardMemberships,
    { storeId, version: 1, cardMemberships: [{ cardCompany: 'BC', merchantNumber: '123456789' }] },
    owner,
  );
  await shop.call(addAdminComment, { storeId, content: '전화로 문의' }, admin);
  await shop.call(inviteMember, { storeId, username: 'guest@maru.test', rights: ['ORDER'] }, owner);
  await shop.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('storeSettings')
      .set({ receiptHeader: '대표 한마루', receiptFooter: '010-0000-0000' })
      .where('storeId', '=', storeId)
      .execute();
    await insertKeys(tx, {
      ...{ storeId, id: newId(), provider: 'toss', sealedSecret: Buffer.from('sealed'), lastFour: '1234' },
      ...{ createdBy: owner.id, createdAt: shop.clock.now },
    });
    await insertReset(tx, {
      ...{ storeId, id: newId(), tokenHash: Buffer.from('hash'), phone: '+821000000000', reason: '분실' },
      ...{ spokenTo: owner.id, askedBy: admin.id, askedAt: shop.clock.now, messageId: newId() },
      expiresAt: shop.clock.now,
    });
    await insertCloseRequest(tx, {
      ...{ storeId, id: newId(), reason: '건강이 나빠져서요', askedBy: owner.id, askedAt: shop.clock.now },
    });
  });
  const tables = [
    ...['store_card_memberships', 'admin_comments', 'store_invitations', 'store_provider_keys'],
    'store_phone_resets',
  ];
  for (const table of tables) expect(await rowOf(table, 'store_id', storeId), table).toHaveLength(1);

  expect((await leave(owner)).http).toBe(204);
  for (const table of tables) expect(await rowOf(table, 'store_id', storeId), table).toEqual([]);
  expect(await rowOf('stores', 'id', storeId)).toMatchObject([{ phone: null, phone_extension: '' }]);
  expect(await rowOf('store_settings', 'store_id', storeId)).toMatchObject([
    { receipt_header: '', receipt_footer: '' },
  ]);
  expect(await rowOf('store_close_requests', 'store_id', storeId)).toMatchObject([{ reason: '' }]);
});

test('an admin deletes another user with a reason, and a repeat finds nobody', async () => {
  const person = await shop.person();
  const withoutReason = await shop.call(deleteUser, { userId: person.id, password }, admin);
  expect(withoutReason).toMatchObject({ http: 400, fields: { reason: 'required' } });
  expect(await remove(person.id)).toMatchObject({ http: 204 });
  expect(await remove(person.id)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  const mail = await shop.mailbox.lastTo(person.username);
  expect(mail.subject).toBe('마루 계정이 삭제됐어요');
});

test('of two admins who delete a user at the same time, one finds nobody', async () => {
  const person = await shop.person();
  const other = await shop.person({ admin: true });
  const answers = await Promise.all([remove(person.id), remove(person.id, other)]);
  expect(answers.map(({ http }) => http).sort()).toEqual([204, 404]);
  const { rows } = await shop.pool.query(`select from user_trail where user_id = $1 and act = 'deleteUser'`, [
    person.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('a stranger, another user and an unknown user are refused', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  expect(await remove(person.id, other)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await shop.call(getUserDeletion, { userId: person.id }, other)).toMatchObject({ http: 404 });
  expect(await shop.call(deleteUser, { userId: person.id, password })).toMatchObject({ http: 401 });
  expect(await shop.call(getUserDeletion, { userId: person.id })).toMatchObject({ http: 401 });
  expect(await remove(newId())).toMatchObject({ http: 404 });
  expect(await shop.call(getUserDeletion, { userId: newId() }, admin)).toMatchObject({ http: 404 });
  expect((await shop.call(getUserDeletion, { userId: person.id }, admin)).http).toBe(200);
});
