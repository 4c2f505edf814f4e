import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { menuEditorOf } from '../support/menu-editor.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

/** From the demo menu; no other journey sells these. */
const menu = {
  dearer: '돌체라떼',
  soldOut: '고구마라떼',
  asking: '흑임자라떼',
  collection: '우유',
  gone: '저지방 우유',
  other: '오트 우유',
};
const moved = t('hub/till:cart.priceMoved', { was: won(5_800), now: won(9_900) });

test('menu changes appear in the cart at once, and the corrected cart can be paid', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  await till.addWith(menu.dearer);
  await till.addWith(menu.soldOut);
  await till.addWith(menu.asking, menu.gone);
  const editor = await menuEditorOf(maru, storeIdOf(page));

  await test.step('a changed price', async () => {
    await editor.changePrice(menu.dearer, 9_900);
    await expect(till.line(menu.dearer)).toContainText(won(9_900));
    await expect(till.line(menu.dearer).getByText(moved)).toBeVisible();
  });
  await test.step('a sold-out item', async () => {
    await editor.sellOut(menu.soldOut);
    await expect(till.line(menu.soldOut).getByRole('alert')).toHaveText(t('hub/till:cart.problems.SOLD_OUT'));
  });
  await test.step('a deleted option, by its name', async () => {
    await editor.deleteChoice(menu.collection, menu.gone);
    await expect(till.line(menu.asking).getByRole('alert')).toContainText(menu.gone);
    await expect(till.pay).toBeDisabled();
    await expectNoViolations(page, 'a cart that has to be mended');
  });

  await till.pressLineButton(menu.dearer, 'cart.fix.acceptPrice');
  await expect(till.line(menu.dearer).getByText(moved)).toBeHidden();
  await till.pressLineButton(menu.soldOut, 'cart.takeOut');
  await till.pressLineButton(menu.asking, 'cart.fix.options');
  await till.sheet.getByText(menu.other, { exact: true }).click();
  await till.sheet.getByRole('button', { name: t('hub/till:options.change') }).click();
  await expect(till.sheet).toBeHidden();
  await till.payInCash();
  await expect(till.paid).toBeVisible();
});
