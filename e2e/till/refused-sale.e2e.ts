import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
/** Of the demo menu; no other journey sells it. */
const item = '밀크티';

test('a sale of what is sold out meanwhile says what and whose the money is, and goes with its emptied cart', async ({
  page,
  context,
  browser,
  maru,
}) => {
  await signIn(page, maru, 'staff');
  const till = tillOn(page);
  const otherContext = await browser.newContext({ locale: 'ko-KR' });
  const otherPage = await otherContext.newPage();
  await signIn(otherPage, maru, 'owner');

  await context.setOffline(true);
  await till.addWith(item);
  await till.payInCash();
  await expect(till.kept).toBeVisible();
  await tillOn(otherPage).sellOut(item, 'UNTIL_TOMORROW');
  await expect(tillOn(otherPage).item(item)).toContainText(t('hub/till:soldOut'));
  await context.setOffline(false);

  await test.step('the refusal names the line and the money', async () => {
    const refusal = till.sheet.getByRole('alert');
    await expect(refusal).toContainText(item);
    await expect(refusal).toContainText(/이미 받은 [\d,]+원은/);
  });

  await test.step('nothing is left to check once its emptied cart is discarded', async () => {
    await till.sheet.getByRole('button', { name: t('hub/till:outbox.restore') }).click();
    await till.fix(item, 'cart.takeOut');
    await expect(till.sheet).toContainText(/받은 [\d,]+원을/);
    await till.sheet.getByRole('button', { name: t('hub/till:outbox.discard') }).click();
    await expect(till.sheet).toBeHidden();
    await expect(till.connection).toHaveText(t('hub/till:outbox.states.CONNECTED'));
  });
  await otherContext.close();
});
