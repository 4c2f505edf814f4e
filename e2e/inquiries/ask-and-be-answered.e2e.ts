import { longestAnswer } from '@maru/contract/inquiries/inquiry-rules.ts';
import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { admin, signInAs } from '../support/people.ts';
import { aboutOn, inquiriesOn } from '../support/screens/inquiries.ts';

test.use({
  ownContext: true,
  locale: 'ko-KR',
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

const script = '<img src=x onerror="document.title=1"><script>alert(1)</script>';

test('spec 2 · a visitor asks without an account, and gets the answer of an admin by mail', async ({
  page,
  browser,
  context,
  maru,
}) => {
  const email = `asks-${Date.now()}@maru.test`;
  const about = aboutOn(page);
  const mails = mailboxOf(maru);
  await page.goto(`${maru.hubUrl}/about`);
  await expect(about.all).toBeVisible();
  await expectFits(page, 'the form to ask');
  await expectNoViolations(page, 'the form to ask');

  await about.name.fill('김하늘2');
  await about.phone.fill('010-1234');
  await about.send.click();
  await expect(about.name).toBeFocused();
  for (const problem of ['name.letters', 'email.missing', 'phone.length', 'content.missing', 'consents'])
    await expect(about.problem(problem)).toBeVisible();
  await expectNoViolations(page, 'a form with mistakes');

  await about.name.fill('김하늘');
  await about.email.fill(email);
  await about.phone.fill('010-2345-6789');
  await about.content.fill(`영수증은 어디에 있나요? ${script}`);
  await about.all.check();
  await context.setOffline(true);
  await about.send.click();
  await expect(page.getByRole('alert').filter({ hasText: /인터넷|연결/ })).toBeVisible();
  await expect(about.content).toHaveValue(/영수증은 어디에/);
  await context.setOffline(false);
  await about.send.dblclick();
  await expect(about.sent).toBeVisible();
  await mails.hears(email, '문의를 받았어요');
  expect((await mails.bodiesTo(email)).join()).not.toMatch(/영수증|김하늘|script/);

  const adminPage = await (
    await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })
  ).newPage();
  const inquiries = inquiriesOn(adminPage);
  await signInAs(adminPage, maru, admin, { path: '/admin/inquiries' });
  await inquiries.search.fill(email);
  await expect(inquiries.rows).toHaveCount(1);
  await inquiries.choose('김*늘').check();
  await inquiries.closeChosen(1).click();
  await inquiries.closeReason('SPAM').check();
  await expectNoViolations(adminPage, 'a reason to close inquiries');
  await inquiries.closeNow.click();
  await expect(inquiries.closed(1)).toBeVisible();
  await expect(inquiries.noneFound).toBeVisible();
  await inquiries.undoClosing.click();
  await inquiries.row('김*늘').click();
  await expect(adminPage.getByText(script, { exact: false })).toBeVisible();
  await expect(adminPage).toHaveTitle(/김\*늘/);
  await expect(adminPage.getByText(email)).toBeHidden();
  await expectNoViolations(adminPage, 'an inquiry');
  await inquiries.take.click();
  await expect(inquiries.giveBack).toBeVisible();
  await inquiries.note.fill('프린터 기종 확인');
  await inquiries.addNote.click();
  await expect(adminPage.getByRole('listitem').filter({ hasText: '프린터 기종 확인' })).toBeVisible();

  await inquiries.unmask.click();
  await inquiries.reason('CONTACT').click();
  await inquiries.look.click();
  await expect(inquiries.dialog.getByText(email)).toBeVisible();
  await adminPage.keyboard.press('Escape');
  await expect(inquiries.dialog).toBeHidden();

  await inquiries.answer.fill('가'.repeat(longestAnswer + 1));
  await inquiries.send.click();
  await expect(inquiries.tooLong(longestAnswer)).toBeVisible();
  await expect(inquiries.answer).toBeFocused();

  // The server mails the answer, but its response is lost.
  await adminPage.route(/\/answer$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await inquiries.answer.fill('주문 화면에서 다시 인쇄할 수 있어요.');
  await inquiries.send.dblclick();
  await expect(inquiries.wasSent).toBeVisible();
  await expect(inquiries.answer).toBeHidden();
  await mails.hears(email, '주문 화면에서 다시 인쇄할 수 있어요.');
  expect(await mails.bodiesTo(email)).toHaveLength(2);
  await adminPage.context().close();
});
