import { randomUUID } from 'node:crypto';
import { changeOrderStatus, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { makePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';

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
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders/${id}`, words });
  const url = await payLinkOn(page, words).make();
  await shoot('93-pay-link', 'screen');

  await shootGuestPaying(guest, url);

  const { id: orderId } = await order();
  const link = await call(makePayLink, { storeId, orderId, linkId: randomUUID() });
  await call(changeOrderStatus, { storeId, orderId, newOrderStatus: 'CANCELLED', reason: 'Mistake' });
  await guest.page.goto(link.url);
  await guest.shoot('98-pay-cancelled');
  await guest.page.goto(link.url.slice(0, -4));
  await guestPayOn(guest.page, guest.words).heading('unknown.title').waitFor();
  await guest.shoot('99-pay-unknown');
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
