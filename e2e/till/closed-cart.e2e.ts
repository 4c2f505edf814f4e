import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { menuEditorOf } from '../support/menu-editor.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

/** From the demo menu; no other journey sells it. */
const item = '레몬에이드';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('the collapsed cart on a phone shows what has to be checked before paying', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  await till.addWith(item);
  const closed = (key: 'price' | 'problem') =>
    page.getByRole('status').getByRole('button', { name: t(`hub/till:cart.closed.${key}`) });
  await expect(till.pay).toBeEnabled();
  await expect(closed('price')).toBeHidden();

  const editor = await menuEditorOf(maru, storeIdOf(page));

  await test.step('a changed price, whose notice opens the cart', async () => {
    await editor.changePrice(item, 6_500);
    await closed('price').click();
    await till.sheet.getByRole('button', { name: `${item} ${t('hub/till:cart.fix.acceptPrice')}` }).click();
    await page.keyboard.press('Escape');
    await expect(closed('price')).toBeHidden();
  });

  await test.step('a sold-out item, which disables the pay button', async () => {
    await editor.sellOut(item);
    await expect(closed('problem')).toBeVisible();
    await expect(till.pay).toBeDisabled();
    await expectNoViolations(page, 'a closed cart that has to be mended');
    await closed('problem').click();
    await expect(till.sheet.getByText(t('hub/till:cart.problems.SOLD_OUT'))).toBeVisible();
  });
});
