import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn } from '../support/people.ts';
import { tillOn } from '../support/screens/till.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
/** From the demo menu; no other journey sells it out. */
const item = '자몽에이드';
const soldOut = t('hub/till:soldOut');
const isSwitch = /\/menu\/soldout$/;

/** Holds back the answers to switches until `resolve` delivers or drops them. */
async function holdAnswers(page: Page) {
  const held = Promise.withResolvers<'GIVE' | 'LOSE'>();
  const asked: string[] = [];
  await page.route(isSwitch, async (route) => {
    asked.push(route.request().postData() ?? '');
    const response = await route.fetch();
    if ((await held.promise) === 'LOSE') return route.abort();
    return route.fulfill({ response });
  });
  return { asked, ...held };
}

test('a sold-out switch whose answer is lost keeps its new state, and the next switch is sent only after the previous answer', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  const answers = await holdAnswers(page);
  // The live event makes the page reload the menu. This has to happen before the answer is lost.
  const heard = page.waitForResponse((response) => response.url().includes('revision=') && response.ok());
  await till.sellOut(item, 'UNTIL_CHANGED');
  await heard;
  await expect(till.item(item)).toContainText(soldOut);

  answers.resolve('LOSE');
  await expect(page.getByText(t('hub/till:soldOutSheet.done.UNTIL_CHANGED', { name: item }))).toBeHidden();
  await expect(till.item(item)).toContainText(soldOut);
  await page.reload();
  await expect(till.item(item)).toContainText(soldOut);

  await page.unroute(isSwitch);
  await sellAgain(page);

  const next = await holdAnswers(page);
  await till.sellOut(item, 'UNTIL_CHANGED');
  await expect(till.item(item)).toContainText(soldOut);
  await sellAgain(page);
  expect(next.asked).toHaveLength(1);

  next.resolve('GIVE');
  await expect
    .poll(() => next.asked)
    .toEqual([expect.stringContaining('UNTIL_CHANGED'), expect.stringContaining('"NO"')]);
  await page.reload();
  await expect(till.item(item)).not.toContainText(soldOut);
});

async function sellAgain(page: Page) {
  const till = tillOn(page);
  await till.item(item).click({ button: 'right' });
  await till.sheet.getByRole('button', { name: t('hub/till:soldOutSheet.item.NO'), exact: true }).click();
  await expect(till.item(item)).not.toContainText(soldOut);
}
