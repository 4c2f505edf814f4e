import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands is nothing; `what` names the state that was looked at. */
export async function expectNothingFound(page: Page, what: string) {
  // Legacy mode looks in this page alone; otherwise each look opens another page to gather what frames answer.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
  expect(found, what).toEqual([]);
}
