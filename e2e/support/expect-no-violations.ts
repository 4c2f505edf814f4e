import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no axe violations on the current page; `what` names the state for the report. */
export async function expectNoViolations(page: Page, what: string) {
  expect(await findViolations(page), what).toEqual([]);
}

/** The axe violations on the current page: the rules, each with the elements that break it. */
export async function findViolations(page: Page) {
  // Legacy mode checks this page alone; otherwise each check opens another page to gather the results of
  // frames. The page that waits for a guest's payment reloads itself, because it works without script. axe
  // need not gather every element that passes: that took nearly half of its time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .disableRules('meta-refresh');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
}
