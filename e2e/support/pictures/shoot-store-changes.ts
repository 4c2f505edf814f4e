import { mailboxOf } from '../mailbox.ts';
import { openOwnStore } from '../own-store.ts';
import { admin, signInAs } from '../people.ts';
import { lostPhoneOn } from '../screens/lost-phone.ts';
import { registrationChangeOn } from '../screens/registration-change.ts';
import { mobilePhone } from '../screens/sign-up.ts';
import type { Studio } from '../screens/studio.ts';

/**
 * A pending change of the registration, and a lost store phone, as the owner, an admin and the new phone see
 * them.
 */
export async function shootStoreChanges(office: Studio, adminStudio: Studio) {
  const { maru, page, words } = office;
  const name = 'Maru Registered';
  const { owner, storeId } = await openOwnStore(maru, { name });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/store/registration` });
  const change = registrationChangeOn(page, words);
  await change.businessName.fill('Maru Trading');
  await change.save.click();
  await change.waiting.waitFor();
  await office.shoot('80-registration-waits');

  await signInAs(adminStudio.page, maru, admin, { path: '/admin/stores/approval' });
  const queue = registrationChangeOn(adminStudio.page, words);
  await queue.inQueue(name).waitFor();
  await adminStudio.shoot('81-queue-with-change');
  await queue.inQueue(name).click();
  await queue.card.waitFor();
  await adminStudio.shoot('82-change-to-decide');
  await queue.begin('REFUSE');
  await queue.dialog.waitFor();
  await adminStudio.shoot('83-change-refused', 'screen');
  await adminStudio.page.keyboard.press('Escape');
  await queue.dialog.waitFor({ state: 'hidden' });

  const phone = mobilePhone();
  const lost = lostPhoneOn(adminStudio.page, words);
  await lost.begin.click();
  await lost.dialog.waitFor();
  await adminStudio.shoot('84-lost-phone', 'screen');
  await lost.ask(phone);
  await lost.sent.waitFor();
  await adminStudio.shoot('85-lost-phone-sent');
  await adminStudio.page.goto(await mailboxOf(maru).linkTo(phone));
  await lost.confirm.waitFor();
  await adminStudio.shoot('86-store-phone-link');
  await lost.confirm.click();
  await lost.confirmed.waitFor();
  await adminStudio.shoot('87-store-phone-confirmed');

  await page.goto(`${maru.hubUrl}/s/${storeId}/settings/lock`);
  await lostPhoneOn(page, words).notice.waitFor();
  await office.shoot('88-phone-about-to-change');
}
