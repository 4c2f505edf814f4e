import { setStoreStatus } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The notices at the edge of every screen. */
export function noticesOn(page: Page, { t }: Words = ko) {
  const region = page.getByRole('region', { name: t('hub/app:notices.region') });
  const error = region.getByRole('alert').locator('[data-type="ERROR"]');

  return {
    error,
    /** Causes a notice that stays: a change of the store's status whose request fails. */
    async fail() {
      const address = `**${setStoreStatus.path.replace(':storeId', '*')}`;
      await page.route(address, (route) =>
        route.request().method() === setStoreStatus.method ? route.abort() : route.fallback(),
      );
      await page.getByTitle(t('hub/stores/status/status:title')).click();
      await page.getByRole('menuitem', { name: t('hub/stores/status/status:OPEN') }).click();
      await expect(error).toBeVisible();
    },
    /** Waits until the notice and these places are in sight and do not overlap. */
    async expectClear(places: Record<string, Locator>) {
      await expect(async () => {
        await expect(error).toBeInViewport({ ratio: 1, timeout: 1_000 });
        const notice = await error.boundingBox();
        for (const [name, place] of Object.entries(places))
          expect(overlap(notice, await place.boundingBox()), name).toBe('clear');
      }).toPass();
    },
  };
}

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(one: Box, other: Box): 'clear' | 'covered' | 'not there' {
  if (!one || !other) return 'not there';
  const isClear =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return isClear ? 'clear' : 'covered';
}
