import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { ko } from '../support/words.ts';

test('a cafe that becomes a florist says 상품 for 메뉴 on the open screen, and the other way round', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  // What changes before the page listens is not heard of.
  const listens = () => page.waitForResponse((response) => response.url().includes(`${storeId}/events`));
  const hears = listens();
  await signInAs(page, maru, owner, { path: `/s/${storeId}/menu` });
  const place = (name: string) =>
    page
      .getByRole('navigation', { name: ko.t('hub/app:frame.nav') })
      .getByRole('link', { name, exact: true });
  const empty = (name: string) => page.getByText(`아직 ${name} 없어요`);
  await expect(place('메뉴')).toBeVisible();
  await expect(empty('메뉴가')).toBeVisible();
  await hears;

  const { version } = await call(updateStore, { storeId, version: 2, category: 'FLOWER' });
  await expect(place('상품')).toBeVisible();
  await expect(empty('상품이')).toBeVisible();

  const hearsAgain = listens();
  await page.reload();
  await expect(place('상품')).toBeVisible();
  await hearsAgain;

  await call(updateStore, { storeId, version, category: 'BAKERY' });
  await expect(place('메뉴')).toBeVisible();
  await expect(empty('메뉴가')).toBeVisible();
});
