import { randomUUID } from 'node:crypto';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { changeOrderStatus, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { makePayLink, revokePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';
import type { Route } from '@playwright/test';
import { openOwnStore } from '../own-store.ts';
import { signInAs } from '../people.ts';
import { guestPayOn, payLinkOn } from '../screens/pay-link.ts';
import type { Studio } from '../screens/studio.ts';

/** The link of an order in the hub, and what a guest sees behind it. */
export async function shootPayLink(shop: Studio, guest: Studio) {
  const { maru, page, words, shoot } = shop;
  const { owner, storeId, call } = await openOwnStore(maru);
  const lines = [{ name: 'Cake', unitPrice: 6_000, taxable: true, quantity: 1 }];
  const order = () => call(takeOrder, { storeId, lines, total: 6_000, tenders: [] });
  const { id } = await order();
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders/${id}` });
  const url = await payLinkOn(page, words).make();
  await shoot('93-pay-link', 'screen');

  await shootGuestPaying(guest, url);

  const { id: orderId } = await order();
  const link = await call(makePayLink, { storeId, orderId, linkId: randomUUID() });
  await call(changeOrderStatus, { storeId, orderId, newOrderStatus: 'CANCELLED', reason: 'Mistake' });
  await guest.page.goto(link.url);
  await guest.shoot('98-pay-cancelled');
  await shootOtherStates({ storeId, call, order }, guest);
  await guest.page.goto(link.url.slice(0, -4));
  await guestPayOn(guest.page, guest.words).heading('unknown.title').waitFor();
  await guest.shoot('99-pay-unknown');
}

type At = Pick<Awaited<ReturnType<typeof openOwnStore>>, 'storeId' | 'call'> & {
  order: () => Promise<{ id: string }>;
};

/** Waiting for a result, paid in part, changed, not opened, ended while the guest paid, and given back. */
async function shootOtherStates({ storeId, call, order }: At, { page, words, shoot }: Studio) {
  const guest = guestPayOn(page, words);
  const linked = async () => {
    const { id: orderId } = await order();
    const { url } = await call(makePayLink, { storeId, orderId, linkId: randomUUID() });
    return { orderId, url };
  };
  const changed = await linked();
  await page.goto(changed.url);
  const cash = { paymentMethod: 'INSTORE_CASH', amount: 2_000, received: 2_000 } as const;
  await call(postPayment, { storeId, storeOrderId: changed.orderId, ...cash });
  await guest.pay(6_000).click();
  await guest.alert.waitFor();
  await shoot('98-pay-changed');
  await page.goto(`${changed.url}?notopened`);
  await guest.alert.waitFor();
  await shoot('98-pay-not-opened');
  await guest.pay(4_000).click();
  await call(revokePayLink, { storeId, orderId: changed.orderId });
  await guest.checkout('PAY').click();
  await guest.heading('unknown.title').waitFor();
  await shoot('98-pay-ended');

  const lost = await linked();
  await page.goto(lost.url);
  await guest.pay(6_000).click();
  await guest.checkout('LOSE').click();
  await guest.state('CONFIRMING').waitFor();
  // The page reloads itself until the result is known; a reload would interrupt the picture.
  const stay = (route: Route) =>
    route.request().isNavigationRequest() ? route.abort('aborted') : route.fallback();
  await page.route('**/*', stay);
  await shoot('98-pay-confirming');
  await page.unroute('**/*', stay);
  await call(postPayment, { storeId, storeOrderId: lost.orderId, ...cash, amount: 6_000, received: 6_000 });
}

async function shootGuestPaying({ page, words, shoot }: Studio, url: string) {
  const guest = guestPayOn(page, words);
  await page.goto(url);
  await guest.pay(6_000).waitFor();
  await shoot('94-pay');
  await guest.pay(6_000).click();
  await guest.checkout('DECLINE').waitFor();
  await shoot('95-trial-checkout');
  await guest.checkout('DECLINE').click();
  await guest.alert.waitFor();
  await shoot('96-pay-not-paid');
  await guest.pay(6_000).click();
  await guest.checkout('PAY').click();
  await guest.state('PAID').waitFor();
  await shoot('97-pay-paid');
}
