import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { optionsOn } from '../support/screens/options.ts';

/** From the demo menu. */
const collection = '분쇄';
const item = '오미자차';

test('items can be chosen for an option collection even when the storage of the tab is full', async ({
  page,
  maru,
}) => {
  // Simulates a full storage, which has no room for a change of thousands of items.
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'maru.unanswered' && value.includes('changeStoreItems'))
        throw new DOMException('', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await openSignedIn(page, maru, 'owner', { screen: 'menu/options' });
  const options = optionsOn(page);
  await options.list.getByRole('link', { name: collection, exact: true }).click();
  await options.chooseItems.click();
  await options.tick(item);
  await expect(options.usedBy.getByRole('link', { name: item })).toBeVisible();
  await page.getByRole('button', { name: options.own('used.undo'), exact: true }).click();
  await expect(options.usedBy.getByRole('link', { name: item })).toBeHidden();
});
