import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { signInAs } from '#support/people.ts';
import { excessOn } from '#support/screens/excess.ts';
import { paymentOn } from '#support/screens/payment.ts';
import type { Maru } from '#support/start-maru.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;

test('cash is taken while a card payment is pending; the card is then approved, and the excess is given back', async ({
  page,
  maru,
}) => {
  // A store of its own, because other journeys control the terminal of the demo store.
  const { owner, storeId, call } = await openOwnStore(maru);
  const lines = [{ name: '생크림 케이크', unitPrice: 6_000, taxable: true, quantity: 1 }];
  const order = await call(takeOrder, { storeId, lines, total: 6_000, tenders: [] });
  const [payment, excess] = [paymentOn(page), excessOn(page)];
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders/${order.id}` });
  await page.getByRole('button', { name: t('hub/orders:acts.payAmount', { amount: won(6_000) }) }).waitFor();

  // Another till charges a card that is approved after eight seconds. The refund of that card is declined.
  await terminalWill(page, maru, storeId, 'LATE');
  const ofCard = { storeId, storeOrderId: order.id, paymentMethod: 'card', amount: 6_000 } as const;
  const charge = call(postPayment, ofCard);

  await test.step('this till does not wait for the card', async () => {
    await excess.payOtherWay.click();
    await payment.otherWay.click();
    await payment.way('CASH').click();
    await payment.takeCash.click();
    await expect(payment.paid).toBeVisible();
    await terminalWill(page, maru, storeId, 'DECLINE');
    await page.keyboard.press('Escape');
  });

  await test.step('the approved card is an excess, and its provider refuses to give it back', async () => {
    await charge;
    await expect(excess.note(won(6_000))).toBeVisible();
    await expect(excess.giveBack).toBeVisible();
  });

  await test.step('a person gives it back from the list', async () => {
    await page.goto(`${maru.hubUrl}/s/${storeId}/orders`);
    await excess.link(1).click();
    await expect(excess.row(order.orderNumber)).toContainText(won(6_000));
    await excess.giveBack.click();
    const paidByCard = excess.dialog
      .getByRole('listitem')
      .filter({ hasText: t('hub/orders:paymentTypes.card') });
    await expect(paidByCard).toContainText(won(6_000));
    await excess.confirmGivenBack();
    await expect(excess.none).toBeVisible();
  });
});

async function terminalWill(page: Page, maru: Maru, storeId: string, next: 'LATE' | 'DECLINE') {
  const answer = await page.request.post(`${maru.hubUrl}/dev/terminal/${storeId}`, { data: { next } });
  expect(answer.ok()).toBe(true);
}
