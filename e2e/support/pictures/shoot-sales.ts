import { storeIdOf } from '../people.ts';
import { calendarOn } from '../screens/calendar.ts';
import { dashboardOn } from '../screens/dashboard.ts';
import { revenueOn } from '../screens/revenue.ts';
import { salesListOn } from '../screens/sales-list.ts';
import type { Studio } from '../screens/studio.ts';

/** Revenue, sales list, calendar and dashboard. */
export async function shootSales({ page, maru, words, shoot }: Studio) {
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/sales/revenue`);
  const revenue = revenueOn(page, words);
  await revenue.sums();
  await revenue.legend.waitFor();
  await shoot('12-revenue');
  await revenue.asTable.click();
  await revenue.hoursTotal.waitFor();
  await shoot('13-revenue-table');
  await revenue.period('monthBefore').click();
  await revenue.breakdown('item').waitFor();
  await shoot('13-revenue-month');
  await revenue.openChoices();
  for (const by of ['option', 'itemOrderType']) {
    await revenue.choose('breakdowns.label', `breakdowns.${by}`);
    await revenue.breakdown(by).waitFor();
    await shoot(`13-revenue-by-${by}`);
  }
  await revenue.choose('filters.unit', 'byTime.weekdayHour');
  await revenue.week.waitFor();
  await shoot('13-revenue-week');
  await revenue.choose('filters.basis', 'filters.bases.event');
  await page.getByText(words.t('hub/sales:filters.eventText')).waitFor();
  await shoot('13-revenue-event');
  await page.getByRole('link', { name: words.t('hub/app:tabs.differences') }).click();
  await page.getByRole('list', { name: words.t('hub/orders:differences.title') }).waitFor();
  await shoot('13-sales-differences');

  const sales = salesListOn(page, words);
  await sales.tab.click();
  await sales.rows.first().waitFor();
  await shoot('13-sales-list');

  const calendar = calendarOn(page, words);
  await calendar.tab.click();
  await calendar.today.waitFor();
  await shoot('13-sales-calendar');
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}`);
  await dashboardOn(page, words).bestItems.waitFor();
  await shoot('13-dashboard');
}
