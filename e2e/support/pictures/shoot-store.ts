import { randomInt } from 'node:crypto';
import { storeIdOf } from '../people.ts';
import { newStoreOn } from '../screens/new-store.ts';
import { staffOn } from '../screens/staff.ts';
import type { Studio } from '../screens/studio.ts';

/** The store's data and its staff, as a signed-in owner. */
export async function shootStore({ page, maru, words, shoot }: Studio) {
  const own = (key: string) => words.t(`hub/stores/office/store:${key}`);
  const field = (name: string) => page.getByLabel(words.t(`hub/stores/fields/store-fields:${name}`));
  const office = `${maru.hubUrl}/s/${storeIdOf(page)}/store`;

  await page.goto(office);
  await field('name').waitFor();
  await shoot('40-store');
  await field('name').fill('Maru');
  await page.getByRole('link', { name: words.t('hub/app:tabs.registration') }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('41-store-leave');
  await page.getByRole('button', { name: words.t('hub/lib/forms/forms:leave.go') }).click();
  await field('businessNumber').waitFor();
  await shoot('42-registration');

  await page.goto(`${office}/card-membership`);
  await page.getByRole('region', { name: own('card.title') }).waitFor();
  await shoot('43-card-membership');
  await page.goto(`${office}/staff`);
  await staffOn(page, words).list.first().waitFor();
  await shoot('43-staff');
}

/** The settings, and screens without data. */
export async function shootSettings({ page, maru, words, shoot }: Studio) {
  const store = `${maru.hubUrl}/s/${storeIdOf(page)}`;
  for (const setting of ['general', 'payment']) {
    await page.goto(`${store}/settings/${setting}`);
    await page.getByRole('switch').first().waitFor();
    await shoot(`44-setting-${setting}`);
  }
  await shootProviderKeys({ page, maru, words, shoot });
  await page.goto(`${store}/nowhere`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('45-not-found');
  await page.goto(`${maru.hubUrl}/login/callback?code=old&state=old`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('46-sign-in-failed');
}

/** Opening a store, step by step. */
export async function shootNewStore({ page, maru, words, shoot }: Studio) {
  const steps = newStoreOn(page, words);
  const store = {
    ...{ name: 'Maru 2', phone: `02-${randomInt(200, 999)}-${randomInt(1_000, 9_999)}` },
    ...{ street: '서울 성동구 왕십리로 10', detail: '1F', ownerName: 'Han' },
  };
  await page.goto(`${maru.hubUrl}/stores/new`);
  await steps.heading('basics').waitFor();
  await shoot('47-new-store');
  await steps.fillBasics(store);
  await steps.next.click();
  await steps.heading('address').waitFor();
  await shoot('48-new-store-address');
  await steps.findAddress(store);
  await shoot('48-new-store-pin');
  await steps.next.click();
  await steps.heading('registration').waitFor();
  await steps.fillRegistration(store);
  await shoot('48-new-store-registration');
  await steps.next.click();
  await steps.heading('terms').waitFor();
  await shoot('48-new-store-terms');
  await steps.agreeToAll();
  await steps.submit.click();
  await steps.heading('done').waitFor();
  await shoot('49-new-store-done');
}

/** The key of the store's payment provider, on the page of the payment setting. */
async function shootProviderKeys({
  page,
  maru,
  words,
  shoot,
}: Pick<Studio, 'page' | 'maru' | 'words' | 'shoot'>) {
  const name = words.t('hub/store-settings:provider.names.toss');
  const own = (key: string) => words.t(`hub/store-settings:provider.${key}`, { name });
  const key = 'test_sk_a1b2c3d4e5f6g7h8';
  maru.toss.addKey(key);

  await page.getByRole('button', { name: own('connect') }).click();
  const field = page.getByRole('dialog').getByLabel(own('key'));
  await field.fill('short');
  await field.press('Enter');
  await shoot('44-setting-provider-keys');
  await field.fill(key);
  await field.press('Enter');
  const remove = page.getByRole('button', { name: own('remove') });
  await remove.scrollIntoViewIfNeeded();
  await shoot('44-setting-provider');
  await remove.click();
  await page.getByRole('dialog', { name: own('removeTitle') }).waitFor();
  await shoot('44-setting-provider-remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: own('removeConfirm') })
    .click();
  await page.getByRole('button', { name: own('connect') }).waitFor();
}
