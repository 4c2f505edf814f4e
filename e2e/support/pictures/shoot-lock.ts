import { mailboxOf } from '../mailbox.ts';
import { openOwnStore } from '../own-store.ts';
import { signInAs } from '../people.ts';
import { appLockOn, approvalOn } from '../screens/app-lock.ts';
import { dashboardOn } from '../screens/dashboard.ts';
import { mobilePhone } from '../screens/sign-up.ts';
import type { Studio } from '../screens/studio.ts';

/** The app lock, locked screens, and the page behind the link on the store phone. */
export async function shootLock(office: Studio, counter: Studio) {
  const { maru, page, words } = office;
  const { owner, storeId } = await openOwnStore(maru);
  const phone = mobilePhone();
  await signInAs(page, maru, owner, { path: `/s/${storeId}/settings/lock` });
  const lock = appLockOn(page, words);
  await lock.heading.waitFor();
  await office.shoot('70-lock');
  await lock.askCode(phone);
  await office.shoot('71-lock-code', 'screen');
  await lock.enterCode(maru, phone);
  await lock.switchOf('SALES_ANALYSIS').check();
  await lock.save.click();
  await lock.saved.waitFor();
  await office.shoot('72-locked');

  await signInAs(counter.page, maru, owner, { path: `/s/${storeId}/sales/revenue` });
  const closed = appLockOn(counter.page, words);
  await closed.ask.waitFor();
  await counter.shoot('73-locked-screen');
  await counter.page.goto(`${maru.hubUrl}/s/${storeId}`);
  await dashboardOn(counter.page, words).closed.waitFor();
  await counter.shoot('73-locked-dashboard');
  await counter.page.goto(`${maru.hubUrl}/s/${storeId}/sales/revenue`);
  await closed.ask.waitFor();
  await closed.ask.click();
  await closed.delivery('DELIVERED').waitFor();
  await counter.shoot('74-unlock-asked');
  await page.goto(await mailboxOf(maru).linkTo(phone, 2));
  const approval = approvalOn(page, words);
  await approval.approve.waitFor();
  await office.shoot('75-approval');
  await approval.approve.click();
  await approval.approved.waitFor();
  await office.shoot('76-approved');
}
