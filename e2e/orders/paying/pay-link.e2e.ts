import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { signInAs } from '#support/people.ts';
import { guestPayOn, payLinkOn } from '#support/screens/pay-link.ts';
import { ko } from '#support/words.ts';

test('a guest pays by a link on a phone without JavaScript, and the store sees it at once', async ({
  page,
  maru,
  browser,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const lines = [{ name: '생크림 케이크', unitPrice: 6_000, taxable: true, quantity: 1 }];
  const { id, orderNumber } = await call(takeOrder, { storeId, lines, total: 6_000, tenders: [] });
  const link = payLinkOn(page);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders/${id}` });
  const url = await link.make();

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'ko-KR',
    viewport: { width: 360, height: 740 },
  });
  const guestPage = await phone.newPage();
  const guest = guestPayOn(guestPage);

  await test.step('a card that is declined is not charged', async () => {
    await guestPage.goto(url);
    await guest.pay(6_000).click();
    await guest.checkout('DECLINE').click();
    await expect(guest.alert).toHaveText(guest.text('hints.NOT_PAID'));
  });

  await test.step('the language switch works without script and leads back', async () => {
    await guestPage.getByRole('button', { name: 'English' }).click();
    await expect(guestPage.getByRole('button', { name: 'Pay ₩6,000' })).toBeVisible();
    await guestPage.getByRole('button', { name: '한국어' }).click();
  });

  await test.step('the guest pays, and the sheet of the store closes by itself', async () => {
    await guest.pay(6_000).click();
    await guest.checkout('PAY').click();
    await expect(guest.state('PAID')).toBeVisible();
    await expect(link.paid(orderNumber)).toBeVisible();
    await expect(link.code).toBeHidden();
    await expect(page.getByText(ko.t('hub/orders:statuses.CLOSED')).first()).toBeVisible();
  });
  await phone.close();
});
