import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

/** From the demo menu; no other journey sells it. */
const [item, choice] = ['딸기라떼', '아주 덜 달게'];
const { t } = ko;

test('staff with only the order right mark an item and an option sold out, and every till shows it', async ({
  page,
  browser,
  maru,
}) => {
  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  await openSignedIn(otherPage, maru, 'owner');
  const other = tillOn(otherPage);
  await expect(other.item(item)).toBeVisible();

  await test.step('from the sheet of its tile, with an undo', async () => {
    await till.sellOut(item, 'UNTIL_TOMORROW');
    await expect(till.item(item)).toContainText(t('hub/till:soldOut'));
    await expect(other.item(item)).toContainText(t('hub/till:soldOut'));
    await page.getByRole('button', { name: t('hub/till:undo') }).click();
    await expect(till.item(item)).not.toContainText(t('hub/till:soldOut'));
    await expect(other.item(item)).not.toContainText(t('hub/till:soldOut'));
  });

  await test.step('by keyboard, and available again from the notice that a sold-out tile shows', async () => {
    await till.item(item).focus();
    await page.keyboard.press('F7');
    await expect(till.sheet).toBeVisible();
    await till.sheet.getByRole('button', { name: t('hub/till:soldOutSheet.item.UNTIL_CHANGED') }).click();
    await expect(other.item(item)).toContainText(t('hub/till:soldOut'));
    await other.item(item).click();
    await otherPage.getByRole('button', { name: t('hub/till:soldOutSheet.open') }).click();
    await other.sheet.getByRole('button', { name: t('hub/till:soldOutSheet.item.NO'), exact: true }).click();
    await expect(till.item(item)).not.toContainText(t('hub/till:soldOut'));
  });

  await test.step('a single option, from the options sheet', async () => {
    await till.item(item).click();
    await till.sheet.getByRole('button', { name: t('hub/till:soldOutSheet.open') }).click();
    const own = till.sheet.getByRole('radiogroup', {
      name: t('hub/till:soldOutSheet.labelOf', { name: choice }),
    });
    await own.getByText(t('hub/till:soldOutSheet.choice.UNTIL_TOMORROW'), { exact: true }).click();
    await other.item(item).click();
    await expect(other.sheet.getByRole('radio', { name: new RegExp(choice) })).toBeDisabled();
    await own.getByText(t('hub/till:soldOutSheet.choice.NO'), { exact: true }).click();
    await expect(other.sheet.getByRole('radio', { name: new RegExp(choice) })).toBeEnabled();
  });
  await otherContext.close();
});
