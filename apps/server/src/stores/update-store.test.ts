import type { InputOf } from '@maru/contract/endpoint.ts';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import {
  getStore,
  getStoreStatus,
  setStoreStatus,
  updateStore,
} from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { storeFields } from '#test/builders/store-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { db, clock } = shop;

type Change = Omit<InputOf<typeof updateStore>, 'storeId' | 'version'> & { version?: number };
type At = { storeId: string; owner: Caller };

function update({ storeId, owner }: At, { version = 1, ...change }: Change, as: Caller | undefined = owner) {
  return shop.call(updateStore, { storeId, version, ...change }, as);
}

async function trailOf({ storeId }: At) {
  return db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).orderBy('id').execute();
}

async function rowOf({ storeId }: At) {
  return db.selectFrom('stores').selectAll().where('id', '=', storeId).executeTakeFirstOrThrow();
}

const round: OpeningHours['days'][keyof OpeningHours['days']] = { open: { from: 0, to: 1440 }, breaks: [] };
const always: OpeningHours = {
  days: { SUN: round, MON: round, TUE: round, WED: round, THU: round, FRI: round, SAT: round },
  holidays: [],
};

test('only given fields are changed', async () => {
  const at = await shop.completeStore();
  const before = (await shop.call(getStore, { storeId: at.storeId }, at.owner)).response;

  const { http, response } = await update(at, {
    name: '마루 2호점',
    phone: '1588-1234',
    openingHours: always,
  });

  expect(http).toBe(200);
  expect(response).toEqual({
    ...before,
    ...{ name: '마루 2호점', phone: '+8215881234', openingHours: always, version: 2 },
    formerRegistrations: [expect.objectContaining({ name: before.name, phone: before.phone })],
  });
  expect((await shop.call(getStore, { storeId: at.storeId }, at.owner)).response).toEqual(response);
});

test('an edit writes a trail row of the changed fields with author and device, and emits an event', async () => {
  const at = await shop.completeStore({ applicationStatus: 'PENDING' });
  const headers = { devicetype: 'web', deviceuuid: 'till-1', clientversion: '7.3.7' };
  const change = { ownerName: '이바다', memo: '010-1234-5678로 전화하기', addressDetail: '2층' };
  await shop.call(updateStore, { storeId: at.storeId, version: 1, ...change }, at.owner, { headers });

  expect(await trailOf(at)).toMatchObject([
    {
      ...{ module: 'stores', act: 'updateStore', actorId: at.owner.id, logLevel: 'INFO' },
      ...{ deviceType: 'web', deviceUuid: 'till-1', clientVersion: '7.3.7', requestId: expect.any(String) },
      before: { ownerName: '한*루', memo: '', addressDetail: '***' },
      after: { ownerName: '이*다', memo: '***', addressDetail: '***' },
    },
  ]);
  const events = await db.selectFrom('storeEvents').selectAll().where('storeId', '=', at.storeId).execute();
  expect(events).toMatchObject([{ type: 'STORE_CHANGED', version: 2 }]);
});

test('spec 7 · a sent cash-receipt-available entry is dropped; Maru sets it for a store with a business number', async () => {
  const at = await shop.completeStore();
  const storeAdditionalInfoDTOList = [
    { key: 'CASH_RECEIPT_AVAILABLE', value: 'no' },
    { key: 'PARKING', value: '건물 뒤 2대' },
  ] as const;

  const { response } = await update(at, { storeAdditionalInfoDTOList: [...storeAdditionalInfoDTOList] });

  expect(response.storeAdditionalInfoDTOList).toEqual([
    { key: 'CASH_RECEIPT_AVAILABLE', value: 'true' },
    { key: 'PARKING', value: '건물 뒤 2대' },
  ]);
  expect((await rowOf(at)).additionalInfo).toEqual([{ key: 'PARKING', value: '건물 뒤 2대' }]);
});

test('spec 3 · the extension of the telephone number is kept, from its own field or from the number', async () => {
  const at = await shop.completeStore();
  const kept = async (change: Change) => {
    const { phone, phoneExtension } = (await update(at, change)).response;
    return [phone, phoneExtension];
  };

  expect(await kept({ phone: '02-123-4567 내선 12' })).toEqual(['+8221234567', '12']);
  expect(await kept({ phoneExtension: '0'.repeat(20), version: 2 })).toEqual(['+8221234567', '0'.repeat(20)]);
  expect(await kept({ phone: '1588-1234', version: 3 })).toEqual(['+8215881234', '0'.repeat(20)]);
  const { response } = await update(at, { phoneExtension: '', version: 4 });
  expect(response.phoneExtension).toBe('');
  const wrong = async (phoneExtension: string) => (await update(at, { phoneExtension, version: 5 })).fields;
  expect(await wrong('12a')).toEqual({ phoneExtension: 'numbersOnly' });
  expect(await wrong('0'.repeat(21))).toEqual({ phoneExtension: 'tooLong' });
});

