import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

test('an order is put on hold, survives a reload, and is resumed by one tab only', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  await till.ready();
  // A new device starts with the demo store's sample cart, which is on hold.
  await expect(till.heldCount(1)).toBeVisible();

  await test.step('hold under a name', async () => {
    await till.add('대추차');
    await till.hold('창가 손님');
    await expect(till.cart).toContainText(t('hub/till:cart.empty'));
    await page.reload();
    await expect(till.heldCount(2)).toBeVisible();
    await expect(till.cart).toContainText(t('hub/till:cart.empty'));
  });

  await test.step('the present order is held in the place of the resumed one', async () => {
    await till.add('마카롱');
    await till.heldCount(2).click();
    await expectNoViolations(page, 'the orders on hold');
    await till
      .held('창가 손님')
      .getByRole('button', { name: t('hub/till:hold.resume') })
      .click();
    await expect(till.line('대추차')).toBeVisible();
    await expect(till.line('마카롱')).toBeHidden();
    await expect(till.heldCount(2)).toBeVisible();
  });

  const other = await context.newPage();
  await other.goto(page.url());
  const there = tillOn(other);

  await test.step('what one tab resumes, another one no longer has', async () => {
    await there.heldCount(2).click();
    await there
      .held('마카롱')
      .getByRole('button', { name: t('hub/till:hold.resume') })
      .click();
    await expect(there.line('마카롱')).toBeVisible();
    await expect(till.heldCount(2)).toBeHidden();
  });

  await test.step('a deleted one comes back by undo', async () => {
    await there.hold('');
    await there.heldCount(2).click();
    await there
      .held('마카롱')
      .getByRole('button', { name: t('hub/till:hold.delete') })
      .click();
    await expect(there.held('마카롱')).toBeHidden();
    await other.getByRole('button', { name: t('hub/till:undo'), exact: true }).click();
    await expect(till.heldCount(2)).toBeVisible();
  });
});
