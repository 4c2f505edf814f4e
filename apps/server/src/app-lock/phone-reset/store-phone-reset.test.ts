import { changeStorePhone, getAtuSetting } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import {
  confirmStorePhone,
  getStorePhoneConfirmation,
  getStorePhoneReset,
  requestStorePhoneReset,
  stopStorePhoneReset,
} from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { newStoreToken } from '#server/keys/store-token.ts';
import { deleteMember } from '#server/store-access/store-access.queries.ts';
import { eraseUser } from '#server/users/erase-user.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { runJobs } from '#test/builders/terminal-builder.ts';
import { type Caller, openShop, type Person } from '#test/open-shop.ts';
import { openPhoneBrowser } from '#test/phone-browser.ts';
import { holdStorePhones } from './hold-store-phones.ts';

const shop = await openShop();
const { ask, giveStorePhone, lock, lockedStore } = lockBuilders(shop);
const admin = await shop.person({ admin: true });
const noon = shop.clock.now;
const hour = 3_600_000;
afterEach(() => {
  shop.clock.now = noon;
});
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};

type At = { storeId: string; owner: Person };
type Asked = Partial<InputOf<typeof requestStorePhoneReset>>;

/** A store with a locked part whose phone was lost, and the number that replaces it. */
async function lost() {
  const { storeId, phone } = await lockedStore();
  const owner = await shop.ownerOf({ id: storeId });
  const { cellphone, cellphoneCountryCode, e164 } = openPhoneBrowser(shop);
  const at = { storeId, owner, oldPhone: phone, phone: e164 };
  const request = (over: Asked = {}, as: Caller | undefined = admin) =>
    shop.call(
      requestStorePhoneReset,
      {
        ...{ storeId, cellphone, cellphoneCountryCode, spokenToId: owner.id },
        ...{ reason: '택시에서 잃어버렸어요', ...over },
      },
      as,
    );
  return { ...at, at, request, number: { cellphone, cellphoneCountryCode } };
}
async function tokenOn(phone: string): Promise<string> {
  const last = await shop.mailbox.lastTo(phone);
  const [, token] = /\/storephone\/([\w-]+)/.exec(JSON.stringify(last)) ?? [];
  if (!token) throw new Error(`no link arrived at ${phone}`);
  return token;
}
const look = (token: string) => shop.call(getStorePhoneConfirmation, { token });
const press = (token: string) => shop.call(confirmStorePhone, { token });
const stop = ({ storeId, owner }: At, as: Caller | undefined = owner) =>
  shop.call(stopStorePhoneReset, { storeId }, as);
const stateOf = async ({ storeId }: At) =>
  (await shop.call(getStorePhoneReset, { storeId }, admin)).response?.state;
const phoneOf = async ({ storeId }: At) =>
  (
    await shop.db
      .selectFrom('stores')
      .select('storePhone')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
  ).storePhone;
const settingOf = async ({ storeId }: At, as: Caller) =>
  (await shop.call(getAtuSetting, { storeId }, as)).response;
const masked = (phone: string) => `010-****-${phone.slice(-4)}`;

const { app: another } = await shop.instance({});
/** The scheduled job, on one instance or on both. */
async function hold(apps = [shop.app]) {
  for (const _ of apps) await insertJob(shop.db, { task: 'hold-store-phones', payload: {} });
  await Promise.all(apps.map((app) => runJobs(app, shop.db)));
}
async function confirmed() {
  const store = await lost();
  expect((await store.request()).http).toBe(200);
  const token = await tokenOn(store.phone);
  expect((await press(token)).http).toBe(200);
  return { ...store, token };
}

test('while a part is locked, an admin sends the new store phone a link that is valid for 30 minutes', async () => {
  const store = await lost();
  const { http, response } = await store.request();

  expect({ http, response }).toMatchObject({
    http: 200,
    response: {
      ...{ phone: masked(store.phone), state: 'SENT', holdsAt: null },
      expiresAt: new Date(noon.getTime() + 30 * 60_000).toISOString(),
    },
  });
  expect((await shop.mailbox.lastTo(store.phone)).body).toContain('마루 시험점');
  expect(await phoneOf(store.at)).toBe(store.oldPhone);
  expect((await look(await tokenOn(store.phone))).response).toMatchObject({
    ...{ storeName: '마루 시험점', phone: masked(store.phone), state: 'SENT' },
  });
  expect(await shop.mailbox.allTo(store.owner.username)).toEqual([]);
});