test('links for customers must be web addresses', async () => {
  const at = await shop.completeStore();
  const say = (key: 'HOMEPAGE' | 'INSTAGRAM', value: string, version = 1) =>
    update(at, { version, storeAdditionalInfoDTOList: [{ key, value }] });

  const wrong = { http: 400, status: 'WRONG_FORMAT' };
  expect(await say('HOMEPAGE', 'javascript:alert(1)')).toMatchObject({
    ...wrong,
    fields: { 'storeAdditionalInfoDTOList.0.value': 'wrongWebAddress' },
  });
  for (const value of ['javascript:alert(1)', 'https://instagram.com.evil.example/maru'])
    expect(await say('INSTAGRAM', value)).toMatchObject({
      ...wrong,
      fields: { 'storeAdditionalInfoDTOList.0.value': 'wrongInstagram' },
    });
  expect((await rowOf(at)).additionalInfo).toEqual([]);

  expect((await say('HOMEPAGE', 'maru.example')).http).toBe(200);
  expect((await rowOf(at)).additionalInfo).toEqual([{ key: 'HOMEPAGE', value: 'https://maru.example' }]);
  expect((await say('INSTAGRAM', 'http://instagram.com/maru', 2)).http).toBe(200);
  const instagram = { key: 'INSTAGRAM', value: 'https://instagram.com/maru' };
  expect((await rowOf(at)).additionalInfo).toEqual([instagram]);
});

test('a stale edit changes nothing and gets the current store, who changed it and when', async () => {
  const at = await shop.completeStore();
  const editor = await shop.staffOf(at, ['STORE_EDIT']);
  const first = (await update(at, { name: '먼저' }, editor)).response;

  const second = await update(at, { name: '나중' });

  expect(second).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
  const changed = { changedBy: '김마루', isOwn: false, changedAt: clock.now.toISOString() };
  expect(second.detail).toEqual({ row: first, ...changed });
  const again = await update(at, { name: '나중' }, editor);
  expect(again.detail).toEqual({ row: first, ...changed, isOwn: true });
  expect((await rowOf(at)).name).toBe('먼저');
});

test('a stale edit does not tell a member which admin changed the store', async () => {
  const at = await shop.completeStore();
  const admin = await shop.person({ admin: true, name: '정하늘' });
  expect((await update(at, { name: '먼저' }, admin)).http).toBe(200);

  expect((await update(at, { name: '나중' })).detail).toMatchObject({ changedBy: null, isOwn: false });
  const own = { changedBy: '정하늘', isOwn: true };
  expect((await update(at, { name: '나중' }, admin)).detail).toMatchObject(own);
});

test('of many concurrent edits of one version one succeeds', async () => {
  const at = await shop.completeStore();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => update(at, { name: `가게 ${i}` })));

  const [made, ...more] = answers.filter(({ http }) => http === 200);
  expect(more).toEqual([]);
  expect(answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED')).toHaveLength(11);
  expect(await rowOf(at)).toMatchObject({ name: made?.response.name, version: 2 });
  expect(await trailOf(at)).toHaveLength(1);
});

test('a new business number is queued for a check; an unchanged one keeps its result', async () => {
  const at = await shop.completeStore({
    ...{ businessStatus: 'ACTIVE', businessCheckedAt: clock.now, applicationStatus: 'PENDING' },
  });
  await db.deleteFrom('outbox').execute();

  await update(at, { businessNumber: '1111111119', name: '다른 이름' });
  expect((await rowOf(at)).businessStatus).toBe('ACTIVE');
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);

  await update(at, { businessNumber: '222-22-22227', version: 2 });
  expect(await rowOf(at)).toMatchObject({ businessStatus: 'NOT_CHECKED', businessCheckedAt: null });
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { payload: { storeId: at.storeId } },
  ]);
});

test('a new registration image must be admitted; the current one may be sent again by anyone', async () => {
  const at = await shop.completeStore();
  const editor = await shop.staffOf(at, ['STORE_EDIT']);
  const image = await shop.registrationImage(editor);
  const awaited = await shop.registrationImage(editor, { status: 'AWAITED' });

  const same = await update(at, { registrationImageKey: at.registrationImageKey }, editor);
  expect([same.http, same.response.registrationImageKey]).toEqual([200, at.registrationImageKey]);

  const version = 2;
  const refused = async (registrationImageKey: string, as: Caller) =>
    (await update(at, { version, registrationImageKey }, as)).status;
  expect(await refused(awaited.awsKey, editor)).toBe('FILE_NOT_UPLOADED');
  expect(await refused(image.awsKey, at.owner)).toBe('FILE_NOT_FOUND');

  const other = await update(at, { version, registrationImageKey: image.awsKey }, editor);
  expect([other.http, other.response.registrationImageKey]).toEqual([200, image.awsKey]);
  expect((await rowOf(at)).registrationFileId).toBe(image.fileId);
});

