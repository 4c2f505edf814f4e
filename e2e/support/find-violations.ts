import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands is nothing; `what` names the state that was looked at. */
export async function expectNothingFound(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found, what).toEqual([]);
}