test('once the link is pressed, every owner is told by mail and in the hub, and the 24 hours begin', async () => {
  const store = await lost();
  const second = await shop.ownerOf({ id: store.storeId });
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', second.id).execute();
  const staff = await shop.staffOf({ id: store.storeId }, ['ORDER']);
  await store.request();

  const holdsAt = new Date(noon.getTime() + 24 * hour).toISOString();
  expect(await press(await tokenOn(store.phone))).toMatchObject({
    http: 200,
    response: { state: 'CONFIRMED', holdsAt },
  });
  const mail = await shop.mailbox.lastTo(store.owner.username);
  expect(mail.body).toContain(masked(store.phone));
  expect(mail.body).toContain('11월 21일');
  expect((await shop.mailbox.linkTo(store.owner.username)).pathname).toBe(
    `/s/${store.storeId}/settings/lock`,
  );
  expect((await shop.mailbox.lastTo(second.username)).subject).toContain('is about to change');
  expect(await shop.mailbox.allTo(staff.username)).toEqual([]);
  const phoneReset = { phone: masked(store.phone), holdsAt };
  expect((await settingOf(store.at, store.owner)).phoneReset).toEqual(phoneReset);
  expect((await settingOf(store.at, staff)).phoneReset).toBeNull();
});

test('after 24 hours the new phone takes effect, once, and running unlock requests to the old phone end', async () => {
  const store = await confirmed();
  const staff = await shop.staffOf({ id: store.storeId }, ['SALES']);
  later(24 * hour - 1);
  await hold();
  expect(await phoneOf(store.at)).toBe(store.oldPhone);
  await ask(store.storeId, staff);
  expect((await settingOf(store.at, staff)).request).not.toBeNull();

  later(1);
  await hold([shop.app, another]);
  expect(await phoneOf(store.at)).toBe(store.phone);
  expect(await settingOf(store.at, staff)).toMatchObject({ request: null, lastAnswer: 'EXPIRED' });
  expect((await settingOf(store.at, store.owner)).phoneReset).toBeNull();
  expect(await stateOf(store.at)).toBe('HELD');
  const mails = await shop.mailbox.allTo(store.owner.username);
  expect(mails.filter(({ subject }) => subject?.includes('바뀌었어요'))).toHaveLength(1);
  await ask(store.storeId, staff);
  expect((await shop.mailbox.lastTo(store.phone)).body).toContain('매출');
});

test('a store whose reset fails is named in the log and stops no other, and the next run tries it again', async () => {
  const [first, other] = [await confirmed(), await confirmed()];
  later(24 * hour);
  const error = vi.fn();
  const silent = { text: async () => {}, kakao: async () => newId() };
  const mail = async (_: unknown, { to }: { to: string }) => {
    if (to === first.owner.username) throw new Error('no');
    return newId();
  };
  const { db, config } = shop;
  const parts = { db, clock: () => shop.clock.now, hubUrl: config.hubUrl, log: { error } };
  await holdStorePhones({ ...parts, post: { ...silent, mail } })();

  expect(error.mock.calls).toMatchObject([[{ storeId: first.storeId, failed: 1 }, expect.any(String)]]);
  expect([await phoneOf(first.at), await phoneOf(other.at)]).toEqual([first.oldPhone, other.phone]);
  await expect(holdStorePhones({ ...parts, post: { ...silent, mail } })()).rejects.toThrow('all of 1');
  await hold();
  expect(await phoneOf(first.at)).toBe(first.phone);
});

test('a reset that became due while the server was down takes effect as soon as the server runs', async () => {
  const store = await confirmed();
  later(72 * hour);
  await hold();

  expect(await phoneOf(store.at)).toBe(store.phone);
});

