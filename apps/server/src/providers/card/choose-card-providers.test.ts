import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { getPaymentSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openToss } from '#server/providers/toss/open-toss.ts';
import { withoutCards } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { chooseCardProviders } from './choose-card-providers.ts';

const shop = await openShop();
const cashOnly = await shop.instance({ gateways: withoutCards(shop.gateways) });

test('a trial has the simulated terminal and checkout, production has neither; both know Toss', () => {
  const toss = openToss({ log: pino({ level: 'silent' }) });
  const parts = { db: shop.db, clock: () => new Date(), toss };
  const { accountUrl } = shop.config;
  const trial = chooseCardProviders({ environment: 'trial', accountUrl }, parts);
  expect(trial.till?.name).toBe('simulated-terminal');
  expect(trial.checkouts.embedded?.name).toBe('simulated-checkout');
  expect([...trial.byName.keys()]).toEqual(['simulated-terminal', 'simulated-checkout', 'toss']);
  expect(chooseCardProviders({ environment: 'production', accountUrl }, parts)).toEqual({
    till: undefined,
    checkouts: { byName: new Map([['toss', toss.checkout]]), embedded: undefined },
    byName: new Map([['toss', toss.card]]),
  });
});

test('without a provider cards are neither offered nor charged, and cash works as usual', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const { id: storeOrderId } = await shop.order(at);
  const pay = (paymentMethod: 'card' | 'INSTORE_CASH') =>
    cashOnly.call(postPayment, { storeId, storeOrderId, paymentMethod, amount: 4_500 }, owner);

  const setting = await cashOnly.call(getPaymentSetting, { storeId }, owner);
  expect(setting.response.tenderTypes).toEqual(['INSTORE_CASH', 'INSTORE_CAT']);
  expect(await pay('card')).toMatchObject({ http: 409, status: 'CARD_NOT_AVAILABLE' });
  expect(await shop.readOrder(at, storeOrderId)).toMatchObject({ status: 'OPEN', pending: null, paid: 0 });
  expect(await pay('INSTORE_CASH')).toMatchObject({ http: 200, response: { order: { status: 'CLOSED' } } });
});

test('without a provider an order that holds card money cannot be cancelled', async () => {
  const at = await shop.openStore();
  const { id: orderId } = await shop.order(at);
  await shop.pay(at, orderId, { paymentMethod: 'card', amount: 4_500 });

  const cancel = { storeId: at.storeId, orderId, newOrderStatus: 'CANCELLED' as const, reason: 'test' };
  expect(await cashOnly.call(changeOrderStatus, cancel, at.owner)).toMatchObject({
    http: 409,
    status: 'CARD_NOT_AVAILABLE',
  });
  expect(await shop.readOrder(at, orderId)).toMatchObject({ status: 'CLOSED', pending: null, paid: 4_500 });
});
