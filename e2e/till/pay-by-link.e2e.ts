import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { listOrders } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { orderOn } from '../support/screens/order.ts';
import { guestPayOn, payLinkOn } from '../support/screens/pay-link.ts';
import { tillOn } from '../support/screens/till.ts';

test('at the till a guest pays by QR code: one order is taken, and the till says when it is paid', async ({
  page,
  maru,
  browser,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const names = { nameEn: null, storeId };
  const category = { name: '케이크', taxable: true, rewardable: true, enabled: true };
  const { id: categoryId } = await call(setCategory, { ...names, ...category });
  const item = { name: '당근 케이크', price: 7_000, marketPrice: false, description: null, barcode: null };
  await call(setStoreItem, { ...names, ...item, categoryId, optionCollectionIds: [] });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/till` });
  const till = tillOn(page);
  const link = payLinkOn(page);
  await till.ready();

  const url = await test.step('a double click takes one order, and its code is shown', async () => {
    await till.add('당근 케이크');
    await till.startPaying();
    const made = link.made();
    await till.way('LINK').dblclick();
    await expect(link.code).toBeVisible();
    const { content } = await call(listOrders, { storeId });
    expect(content).toMatchObject([{ status: 'OPEN', total: 7_000, leftToPay: 7_000 }]);
    return made;
  });

  await test.step('the guest pays; the sheet closes by itself and the till is free for the next cart', async () => {
    const phone = await browser.newContext({ locale: 'ko-KR', viewport: { width: 360, height: 740 } });
    const guestPage = await phone.newPage();
    const guest = guestPayOn(guestPage);
    await guestPage.goto(url);
    await guest.pay(7_000).click();
    await guest.checkout('PAY').click();
    await expect(guest.state('PAID')).toBeVisible();
    await expect(link.paid(1)).toBeVisible();
    await expect(till.sheet).toBeHidden();
    await phone.close();
  });

  await test.step('the order says that the guest paid', async () => {
    const { content } = await call(listOrders, { storeId });
    expect(content).toMatchObject([{ status: 'CLOSED' }]);
    await page.goto(`${maru.hubUrl}/s/${storeId}/orders/${content[0]?.id}`);
    await expect(orderOn(page).byGuest).toBeVisible();
  });
});
