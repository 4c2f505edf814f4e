import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn, storeIdOf } from '#support/people.ts';
import { orderOn } from '#support/screens/order.ts';
import { orderSearchOn } from '#support/screens/order-search.ts';
import { salesListOn } from '#support/screens/sales-list.ts';
import { ko } from '#support/words.ts';

const { t } = ko;
const cash = t('hub/orders:paymentTypes.INSTORE_CASH');

test('sales are listed with their sums, filtered and downloaded, and one is found again by hour and day of payment', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'sales/revenue' });
  const list = salesListOn(page);
  await list.tab.click();
  await expect(list.heading).toBeVisible();
  await list.period('yesterday').click();
  await list.choose(t('hub/orders:find.payment'), cash);
  await expect(list.rows.filter({ hasNotText: cash })).toHaveCount(0);
  const count = await list.rows.count();

  const lines = (await list.download()).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  const cells = (at: number) => (lines[at] ?? '').split(',');
  const netAt = cells(0).indexOf(t('hub/sales:list.sheet.net'));
  const net = lines.slice(1).reduce((sum, _, at) => sum + Number(cells(at + 1)[netAt]), 0);
  await expect(list.sum('net')).toContainText(ko.won(net));

  const address = page.url();
  const first = list.rows.first().getByRole('link');
  const number = Number(/\d+/.exec((await first.textContent()) ?? '')?.[0]);
  const [day = '', , takenAt = ''] = cells(1);
  await first.click();
  await expect(orderOn(page).heading(number)).toBeVisible();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: t('hub/orders:order.toSales'), exact: true }).click();
  await expect(list.rows).toHaveCount(count);
  expect(page.url()).toBe(address);

  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/orders/search?number=${number}`);
  const search = orderSearchOn(page);
  await expect(search.rows.first()).toBeVisible();
  await search.more.click();
  const hour = Number(takenAt.slice(11, 13));
  await list.choose(
    t('hub/orders:find.hour'),
    t('hub/orders:find.hourSpan', { from: hour, until: hour + 1 }),
  );
  await list.choose(t('hub/orders:find.basis'), t('hub/orders:find.bases.event'));
  await search.from.fill(day);
  await search.to.fill(day);
  const filters = () => {
    const found = new URL(page.url()).searchParams;
    return ['hour', 'basis', 'from', 'to'].map((name) => found.get(name));
  };
  await expect.poll(filters).toEqual([String(hour), 'event', day, day]);
  await expect(search.rows).toHaveCount(1);
  await page.reload();
  await expect(search.rows).toHaveCount(1);
});
