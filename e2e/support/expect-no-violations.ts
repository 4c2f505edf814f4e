import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Violation = { id: string; where: { html: string; failureSummary: string | undefined }[] };

/** Expects no axe violations on the current page; `what` names the state for the report. */
export async function expectNoViolations(page: Page, what: string) {
  expect(await findViolations(page), what).toEqual([]);
}

/**
 * The axe violations on the current page: the rules, each with the elements that break it. Waits until nothing moves or
 * fades, because a half-faded text has too little contrast. axe is added to a page once, because adding it takes longer
 * than checking.
 */
export async function findViolations(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(untilStill);
  return page.evaluate(runAxe);
}

/**
 * Waits until a dialog that has just opened is drawn, and for animations of less than a second; others, such as a
 * spinner, fade nothing. Animations in a part that the browser does not render, such as a card below the fold, never
 * end. Runs in the page.
 */
async function untilStill(): Promise<void> {
  const [longest, patience] = [1_000, 5_000];
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < longest;
  const isRendered = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true });

  const until = performance.now() + patience;
  while (performance.now() < until) {
    await Promise.race([new Promise(requestAnimationFrame), pause(100)]);
    await pause(0);
    const moving = document.getAnimations().filter((one) => isShort(one) && isRendered(one));
    if (moving.length === 0) return;
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), pause(patience)]);
  }
}

/**
 * Checks the page without its frames, in which scripts cannot run. axe does not list the elements that pass,
 * which took nearly half of its time. Its rule against pages that reload themselves is off: the page that
 * waits for a guest's payment must do so, because it works without script. Runs in the page.
 */
async function runAxe(): Promise<Violation[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
    resultTypes: ['violations'],
    rules: { 'meta-refresh': { enabled: false } },
    iframes: false,
  });
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
}
