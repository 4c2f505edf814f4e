import {
  deleteCustomer,
  mergeCustomers,
  recordCustomerConsent,
  updateCustomer,
} from '@maru/contract/customers/customers.endpoints.ts';
import { cancelReward } from '@maru/contract/points/points.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('every act on customers, and points moved by hand, announce whom they changed', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at);
  const { storeId, owner } = at;
  const one = (await shop.customer(at)).id;
  const other = (await shop.customer(at)).id;
  const given = (await shop.reward(at, one, 'EARN', 700)).response;
  await shop.call(cancelReward, { storeId, rewardId: given.id, cancelReason: '잘못 드림' }, owner);
  await shop.call(updateCustomer, { storeId, customerId: one, version: 1, tags: ['단골'], memo: '' }, owner);
  const consents = (await shop.consents()).filter(({ agreed }) => !agreed);
  await shop.call(recordCustomerConsent, { storeId, customerId: one, consents }, owner);
  const merging = { storeId, keptId: one, mergedId: other, reason: '번호를 바꿨대요' };
  await shop.call(mergeCustomers, { ...merging, preview: true }, owner);
  await shop.call(mergeCustomers, { ...merging, preview: false }, owner);
  await shop.call(deleteCustomer, { storeId, customerId: one, reason: '손님이 요청' }, owner);

  const events = await shop.db
    .selectFrom('storeEvents')
    .select(['type', 'ids'])
    .where('storeId', '=', storeId)
    .where('type', '=', 'CUSTOMER_CHANGED')
    .orderBy('seq')
    .execute();
  expect(events.map(({ ids }) => ids)).toEqual([
    ...[[one], [other]],
    ...[[one], [one], [one], [one]],
    ...[[one, other], [one]],
  ]);
});

test('an edit that changes nothing, and a repeated deletion, announce nothing', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const { id: customerId, name } = await shop.customer(at);
  const remove = () => shop.call(deleteCustomer, { storeId, customerId, reason: '손님이 요청' }, owner);
  const edit = { storeId, customerId, version: 1, tags: [], memo: '' };
  expect([name, (await shop.call(updateCustomer, edit, owner)).http]).toEqual(['홍*동', 200]);
  await remove();
  await remove();

  const events = await shop.db
    .selectFrom('storeEvents')
    .select('ids')
    .where('storeId', '=', storeId)
    .execute();
  expect(events).toEqual([{ ids: [customerId] }, { ids: [customerId] }]);
});
