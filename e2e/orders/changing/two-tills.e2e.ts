import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { expect } from '@playwright/test';
import { awaitAnswer } from '#support/await-answer.ts';
import { test } from '#support/maru.ts';
import { openSignedIn } from '#support/people.ts';
import { changingOn } from '#support/screens/changing.ts';
import { takeByCall } from '#support/take-by-call.ts';
import { ko } from '#support/words.ts';

const { won } = ko;

test('two tills add to one order at once, and each sees what the other changes', async ({
  page,
  browser,
  maru,
}) => {
  const { path } = await takeByCall(maru);
  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await openSignedIn(page, maru, 'owner', { path });
  await openSignedIn(other, maru, 'staff', { path });
  const [mine, theirs] = [changingOn(page), changingOn(other)];

  await test.step('both pick something before either adds it', async () => {
    for (const each of [mine, theirs]) await each.startAdding();
    await mine.pick('대추차');
    await theirs.pick('대추차');
  });

  await test.step('leaving asks about what was picked, and staying keeps it', async () => {
    await mine.startLeaving();
    await mine.stay.click();
    await awaitAnswer(page, changeOrder, () => mine.send.click());
    await awaitAnswer(other, changeOrder, () => theirs.send.click());
    for (const each of [mine, theirs]) await expect(each.due).toContainText(won(18_000));
  });

  await test.step('one takes a line off with a reason, and the other sees it', async () => {
    await theirs.openLine('대추차');
    await theirs.less.click();
    await awaitAnswer(other, changeOrder, () => theirs.takeOffFor('GUEST'));
    for (const each of [mine, theirs]) await expect(each.due).toContainText(won(12_000));
    await expect(page.getByText(mine.text('change.reasons.GUEST'))).toBeVisible();
  });
  await other.close();
});
