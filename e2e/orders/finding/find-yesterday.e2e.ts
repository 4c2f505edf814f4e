import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn } from '#support/people.ts';
import { orderOn } from '#support/screens/order.ts';
import { orderSearchOn } from '#support/screens/order-search.ts';
import { ko } from '#support/words.ts';

const { t } = ko;
const day = /\d{4}-\d{2}-\d{2}/;

test("yesterday's order is found by day and by search, Back returns to the list, and the found orders are downloaded", async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'orders' });

  await page.getByRole('link', { name: t('hub/lib/days/days:keys.previous') }).click();
  await expect(page.getByRole('link', { name: t('hub/lib/days/days:keys.next') })).toBeVisible();
  const boardAddress = page.url();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('hub/orders:title'));
  const [yesterday = ''] = day.exec(boardAddress) ?? [];
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const search = orderSearchOn(page);
  const wholeDay = (await search.download()).trim().split('\r\n').slice(1);
  // Read the first row only now: the rest of the day has arrived and may sort before the rows shown first.
  const number = Number(/\d+/.exec((await row.getByRole('link').textContent()) ?? '')?.[0]);
  expect(wholeDay.some((line) => line.startsWith(`${yesterday},${number},`))).toBe(true);
  expect(wholeDay.filter((line) => !line.startsWith(`${yesterday},`))).toEqual([]);

  await row.getByRole('link').click();
  await expect(orderOn(page).heading(number)).toBeVisible();

  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: t('hub/orders:order.back'), exact: true }).click();
  await expect(page).toHaveURL(boardAddress);

  await search.open.click();
  await search.number.fill(String(number));
  await search.from.fill(yesterday);
  await search.to.fill(yesterday);
  await expect(search.rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`number=${number}`));
  await expect(page).toHaveURL(new RegExp(`to=${yesterday}`));
  const searchAddress = page.url();

  const text = await search.download();
  expect(text.split('\r\n')).toHaveLength(2);
  expect(text).toContain(`${yesterday},${number},`);

  await search.rows.getByRole('link').click();
  await expect(orderOn(page).heading(number)).toBeVisible();
  await banner.getByRole('link', { name: t('hub/orders:find.title'), exact: true }).click();
  await expect(search.rows).toHaveCount(1);
  expect(new URLSearchParams(new URL(page.url()).search).get('from')).toContain(yesterday);
  expect(new Set(new URL(page.url()).searchParams.keys())).toEqual(
    new Set(new URL(searchAddress).searchParams.keys()),
  );

  await search.number.fill('999999');
  await expect(search.noneFound).toBeVisible();
});
