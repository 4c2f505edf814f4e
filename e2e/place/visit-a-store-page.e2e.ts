import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { changePlaceSlug, getPlace } from '@maru/contract/place/place.endpoints.ts';
import { expect } from '@playwright/test';
import { expectFits } from '#support/expect-fits.ts';
import { expectNoViolations } from '#support/expect-no-violations.ts';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { publishNoodles } from '#support/publish-noodles.ts';

const phone = { width: 360, height: 740 };

test('a visitor without JavaScript reads a store page in both languages, sees what is sold out, and follows an old link', async ({
  maru,
  browser,
}) => {
  const { storeId, call } = await openOwnStore(maru, { name: '마루국수' });
  const { itemId, slug } = await publishNoodles({ storeId, call });
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ko-KR', viewport: phone });
  const page = await context.newPage();

  await test.step('the page has name, menu, price, hours and the way to call, and runs no script', async () => {
    await page.goto(`${maru.hubUrl}/place/${slug}`);
    await expect(page).toHaveTitle('마루국수 · 메뉴와 영업시간');
    await expect(page.getByRole('heading', { level: 1, name: '마루국수' })).toBeVisible();
    await expect(page.getByText('매일 아침 육수를 내요.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '잔치국수' })).toContainText('9,000원');
    await expect(page.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:+82220000000');
    await expect(page.getByRole('heading', { name: '영업시간' })).toBeVisible();
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  });

  await test.step('a link leads to the English page and back', async () => {
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maru Noodles' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Banquet noodles' })).toContainText('₩9,000');
    await page.getByRole('link', { name: '한국어' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '마루국수' })).toBeVisible();
  });

  await test.step('what is sold out says so when the page is loaded again', async () => {
    await call(setSoldOut, { storeId, itemIds: [itemId], soldOut: 'UNTIL_CHANGED' });
    const item = page.getByRole('listitem').filter({ hasText: '잔치국수' });
    await expect(async () => {
      await page.reload();
      await expect(item).toContainText('품절', { timeout: 500 });
    }).toPass();
  });

  await test.step('an old link leads to the new address', async () => {
    const { version } = await call(getPlace, { storeId });
    const moved = `${slug}-moved`;
    await call(changePlaceSlug, { storeId, version, slug: moved });
    await expect(async () => {
      await page.goto(`${maru.hubUrl}/place/${slug}`);
      expect(page.url()).toBe(`${maru.hubUrl}/place/${moved}`);
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: '마루국수' })).toBeVisible();
    await page.goto(`${maru.hubUrl}/place/nobody-has-this`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('매장 페이지를 찾지 못했어요');
  });
  await context.close();

  await test.step('nobody is kept from reading it, on a phone and on a wide screen', async () => {
    for (const look of [
      { viewport: phone, colorScheme: 'dark' },
      { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    ] as const) {
      const seen = await browser.newPage(look);
      for (const path of [`${slug}-moved/ko`, `${slug}-moved/en`, 'nobody-has-this']) {
        await seen.goto(`${maru.hubUrl}/place/${path}`);
        await expectNoViolations(seen, path);
        await expectFits(seen, path);
      }
      await seen.close();
    }
  });
});