test('an admin enters data that came by fax, with an image uploaded for the owner', async () => {
  const at = await shop.completeStore({ registrationFileId: null, applicationStatus: 'PENDING' });
  const admin = await shop.person({ admin: true });
  const { awsKey } = await shop.registrationImage(at.owner, { uploadedBy: admin.id });

  const { http, response } = await update(at, { registrationImageKey: awsKey }, admin);

  expect({ http, missing: response.missing }).toEqual({ http: 200, missing: [] });
  expect(await trailOf(at)).toMatchObject([{ actorId: admin.id, act: 'updateStore' }]);
});

test('the memo is for members: an admin reads it as empty, cannot write it, and other edits keep it', async () => {
  const at = await shop.completeStore({ memo: '열쇠는 화분 밑에' });
  const admin = await shop.person({ admin: true });
  const memoFor = async (as: Caller) =>
    (await shop.call(getStore, { storeId: at.storeId }, as)).response.memo;
  expect([await memoFor(at.owner), await memoFor(admin)]).toEqual(['열쇠는 화분 밑에', '']);

  expect((await update(at, { memo: '' }, admin)).status).toBe('FORBIDDEN');
  expect((await update(at, { name: '고친 이름' }, admin)).response.memo).toBe('');
  expect((await update(at, { name: '늦은 이름' }, admin)).detail).toMatchObject({ row: { memo: '' } });
  expect((await rowOf(at)).memo).toBe('열쇠는 화분 밑에');
});

test('changed opening hours change the end of a chosen status', async () => {
  const at = await shop.completeStore({ openingHours: JSON.stringify(always) });
  await shop.call(setStoreStatus, { storeId: at.storeId, status: 'CLOSED' }, at.owner);
  expect((await rowOf(at)).chosenUntil).toBeNull();

  const evening = { open: { from: 600, to: 1200 }, breaks: [] };
  await update(at, { openingHours: { ...always, days: { ...always.days, FRI: evening } } });

  expect((await rowOf(at)).chosenUntil).toEqual(new Date('2026-11-20T20:00:00+09:00'));
});

test('changed opening hours do not revive an expired status choice', async () => {
  const chosen = { chosenStatus: 'OPEN', chosenUntil: new Date(clock.now.getTime() - 1) };
  const at = await shop.completeStore({ openingHours: JSON.stringify(always), ...chosen });

  await update(at, { openingHours: { ...always, holidays: [{ from: '2026-11-20', to: '2026-11-20' }] } });

  expect((await shop.call(getStoreStatus, { storeId: at.storeId })).response).toMatchObject({
    ...{ status: 'CLOSED', isChosen: false },
  });
});

test('staff without the right, outsiders and strangers cannot change it', async () => {
  const at = await shop.completeStore();
  const outsider = await shop.ownerOf(await shop.store());

  expect((await update(at, { name: '남' }, await shop.staffOf(at, ['ORDER', 'SETTING']))).status).toBe(
    'FORBIDDEN',
  );
  expect((await update(at, { name: '남' }, outsider)).status).toBe('NOT_FOUND');
  expect((await shop.call(updateStore, { storeId: at.storeId, version: 1, name: '남' })).http).toBe(401);
  const admin = await shop.person({ admin: true });
  expect((await shop.call(updateStore, { storeId: newId(), version: 1, name: '남' }, admin)).status).toBe(
    'NOT_FOUND',
  );
  expect((await rowOf(at)).name).toBe(storeFields.name);
});

test('invalid fields are refused by name', async () => {
  const at = await shop.completeStore();
  const twice = [
    { key: 'WIFI', value: '있음' },
    { key: 'WIFI', value: '없음' },
  ] as const;
  const { fields } = await update(at, {
    ...{ businessNumber: '111-11-11118', openedOn: '2026-02-30', phone: 'x', name: '' },
    storeAdditionalInfoDTOList: [...twice],
  });

  expect(fields).toEqual({
    businessNumber: 'wrongBusinessNumber',
    openedOn: 'wrongFormat',
    phone: 'phoneNumberisNotCorrectFormat',
    name: 'required',
    storeAdditionalInfoDTOList: 'wrongFormat',
  });
});
