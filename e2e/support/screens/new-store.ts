import { expect, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

export type NewStore = { name: string; phone: string; street: string; detail: string; ownerName: string };

/** Opening a store, step by step. */
export function newStoreOn(page: Page, { t }: Words = ko) {
  const own = (key: string) => t(`hub/stores/new/new-store:${key}`);
  const field = (name: string) =>
    page.getByLabel(t(`hub/stores/fields/store-fields:${name}`), { exact: true });
  const image = t('hub/stores/fields/store-fields:registrationImage');
  const next = page.getByRole('button', { name: own('next'), exact: true });
  const heading = (step: string) => page.getByRole('heading', { name: own(`${step}.title`), level: 2 });
  const results = page.getByRole('list', { name: t('hub/stores/address/address:search.list') });
  const address = page.getByLabel(t('hub/stores/address/address:search.label'));
  const detail = page.getByLabel(t('hub/stores/address/address:detail'), { exact: true });

  return {
    heading,
    next,
    address,
    noAddress: (text: string) => page.getByText(t('hub/stores/address/address:search.none', { text })),
    submit: page.getByRole('button', { name: own('terms.submit') }),
    toStore: page.getByRole('link', { name: own('done.toStore') }),
    async fillBasics({ name, phone }: NewStore) {
      await field('name').fill(name);
      await page.getByRole('combobox', { name: t('hub/stores/fields/store-fields:category') }).click();
      await page.getByRole('option').first().click();
      await field('phone').fill(phone);
    },
    async findAddress(store: NewStore) {
      await address.fill(store.street);
      await results.getByRole('button').first().click();
      await expect(detail).toBeFocused();
      // The pin is in the middle of the district.
      await page.getByRole('button', { name: t('hub/stores/address/address:pin.asItIs') }).click();
      await detail.fill(store.detail);
    },
    /** Uploads a screenshot as the registration image. */
    async fillRegistration({ name, ownerName }: NewStore) {
      await field('businessNumber').fill('1111111119');
      await field('businessName').fill(name);
      await field('ownerName').fill(ownerName);
      await field('openedOn').fill('2026-01-05');
      const registration = {
        name: 'registration.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      };
      await page.locator('input[type=file]').first().setInputFiles(registration);
      await expect(page.getByRole('img', { name: image })).toBeVisible();
    },
    async agreeToAll() {
      await page.getByLabel(t('hub/terms:list.all')).check();
    },
  };
}
