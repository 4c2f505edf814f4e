import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import {
  getPaymentSetting,
  updatePaymentSetting as wire,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { expect, test } from 'vitest';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { withoutCards } from '#test/builders/terminal-builder.ts';
import { type Caller, openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const asNew = {
  version: 1,
  tenderTypes: ['INSTORE_CASH' as const, 'INSTORE_CAT' as const, 'card' as const],
  closePaidOrders: true,
  receiptHeader: '',
  receiptFooter: '',
  cashReceiptObligated: false,
};
type Over = Partial<Omit<typeof asNew, 'tenderTypes'>> & { tenderTypes?: 'INSTORE_CASH'[] };

async function openStore() {
  const at = await shop.openStore();
  const change = (over: Over, by: Person = at.owner) =>
    shop.call(wire, { storeId: at.storeId, ...asNew, ...over }, by);
  const read = async (by: Caller = at.owner) =>
    (await shop.call(getPaymentSetting, { storeId: at.storeId }, by)).response;
  return { ...at, change, read };
}

test('an owner and staff with the right change tenders, automatic closing, receipt texts and the obligation', async () => {
  const { storeId, read } = await openStore();
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);
  const values = {
    tenderTypes: ['card' as const],
    closePaidOrders: false,
    receiptHeader: '어서 오세요',
    receiptFooter: '고맙습니다 🙇',
    cashReceiptObligated: true,
  };

  const answer = await shop.call(wire, { storeId, version: 1, ...values }, staff);

  expect(answer).toMatchObject({ http: 200, response: { ...values, version: 2 } });
  expect(await read(staff)).toEqual(answer.response);
});

test('at least one tender is required, none twice, and texts have at most 200 characters', async () => {
  const { storeId, owner } = await openStore();
  const refused = async (over: object) =>
    (await shop.call(wire, { storeId, ...asNew, ...over }, owner)).fields;

  expect(await refused({ tenderTypes: [] })).toEqual({ tenderTypes: 'required' });
  expect(await refused({ tenderTypes: ['card', 'card'] })).toEqual({ tenderTypes: 'wrongFormat' });
  expect(await refused({ receiptFooter: '가'.repeat(201) })).toEqual({ receiptFooter: 'tooLong' });
});

test('a member without the right cannot change it', async () => {
  const { storeId, change } = await openStore();

  expect((await change({}, await shop.staffOf({ id: storeId }, ['ORDER', 'STORE_EDIT']))).http).toBe(403);
  expect((await change({}, await shop.person())).http).toBe(404);
});

test('a tender that is no longer accepted is refused', async () => {
  const at = await openStore();
  await at.change({ tenderTypes: ['INSTORE_CASH'] });
  const order = await shop.order(at);

  const tenders = [{ type: 'INSTORE_CAT' as const, amount: 4_500, approvalNumber: '12345678' }];
  const taken = await shop.call(takeOrder, shop.americano(at, { tenders }), at.owner);
  expect(taken).toMatchObject({ http: 409, status: 'TENDER_NOT_ACCEPTED' });
  for (const paymentMethod of ['card', 'INSTORE_CAT'] as const) {
    const paid = await shop.pay(at, order.id, { paymentMethod, amount: 4_500 });
    expect(paid).toMatchObject({ http: 409, status: 'TENDER_NOT_ACCEPTED' });
  }
  const cash = { paymentMethod: 'INSTORE_CASH', amount: 4_500, received: 4_500 } as const;
  expect((await shop.pay(at, order.id, cash)).http).toBe(200);
});

test('a paid order stays open if the store closes orders by hand', async () => {
  const at = await openStore();
  await at.change({ closePaidOrders: false });
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 4_500, received: 5_000 }];

  const paidAtOnce = await shop.order(at, { tenders });
  const paidLater = await shop.order(at);
  await shop.pay(at, paidLater.id, { paymentMethod: 'card', amount: 4_500 });

  for (const { id } of [paidAtOnce, paidLater]) {
    expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN' });
    expect((await shop.close(at, id)).response).toMatchObject({ status: 'CLOSED' });
  }
});

test('the setting says whether anybody issues cash receipts', async () => {
  const { storeId, owner, read } = await openStore();
  const without = await shop.instance({ issuers: shop.receiptIssuers(undefined) });

  const shown = await without.call(getPaymentSetting, { storeId }, owner);
  expect(shown.response.issuesCashReceipts).toBe(false);
  expect((await read()).issuesCashReceipts).toBe(true);
});

test('without a card provider cards are hidden, and the setting for them is kept', async () => {
  const { storeId, owner, read } = await openStore();
  const cashOnly = await shop.instance({ gateways: withoutCards(shop.gateways) });

  const shown = await cashOnly.call(getPaymentSetting, { storeId }, owner);
  expect(shown.response.tenderTypes).toEqual(['INSTORE_CASH', 'INSTORE_CAT']);
  expect(shown.response.offeredTenderTypes).toEqual(['INSTORE_CASH', 'INSTORE_CAT']);
  expect(shown.response.paysByLink).toBe(false);
  const input = { storeId, ...asNew, tenderTypes: ['INSTORE_CASH' as const] };
  const changed = await cashOnly.call(wire, input, owner);

  expect(changed.response.tenderTypes).toEqual(['INSTORE_CASH']);
  expect((await read()).tenderTypes).toEqual(['INSTORE_CASH', 'card']);
});

test('spec 8 · of twenty concurrent changes of one version one succeeds, and the others get the new setting', async () => {
  const { storeId, change, read } = await openStore();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => change({ receiptHeader: `${i}` })));

  const lost = answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED');
  expect(lost).toHaveLength(19);
  const changed = { changedBy: '김마루', isOwn: true, changedAt: shop.clock.now.toISOString() };
  const detail = { row: await read(), ...changed };
  for (const answer of lost) expect(answer).toMatchObject({ http: 409, detail });
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);
  expect((await change({}, staff)).detail).toEqual({ row: await read(staff), ...changed, isOwn: false });
});

test('a change emits an event and writes the audit trail', async () => {
  const { storeId, owner, change } = await openStore();
  await change({ receiptHeader: '어서 오세요' });

  expect(await listEventsAfter(shop.db, storeId, 0)).toMatchObject([{ type: 'STORE_CHANGED', version: 2 }]);
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    {
      module: 'store-settings',
      act: 'updatePaymentSetting',
      actorId: owner.id,
      before: { receiptHeader: '' },
      after: { receiptHeader: '어서 오세요' },
    },
  ]);
});