test('the trail has the whole reset, with the reason and without the full number', async () => {
  const store = await confirmed();
  later(24 * hour);
  await hold();
  const rows = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', store.storeId)
    .where('module', '=', 'app-lock')
    .orderBy('id')
    .execute();

  expect(rows.slice(-3)).toMatchObject([
    {
      ...{ act: 'requestStorePhoneReset', actorId: admin.id },
      after: { storePhone: masked(store.phone), reason: '택시에서 잃어버렸어요' },
    },
    { act: 'confirmStorePhone', actorId: null },
    {
      ...{ act: 'changeStorePhone', actorId: null },
      ...{ before: { storePhone: masked(store.oldPhone) }, after: { storePhone: masked(store.phone) } },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(store.phone.slice(3));
});

test('any owner can stop a reset, also twice, and then neither the link nor the clock changes the phone', async () => {
  const store = await confirmed();
  const second = await shop.ownerOf({ id: store.storeId });
  expect(await stop(store.at, second)).toMatchObject({ http: 200, response: { state: 'STOPPED' } });
  expect(await stop(store.at)).toMatchObject({ http: 200, response: { state: 'STOPPED' } });

  expect((await shop.mailbox.lastTo(store.owner.username)).subject).toContain('변경을 취소했어요');
  expect(await press(store.token)).toMatchObject({
    ...{ http: 409, status: 'STORE_PHONE_RESET_ENDED', detail: { state: 'STOPPED' } },
  });
  later(25 * hour);
  await hold();
  expect(await phoneOf(store.at)).toBe(store.oldPhone);
});

test('an admin can stop a reset, too, even before the link is pressed', async () => {
  const store = await lost();
  await store.request();
  expect((await stop(store.at, admin)).http).toBe(200);

  expect((await press(await tokenOn(store.phone))).detail).toEqual({ state: 'STOPPED' });
  expect(await shop.mailbox.allTo(store.owner.username)).toEqual([]);
});

test('a reset that was never requested, or has taken effect, cannot be stopped', async () => {
  const never = await lost();
  expect(await stop(never.at)).toMatchObject({ http: 409, status: 'STORE_PHONE_RESET_ENDED' });
  const store = await confirmed();
  later(24 * hour);
  await hold();

  expect((await stop(store.at)).detail).toEqual({ state: 'HELD' });
  expect(await phoneOf(store.at)).toBe(store.phone);
});

test('a link that is pressed twice counts once, and the day does not start over', async () => {
  const store = await lost();
  await store.request();
  const token = await tokenOn(store.phone);
  const answers = await Promise.all(Array.from({ length: 6 }, () => press(token)));
  later(hour);
  const again = await press(token);

  const holdsAt = new Date(noon.getTime() + 24 * hour).toISOString();
  for (const { http, response } of [...answers, again])
    expect([http, response.holdsAt]).toEqual([200, holdsAt]);
  expect(await shop.mailbox.allTo(store.owner.username)).toHaveLength(1);
});

test('a link that nobody pressed in time is over, and so is one that a newer link replaced', async () => {
  const store = await lost();
  await store.request();
  const first = await tokenOn(store.phone);
  later(5_000);
  await store.request();
  const second = await tokenOn(store.phone);

  expect((await press(first)).detail).toEqual({ state: 'EXPIRED' });
  later(30 * 60_000);
  expect((await look(second)).response.state).toBe('EXPIRED');
  expect((await press(second)).detail).toEqual({ state: 'EXPIRED' });
  expect(await stateOf(store.at)).toBe('EXPIRED');
});

test('a double press of the admin sends one message', async () => {
  const store = await lost();
  const answers = await Promise.all([store.request(), store.request(), store.request()]);

  expect(new Set(answers.map(({ response }) => response.id)).size).toBe(1);
  expect(await shop.mailbox.allTo(store.phone)).toHaveLength(1);
});

test('while a confirmed reset waits for its 24 hours, no other reset can be requested', async () => {
  const store = await confirmed();
  later(hour);

  expect(await store.request()).toMatchObject({ http: 409, status: 'STORE_PHONE_RESET_RUNS' });
  await stop(store.at);
  expect((await store.request()).http).toBe(200);
});

test('the person whom the admin spoke to must be an owner until the reset takes effect', async () => {
  const store = await lost();
  const staff = await shop.staffOf({ id: store.storeId }, ['SETTING']);
  const refused = { http: 409, status: 'NOT_AN_OWNER' };
  expect(await store.request({ spokenToId: staff.id })).toMatchObject(refused);
  expect(await store.request({ spokenToId: newId() })).toMatchObject(refused);
  const second = await shop.ownerOf({ id: store.storeId });
  await store.request();
  await press(await tokenOn(store.phone));
  const remove = ({ id }: Person) =>
    shop.db.transaction().execute((tx) => deleteMember(tx, { storeId: store.storeId, userId: id }));
  await remove(store.owner);

  expect((await stop(store.at)).http).toBe(404);
  later(24 * hour);
  await hold();
  expect(await phoneOf(store.at)).toBe(store.oldPhone);
  expect(await stateOf(store.at)).toBe('ENDED');
  expect((await shop.mailbox.lastTo(second.username)).subject).toContain('취소됐어요');

  const other = await lost();
  await other.request();
  await shop.db
    .transaction()
    .execute((tx) => deleteMember(tx, { storeId: other.storeId, userId: other.owner.id }));
  expect((await press(await tokenOn(other.phone))).detail).toEqual({ state: 'ENDED' });
});

test('an owner who deleted their account does not count as an owner, although the membership row stays', async () => {
  const store = await confirmed();
  const { storeId, owner } = store;
  await shop.db.transaction().execute((tx) => eraseUser(tx, { userId: owner.id, now: shop.clock.now }));
  const kept = shop.db.selectFrom('storeMembers').select('role').where('storeId', '=', storeId);
  expect(await kept.where('userId', '=', owner.id).executeTakeFirst()).toEqual({ role: 'OWNER' });

  expect(await store.request()).toMatchObject({ http: 409, status: 'NOT_AN_OWNER' });
  later(24 * hour);
  await hold();
  expect([await phoneOf(store.at), await stateOf(store.at)]).toEqual([store.oldPhone, 'ENDED']);
});

test('an owner who sets a verified store phone ends the reset', async () => {
  const store = await confirmed();
  const at = { storeId: store.storeId, owner: store.owner };
  await shop.db
    .updateTable('appLocks')
    .set({ lockedParts: [] })
    .where('storeId', '=', store.storeId)
    .execute();
  const own = await giveStorePhone(at);
  later(24 * hour);
  await hold();

  expect(await phoneOf(store.at)).toBe(own);
  expect(await stateOf(store.at)).toBe('ENDED');
  expect((await lock(at, [])).http).toBe(200);
  expect(
    (await shop.call(changeStorePhone, { storeId: store.storeId, ...store.number }, store.owner)).status,
  ).toBe('PHONE_NOT_VERIFIED');
});

test('if an owner stops a reset at the moment when it takes effect, exactly one of the two counts', async () => {
  for (let round = 0; round < 4; round += 1) {
    const store = await confirmed();
    later(24 * hour);
    const [stopped] = await Promise.all([stop(store.at), hold()]);

    expect(await phoneOf(store.at)).toBe(stopped.http === 200 ? store.oldPhone : store.phone);
    shop.clock.now = noon;
  }
});

const tooMany = { http: 429, status: 'TOO_MANY_REQUESTS' };

test('after five requests for one number the next is refused, whatever the store, but not one for another number', async () => {
  const [first, second] = [await lost(), await lost()];
  const { number } = first;
  for (const { request } of [first, first, first, second, second]) {
    expect((await request(number)).http).toBe(200);
    later(10_000);
  }

  expect(await first.request(number)).toMatchObject(tooMany);
  expect(await second.request(number)).toMatchObject(tooMany);
  expect((await second.request()).http).toBe(200);
});

test('after ten requests for one store the next is refused, whatever the number, but not one for another store', async () => {
  const [store, other] = [await lost(), await lost()];
  const anotherNumber = () => {
    const { cellphone, cellphoneCountryCode } = openPhoneBrowser(shop);
    return { cellphone, cellphoneCountryCode };
  };
  for (let n = 0; n < 10; n += 1) expect((await store.request(anotherNumber())).http).toBe(200);

  const number = anotherNumber();
  expect(await store.request(number)).toMatchObject(tooMany);
  expect((await other.request(number)).http).toBe(200);
});

test('only admins can request a reset, and staff, outsiders and strangers can neither read nor stop one', async () => {
  const store = await lost();
  const { storeId, owner } = store;
  const outsider = await shop.ownerOf(await shop.store());
  const staff = await shop.staffOf({ id: storeId }, ['SETTING', 'STORE_EDIT']);
  const httpOf = async (answer: Promise<{ http: number }>) => (await answer).http;

  expect(await httpOf(store.request({}, owner))).toBe(403);
  expect(await httpOf(store.request({}, outsider))).toBe(404);
  expect(await httpOf(store.request({ storeId: newId() }))).toBe(404);
  expect(await store.request({ cellphone: '02-1234-5678' })).toMatchObject({
    fields: { cellphone: 'phoneGetsNoTexts' },
  });
  expect(await store.request({ reason: ' ' })).toMatchObject({ fields: { reason: 'required' } });
  const input = { ...store.number, storeId, spokenToId: owner.id, reason: '분실' };
  expect(await httpOf(shop.call(requestStorePhoneReset, input))).toBe(401);
  for (const endpoint of [getStorePhoneReset, stopStorePhoneReset]) {
    expect(await httpOf(shop.call(endpoint, { storeId }))).toBe(401);
    expect(await httpOf(shop.call(endpoint, { storeId }, staff))).toBe(403);
    expect(await httpOf(shop.call(endpoint, { storeId }, outsider))).toBe(404);
    expect(await httpOf(shop.call(endpoint, { storeId: newId() }, admin))).toBe(404);
  }
  expect((await shop.call(getStorePhoneReset, { storeId }, owner)).response).toBeNull();
});

test('a malformed token, or one of another store, finds no reset', async () => {
  const store = await lost();
  await store.request();
  const token = await tokenOn(store.phone);
  const foreign = newStoreToken((await lost()).storeId).token.slice(0, 21) + token.slice(21);

  for (const one of [foreign, 'a'.repeat(64), 'a'.repeat(20)])
    for (const send of [look, press])
      expect(await send(one)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});
