import { closeStore } from '@maru/contract/stores/closing.endpoints.ts';
import { newPerson } from '../new-person.ts';
import { openOwnStore } from '../own-store.ts';
import { admin, signInAs } from '../people.ts';
import { closingOn, leavingOn } from '../screens/leaving.ts';
import { openProfile } from '../screens/profile.ts';
import type { Studio } from '../screens/studio.ts';

/**
 * Account deletion that a store prevents, the request to close the store, and that request as an admin sees
 * it.
 */
export async function shootLeaving(office: Studio, handset: Studio, adminStudio: Studio) {
  const { page, maru, words, shoot } = handset;
  await openProfile(page, maru, await newPerson(maru, { name: '이하늘' }), words);
  const leaving = leavingOn(page, words);
  await leaving.open.click();
  await leaving.password.waitFor();
  await shoot('70-leave', 'screen');

  const { owner, storeId, call } = await openOwnStore(maru, { name: 'Quiet Beans' });
  await openProfile(office.page, maru, owner, office.words);
  const held = leavingOn(office.page, office.words);
  await held.open.click();
  await held.toStore.waitFor();
  await office.shoot('71-leave-held', 'screen');
  await held.toStore.click();
  const closing = closingOn(office.page, office.words);
  await closing.open.click();
  await closing.dialog.getByRole('listitem').first().waitFor();
  await office.shoot('72-close-store', 'screen');
  await office.page.keyboard.press('Escape');
  await call(closeStore, { storeId, reason: 'Closed down' });
  await closing.withdraw.waitFor();
  await office.shoot('73-close-asked');

  await signInAs(adminStudio.page, maru, admin, { path: '/admin/stores/approval' });
  await adminStudio.page.getByRole('link', { name: 'Quiet Beans' }).waitFor();
  await adminStudio.shoot('74-close-requests');
  await adminStudio.page.getByRole('link', { name: 'Quiet Beans' }).click();
  await adminStudio.page
    .getByRole('heading', { name: closingOn(adminStudio.page, adminStudio.words).request })
    .waitFor();
  await adminStudio.shoot('75-close-request');
}
