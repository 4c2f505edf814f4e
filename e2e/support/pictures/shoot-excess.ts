import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { updateStoreApplicationStatus } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { callAs } from '../new-person.ts';
import { openOwnStore } from '../own-store.ts';
import { admin, signInAs } from '../people.ts';
import { excessOn } from '../screens/excess.ts';
import { ordersOn } from '../screens/orders.ts';
import { paymentOn } from '../screens/payment.ts';
import type { Studio } from '../screens/studio.ts';

/** Money beyond what an order can take, a card without an answer, and the till of a suspended store. */
export async function shootExcess(shop: Studio, office: Studio) {
  const { page, maru, words, shoot } = shop;
  const { owner, storeId, call } = await openOwnStore(maru);
  const order = async (total: number) => {
    const lines = [{ name: 'Cake', unitPrice: total, taxable: true, quantity: 1 }];
    return call(takeOrder, { storeId, lines, total, tenders: [] });
  };
  const base = `${maru.hubUrl}/s/${storeId}`;
  const excess = excessOn(page, words);

  const byTerminal = await order(6_000);
  await call(postPayment, {
    ...{ storeId, storeOrderId: byTerminal.id, paymentMethod: 'INSTORE_CAT', amount: 10_000 },
    receipted: true,
  });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders` });
  await excess.link(1).waitFor();
  await shoot('85-orders-excess');
  await excess.link(1).click();
  await excess.giveBack.waitFor();
  await shoot('86-excess');
  await excess.giveBack.click();
  await excess.dialog.waitFor();
  await shoot('87-excess-give-back', 'screen');
  await page.keyboard.press('Escape');
  await excess.dialog.waitFor({ state: 'hidden' });

  await page.goto(`${base}/orders/${byTerminal.id}`);
  await excess.complete.waitFor();
  await shoot('88-order-excess');
  await excess.complete.click();
  await excess.dialog.waitFor();
  await shoot('89-payment-complete', 'screen');

  await page.goto(`${base}/sales/revenue`);
  await excess.revenueLink.waitFor();
  await shoot('90-revenue-excess');

  await shootPending(shop, { storeId, orderId: (await order(7_000)).id, charge: call });
  await shootSuspended(shop, office, storeId);
}

type Charging = { storeId: string; orderId: string; charge: Awaited<ReturnType<typeof callAs>> };

/** A card of another till has no answer yet. By the clock of this browser, the wait has lasted for a day. */
async function shootPending({ page, maru, words, shoot }: Studio, { storeId, orderId, charge }: Charging) {
  const excess = excessOn(page, words);
  await page.goto(`${maru.hubUrl}/s/${storeId}/orders/${orderId}`);
  await page.getByRole('button', { name: words.t('hub/orders:acts.cancel') }).waitFor();
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  const data = { next: 'TIMEOUT' };
  await page.request.post(`${maru.hubUrl}/dev/terminal/${storeId}`, { data });
  // The response comes long after these pictures.
  charge(postPayment, {
    ...{ storeId, storeOrderId: orderId, paymentMethod: 'card', amount: 7_000 },
  }).catch(() => undefined);
  await excess.decide.click();
  await excess.dialog.waitFor();
  await shoot('90-payment-decide', 'screen');
  await page.keyboard.press('Escape');
  await excess.dialog.waitFor({ state: 'hidden' });
  await excess.payOtherWay.click();
  await paymentOn(page, words).otherWay.waitFor();
  await shoot('90-payment-other-way', 'screen');
  await page.clock.setFixedTime(Date.now());
}

async function shootSuspended({ page, maru, words, shoot }: Studio, office: Studio, storeId: string) {
  const asAdmin = await callAs(maru, admin);
  const { version } = await asAdmin(getStore, { storeId });
  await asAdmin(updateStoreApplicationStatus, {
    ...{ storeId, version, newStatus: 'TERMINATED', reason: 'Closed' },
  });
  await page.goto(`${maru.hubUrl}/s/${storeId}/till`);
  await page.getByRole('link', { name: words.t('hub/till:suspended.orders') }).waitFor();
  await shoot('91-till-suspended');
  await page.getByRole('link', { name: words.t('hub/till:suspended.orders') }).click();
  await ordersOn(page, words).heading.waitFor();

  await signInAs(office.page, maru, admin, { path: `/admin/stores/${storeId}` });
  const line = office.words.t('hub/stores/admin/admin:suspension.none');
  await office.page.getByText(line).waitFor();
  await office.shoot('92-admin-suspended');
}
