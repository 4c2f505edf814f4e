import { reportByPaymentMethod } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const day = { from: '2026-11-20', to: '2026-11-20' };

test('revenue is split by tender type, largest first; an order with several counts in each', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_000 }] });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 3_500 });
  await shop.order(at, { tenders: [{ type: 'INSTORE_CAT', amount: 4_500 }] });
  await shop.order(at, { tenders: [{ type: 'INSTORE_CAT', amount: 4_500 }] });

  const { response } = await shop.call(reportByPaymentMethod, { storeId: at.storeId, ...day }, at.owner);

  expect(response).toEqual({
    rows: [
      { type: 'INSTORE_CAT', payments: 2, approved: 9_000, refunded: 0, net: 9_000 },
      { type: 'card', payments: 1, approved: 3_500, refunded: 0, net: 3_500 },
      { type: 'INSTORE_CASH', payments: 1, approved: 1_000, refunded: 0, net: 1_000 },
    ],
    net: 13_500,
  });
});

test('open and cancelled orders, declined cards and other days are left out', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'DECLINE');
  await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 });
  await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  await shop.order(at, { tenders: [{ type: 'INSTORE_CAT', amount: 1_000 }] });
  const cancelled = await shop.order(at, { tenders: [{ type: 'INSTORE_CAT', amount: 4_500 }] });
  await shop.cancel(at, cancelled.id);

  const sent = { storeId: at.storeId, ...day };
  const { response } = await shop.call(reportByPaymentMethod, sent, at.owner);
  const other = { ...sent, from: '2026-11-21', to: '2026-11-22' };

  expect(response.rows).toMatchObject([{ type: 'INSTORE_CASH', payments: 1, net: 4_500 }]);
  expect((await shop.call(reportByPaymentMethod, other, at.owner)).response).toEqual({ rows: [], net: 0 });
});
