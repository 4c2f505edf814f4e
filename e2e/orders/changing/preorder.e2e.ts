import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn } from '#support/people.ts';
import { ordersOn } from '#support/screens/orders.ts';
import { pressUntil } from '#support/screens/till.ts';
import { takeByCall } from '#support/take-by-call.ts';
import { ko } from '#support/words.ts';

const { t } = ko;
const text = (key: string, values?: Record<string, string | number>) => t(`hub/orders:${key}`, values);

test('a preorder is announced as new on the live orders, then accepted, made ready and picked up', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff', { screen: 'orders' });
  await expect(ordersOn(page).live).toBeVisible();

  const pickupAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const { number } = await takeByCall(maru, { orderType: 'ONLINE_PREORDER', pickupAt });
  const card = ordersOn(page).card(number);
  await expect(card).toContainText(text('places.PREORDER'));
  const isNew = page.getByText(text('unseen.text', { numbers: text('number', { number }) }));
  await expect(isNew).toBeVisible();

  for (const act of ['ACCEPT', 'READY', 'PICKED_UP']) {
    const button = card.getByRole('button', { name: text(`fulfilment.${act}`), exact: true });
    // The act is not optimistic: the next button replaces this one only when the server has responded.
    await pressUntil(
      () => button.click(),
      () => button.isHidden(),
    );
    await expect(isNew).toBeHidden();
  }
  await expect(card.getByRole('button', { name: text('acts.pay') })).toBeVisible();
});
