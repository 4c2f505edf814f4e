import { expect, type Page } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { appLockOn, approvalOn } from '../support/screens/app-lock.ts';
import { revenueOn } from '../support/screens/revenue.ts';
import { mobilePhone } from '../support/screens/sign-up.ts';
import { ko } from '../support/words.ts';

const { t } = ko;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('a store phone without Kakao gets the unlock request by text; a refusal keeps the screen locked, an approval unlocks it', async ({
  page,
  context,
  maru,
}) => {
  const phone = mobilePhone();
  const mailbox = await context.newPage();
  const lock = appLockOn(page);
  await mailbox.goto(`${maru.accountUrl}/dev/outbox?to=${phone}`);
  await chooseKakao(mailbox, 'NOT_A_USER');

  const { owner, storeId } = await openOwnStore(maru);
  await signInAs(page, maru, owner, { path: `/s/${storeId}/settings/lock` });
  await lock.askCode(phone);
  await lock.enterCode(maru, phone);
  await lock.switchOf('SALES_ANALYSIS').check();
  await lock.save.click();
  await expect(lock.saved).toBeVisible();
  await page.goto(`${maru.hubUrl}/s/${storeId}/sales/revenue`);
  await lock.ask.click();
  await expect(lock.delivery('FALLBACK_SENT')).toBeVisible({ timeout: 40_000 });

  // The code, the failed Kakao message, and the text sent in its place.
  await expect(mailbox.getByRole('article')).toHaveCount(3);
  await expect(mailbox.getByText(t('account/messaging:kakao.delivery.NOT_A_USER'))).toBeVisible();
  await expectNoViolations(mailbox, 'mailbox with a Kakao message');
  await expectFits(mailbox);
  await answer(mailbox, 'refuse');
  await expect(lock.refusal).toBeVisible();
  await expect(lock.locked('SALES_ANALYSIS')).toBeVisible();

  await chooseKakao(mailbox, 'DELIVERED');
  await lock.sendAgain.click();
  await expect(lock.delivery('DELIVERED')).toBeVisible({ timeout: 40_000 });
  await expect(mailbox.getByRole('article')).toHaveCount(4);
  await answer(mailbox, 'approve');
  await expect(revenueOn(page).heading).toBeVisible();
  expect(await mailboxOf(maru).linkTo(phone, 4)).toContain('/approve/');
});

/** Sets how Kakao handles messages from now on. */
async function chooseKakao(mailbox: Page, mood: 'NOT_A_USER' | 'DELIVERED') {
  const button = mailbox.getByRole('button', { name: t(`account/messaging:kakao.behaves.${mood}`) });
  const changed = mailbox.waitForResponse((response) => response.url().includes('/dev/outbox/kakao'));
  await button.click();
  await changed;
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Opens the newest link and answers there. */
async function answer(mailbox: Page, how: 'approve' | 'refuse') {
  const opening = mailbox.context().waitForEvent('page');
  await mailbox.getByRole('article').first().getByRole('link').first().click();
  const handset = await opening;
  const approval = approvalOn(handset);
  await approval[how].click();
  await expect(how === 'approve' ? approval.approved : approval.refused).toBeVisible();
  await handset.close();
}
