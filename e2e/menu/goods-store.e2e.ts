import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { ko } from '../support/words.ts';

test('an open screen switches from 메뉴 to 상품 when a cafe becomes a florist, and back for a bakery', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  // The page misses changes made before it subscribes to events.
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
