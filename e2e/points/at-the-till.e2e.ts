import { expect, type Locator } from '@playwright/test';
import { addACustomer } from '../support/add-a-customer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { givePoints } from '../support/give-points.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { customerOn } from '../support/screens/customer.ts';
import { orderOn } from '../support/screens/order.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';
import { setPoints } from '../support/set-points.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

test('a guest becomes a customer at the till, earns and uses points, and a cancellation or refund undoes them', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/till` });
  const till = tillOn(page);
  const customer = customerOn(page);

  await test.step('a new customer agrees on the same sheet, and the sale earns', async () => {
    await till.add('대추차');
    await customer.findByPhone('01056785678');
    await customer.asNew.click();
    await customer.add.click();
    await expect(customer.needed).toBeVisible();
    await expectNoViolations(page, 'new customer');
    await customer.agreeToAll.check();
    await customer.add.click();
    await expect(customer.row).toContainText(customer.earns(600));
    // The rate changes while the cart is open.
    await setPoints(store, { rate: 500, leastUse: 100, useStep: 100 });
    await expect(customer.row).toContainText(customer.earns(300));
    await setPoints(store, { rate: 1_000, leastUse: 100, useStep: 100 });
    await expect(customer.row).toContainText(customer.earns(600));
    await till.payInCash();
    await expect(till.receipt).toContainText(t('contract/receipt:points.EARNED'));
    await expect(till.receipt).toContainText(customer.points(600));
    await till.nextOrder();
  });

  const number =
    await test.step('the customer is found by four digits, and uses some points by the four before them', async () => {
      await till.add('쌍화차');
      await customer.chooseByLastFour('5678');
      await expect(customer.row).toContainText(customer.points(600));
      await customer.startUsing.click();
      await customer.type('9999');
      await expect(customer.wrongMiddle('5678')).toBeVisible();
      await customer.erase(4);
      await customer.type('5678');
      await customer.use(400);
      await expect(customer.row).toContainText(customer.uses(400));
      await expect(till.total).toHaveText(won(7_600));
      await till.payInCash();
      await expect(till.receipt).toContainText(won(7_600));
      const sold = await till.orderNumber();
      await till.nextOrder();
      return sold;
    });

  await test.step('the order says what it used and earned, and its cancellation what becomes of it', async () => {
    await page.goto(`${maru.hubUrl}/s/${store.storeId}/orders`);
    await ordersOn(page).row(number).getByRole('link').click();
    const order = orderOn(page);
    await expect(order.heading(number)).toBeVisible();
    const points = page.locator('[data-part="points"]');
    await expect(points).toContainText(customer.points(400));
    await expect(points).toContainText(customer.points(760));
    await order.cancelFor('GUEST');
    await expect(order.status('CANCELLED')).toBeVisible();
    await expect(points).toContainText(t('hub/orders:points.moved.givenBack'));
    await expect(points).toContainText(t('hub/orders:points.moved.takenBack'));
  });

  await test.step('a refund in part takes back what the rest no longer earns', async () => {
    await page.goto(`${maru.hubUrl}/s/${store.storeId}/till`);
    await till.add('대추차');
    await till.add('쌍화차');
    await customer.chooseByLastFour('5678');
    await till.payInCash();
    await expect(till.paid).toBeVisible();
    const both = await till.orderNumber();
    await till.nextOrder();
    await page.goto(`${maru.hubUrl}/s/${store.storeId}/orders`);
    await ordersOn(page).row(both).getByRole('link').click();
    const order = orderOn(page);
    await order.refundOneOf('대추차', won(6_000));
    await expect(page.getByText(t('hub/orders:history.POINTS_TAKEN_BACK', { points: '600' }))).toBeVisible();
  });
});

test('an order of three items for a known customer is paid by card in at most twelve taps', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/till` });
  const till = tillOn(page);
  const customer = customerOn(page);
  await till.ready();
  await customer.findByPhone('01012349876');
  await customer.asNew.click();
  await customer.agreeToAll.check();
  await customer.add.click();
  await customer.row.getByRole('button').last().click();
  await expect(customer.row).toBeHidden();

  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  for (const name of ['대추차', '쌍화차', '대추차']) await tap(till.item(name));
  await tap(customer.tool);
  for (const digit of '9876') await tap(customer.key(digit));
  await tap(customer.found.first());
  await expect(customer.sheet).toBeHidden();
  taps += 1;
  await till.startPaying();
  await tap(till.way('CARD'));
  await expect(till.paid).toBeVisible();
  expect(taps).toBeLessThanOrEqual(12);
});

test('a guest types their own number on the turned tablet, sees no other guest, and the cart comes back by itself', async ({
  page,
  maru,
}) => {
  const store = await openOwnStore(maru);
  await givePoints(store);
  await addACustomer(store, { phone: '01011115678', name: '한바다', points: 500 });
  await addACustomer(store, { phone: '01022225678', name: '윤들판', points: 900 });
  await signInAs(page, maru, store.owner, { path: `/s/${store.storeId}/till` });
  const till = tillOn(page);
  const customer = customerOn(page);
  await till.add('대추차');
  await customer.open();
  await customer.type('5678');
  await expect(customer.found).toHaveCount(2);

  await customer.turn.click();
  const turned = customer.turned('PHONE');
  await expect(turned).toBeVisible();
  for (const points of [500, 900]) await expect(page.getByText(customer.points(points))).toHaveCount(0);
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await turned.boundingBox())?.width).toBe(width);
  await expectNoViolations(page, 'turned tablet');

  // The last four digits do not suffice here: they could show the guest another customer.
  await customer.typeAsGuest('5678');
  await turned.getByRole('button', { name: t('hub/customers:till.find') }).click();
  await expect(turned.getByText(t('hub/customers:till.problems.whole'))).toBeVisible();
  for (let left = 4; left > 0; left -= 1) await page.keyboard.press('Backspace');
  await customer.typeAsGuest('01022225678');
  await customer
    .turned('USE')
    .getByRole('button', { name: t('hub/customers:use.all', { points: customer.points(900) }) })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(customer.row).toContainText(customer.uses(900));
  await expect(till.total).toHaveText(won(5_100));
});
