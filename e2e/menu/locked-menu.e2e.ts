import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { appLockOn, approvalOn } from '../support/screens/app-lock.ts';
import { categoriesOn } from '../support/screens/categories.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { menuListOn } from '../support/screens/menu-list.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';
import type { Maru } from '../support/start-maru.ts';

const phone = mobilePhone();
const screens = ['menu/categories', 'menu/options', 'menu/options/new', 'menu/changes', 'menu/import'];
const winter = '겨울 메뉴';
const left = '두고 간 차';
const name = '대추차';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('a locked menu shows a note on every screen until it is unlocked', async ({ page, browser, maru }) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const { id: categoryId } = await call(setCategory, { storeId, name: '차', nameEn: null });
  const item = { categoryId, name, nameEn: null, price: 6_000, description: null, barcode: null };
  await call(setStoreItem, { storeId, ...item, optionCollectionIds: [] });
  const officeContext = await browser.newContext({ reducedMotion: 'reduce' });
  const office = await officeContext.newPage();
  for (const each of [page, office]) await signInAs(each, maru, owner, { path: `/s/${storeId}/menu` });
  const store = `${maru.hubUrl}/s/${storeId}`;
  const open = async (screen: string) => {
    await page.goto(`${store}/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const list = `menu?q=${encodeURIComponent(name)}`;
  const lock = appLockOn(page);
  const note = lock.note('MENU_EDIT');

  await open(list);
  await expect(menuListOn(page).link(name)).toBeVisible();
  await expect(note).toBeHidden();

  await test.step('the note appears when the menu is locked, on every menu screen', async () => {
    await lockMenu(office, maru, store);
    await expect(note).toBeVisible();
    for (const screen of [...screens, list]) {
      await open(screen);
      await expect(note).toBeVisible();
    }
    await expectNoViolations(page, 'a locked menu');
    await expectFits(page);
  });

  await test.step('an item can be marked sold out in spite of the lock', async () => {
    const sale = menuListOn(page).sale(name);
    const said = page.waitForResponse((response) => response.url().endsWith('/menu/soldout'));
    await sale.selectOption('UNTIL_CHANGED');
    expect((await said).ok()).toBe(true);
    await page.reload();
    await expect(sale).toHaveValue('UNTIL_CHANGED');
    await sale.selectOption('NO');
    await expect(lock.unlock).toBeVisible();
  });

  await test.step('an approval removes the note and keeps unsaved changes', async () => {
    const item = menuItemOn(page);
    await item.openNew(maru);
    await item.field('name').fill('쌍화차');
    await lock.unlock.click();
    await lock.ask.click();
    await approve(office, maru, 2);
    await expect(lock.opened).toBeVisible();
    await expect(note).toBeHidden();
    await expect(item.field('name')).toHaveValue('쌍화차');
    // The note and its focused button are gone, so the focus moves to main.
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the note returns when another device locks the menu again', async () => {
    await office.goto(`${store}/settings/lock`);
    await appLockOn(office).lockAgain.click();
    await expect(note).toBeVisible();
    await expect(menuItemOn(page).field('name')).toHaveValue('쌍화차');
  });

  await test.step('cancelling the unlock request leaves the delete dialog open', async () => {
    await open(list);
    await menuListOn(page).link(name).click();
    const item = menuItemOn(page);
    await item.delete.click();
    await item.confirmDelete.click();
    await expect(lock.waits('MENU_EDIT')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lock.waits('MENU_EDIT')).toBeHidden();
    await expect(item.confirmDelete).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('saving asks for an unlock, keeps the form if that is cancelled, and continues after the approval', async () => {
    await page.goto(`${store}/menu/categories`);
    const categories = categoriesOn(page);
    await categories.addButton.click();
    await categories.field('name').fill(winter);
    await categories.add.click();
    await expect(lock.waits('MENU_EDIT')).toBeVisible();
    await expectNoViolations(page, 'an act that waits for its approval');
    // Escape closes only the topmost dialog.
    await page.keyboard.press('Escape');
    await expect(lock.waits('MENU_EDIT')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(categories.field('name')).toHaveValue(winter);

    await categories.add.click();
    await lock.ask.click();
    await approve(office, maru, 3);
    await expect(categories.row(winter)).toBeVisible();
    await expect(categories.dialog).toBeHidden();
  });

  await test.step('a form that was left while it waited for an unlock is not saved by a later approval', async () => {
    await open(list);
    await menuListOn(page).link(name).click();
    const item = menuItemOn(page);
    await item.field('name').fill(left);
    await office.goto(`${store}/settings/lock`);
    await appLockOn(office).lockAgain.click();
    await expect(note).toBeVisible();
    await item.save.click();
    await lock.ask.click();
    // The first Back closes the dialog, the second leaves the form.
    const form = page.url();
    await page.goBack();
    await expect(lock.ask).toBeHidden();
    await expect(page).toHaveURL(form);
    await page.goBack();
    await item.leave.click();
    await expect(menuListOn(page).link(name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
    await approve(office, maru, 4);
    await expect(note).toBeHidden();
    await open(`menu?q=${encodeURIComponent(left)}`);
    await expect(menuListOn(page).nothing).toBeVisible();
    expect(sent.filter((url) => url.endsWith('/setstoreitem'))).toEqual([]);
  });
  await officeContext.close();
});

async function lockMenu(office: Page, maru: Maru, store: string) {
  const lock = appLockOn(office);
  await office.goto(`${store}/settings/lock`);
  await lock.askCode(phone);
  await lock.enterCode(maru, phone);
  await lock.switchOf('MENU_EDIT').check();
  await lock.save.click();
  await expect(lock.saved).toBeVisible();
}

/** Follows the link on the store phone. Message 1 is the verification code. */
async function approve(handset: Page, maru: Maru, message: number) {
  await handset.goto(await mailboxOf(maru).linkTo(phone, message));
  const approval = approvalOn(handset);
  await approval.approve.click();
  await expect(approval.approved).toBeVisible();
}
