import { readFile } from 'node:fs/promises';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { getOrder, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { registrationAt } from '@maru/contract/stores/registration-at.ts';
import { decideRegistrationChange } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { getStore, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { storeFields } from '#test/builders/store-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const admin = await shop.person({ admin: true });
const noon = shop.clock.now;
const minute = 60_000;
afterEach(() => {
  shop.clock.now = noon;
});

type Change = Omit<InputOf<typeof updateStore>, 'storeId' | 'version'>;

/** A registered store with a menu. Each of its changes happens a minute after the one before. */
async function registered(over: Parameters<typeof shop.store>[0] = {}) {
  const at = await shop.openStore({ ...storeFields, ...over });
  const { storeId, owner } = at;
  const read = async () => (await shop.call(getStore, { storeId }, owner)).response;
  const later = (minutes = 1) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + minutes * minute);
  };
  const change = async (fields: Change, as: Caller = owner) => {
    later();
    const { version } = await read();
    const answer = await shop.call(updateStore, { storeId, version, ...fields }, as);
    expect(answer).toMatchObject({ http: 200 });
    if (!answer.response.registrationChange) return answer.response;
    const decision = { storeId, version: answer.response.version, decision: 'APPROVE' } as const;
    return (await shop.call(decideRegistrationChange, decision, admin)).response;
  };
  /** What a receipt of the order shows. */
  const shownOn = async (orderId: string) => {
    const order = (await shop.call(getOrder, { storeId, orderId }, owner)).response;
    const { name, businessNumber, ownerName } = registrationAt(await read(), order.takenAt);
    return { name, businessNumber, ownerName };
  };
  return { ...at, at, read, later, change, shownOn };
}

const first = { name: storeFields.name, businessNumber: '111-11-11119', ownerName: '한마루' };
const second = { ...first, businessNumber: '222-22-22227', ownerName: '이바다' };

test('an order keeps the registration that the store had when it was taken', async () => {
  const store = await registered();
  const before = await shop.order(store.at);
  await store.change({ businessNumber: second.businessNumber, ownerName: second.ownerName });
  const between = await shop.order(store.at);
  await store.change({ name: '바다 카페' });
  const after = await shop.order(store.at);

  expect(await store.shownOn(before.id)).toEqual(first);
  expect(await store.shownOn(between.id)).toEqual(second);
  expect(await store.shownOn(after.id)).toEqual({ ...second, name: '바다 카페' });
});

test('an offline sale has the registration of when it was taken, not of when it was sent', async () => {
  const store = await registered();
  store.later(10);
  await store.change({ businessNumber: second.businessNumber, ownerName: second.ownerName });
  const { storeId, owner, menu } = store;
  const send = async (age: number) => {
    const { response } = await shop.call(
      takeOrder,
      {
        storeId,
        lines: [{ itemId: menu.americano, choiceIds: [menu.iced, menu.shot], quantity: 1 }],
        ...{ total: 5_500, tenders: [{ type: 'INSTORE_CASH', amount: 5_500 }] },
        saleId: newId(),
        receipted: { lines: [{ unitPrice: 5_500, optionDifferences: [500, 500] }] },
      },
      owner,
      { headers: { [saleAgeHeader]: `${age}` } },
    );
    return response.id;
  };

  expect(await store.shownOn(await send(300))).toEqual(first);
  expect(await store.shownOn(await send(0))).toEqual(second);
});

test('only what receipts show of a store is kept, oldest first', async () => {
  const store = await registered();
  await store.change({ memo: '열쇠는 화분 밑에', openedOn: '2025-01-01', phone: '02-2000-0001' });
  const { phone } = await store.read();
  expect((await store.read()).formerRegistrations).toMatchObject([{ phone: storeFields.phone }]);

  await store.change({ memo: '', phone: '02-2000-0001', businessNumber: first.businessNumber });
  expect((await store.read()).formerRegistrations).toHaveLength(1);

  const { formerRegistrations } = await store.change({ phone: '02-2000-0002' });
  expect(formerRegistrations).toMatchObject([
    { phone: storeFields.phone },
    { phone, heldUntil: shop.clock.now.toISOString() },
  ]);
});

test('spec 3 · a former registration keeps the extension of its telephone number', async () => {
  const store = await registered({ phoneExtension: '12' });
  const { formerRegistrations } = await store.change({ phoneExtension: '34' });

  expect(formerRegistrations.map(({ phoneExtension }) => phoneExtension)).toEqual(['12']);
});

test('a store that was never approved took no orders, so nothing of it is kept', async () => {
  const store = await registered({ applicationStatus: 'PENDING' });

  expect((await store.change({ name: '바다 카페' })).formerRegistrations).toEqual([]);
});

test('the migration fills earlier registrations from the trail, back to a change that it masks', async () => {
  const store = await registered();
  await store.change({ name: '어제 카페', address: '서울 성동구 성수동1가 1' });
  await store.change({ businessNumber: second.businessNumber }, admin);
  await store.change({ name: '오늘 카페' });
  await store.change({ address: '서울 성동구 성수동1가 2', memo: '이사' });
  const { formerRegistrations } = await store.change({ businessName: '마루상사', name: '내일 카페' }, admin);

  await shop.pool.query('drop table store_registrations');
  const migration = new URL('../../migrations/0050-registrations.sql', import.meta.url);
  await shop.pool.query(await readFile(migration, 'utf8'));
  await shop.pool.query(
    "alter table store_registrations add column phone_extension text not null default ''",
  );

  expect(formerRegistrations).toHaveLength(5);
  expect((await store.read()).formerRegistrations).toEqual(formerRegistrations.slice(2));
});
