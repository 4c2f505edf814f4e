import { admin, signInAs } from '../people.ts';
import { applicationsOn } from '../screens/applications.ts';
import { adminPointsOn } from '../screens/point-messages.ts';
import type { Studio } from '../screens/studio.ts';

/** Every admin screen, starting signed out. The demo has a waiting application. */
export async function shootAdmin({ page, maru, words, shoot }: Studio) {
  const own = (key: string) => words.t(`hub/stores/admin/admin:${key}`);
  const applications = applicationsOn(page, words);
  await signInAs(page, maru, admin, { path: '/admin/stores/approval' });
  await applications.queue.waitFor();
  await shoot('60-admin-queue');

  await page.goto(`${maru.hubUrl}/admin`);
  const desk = (key: string) => words.t(`hub/serviceability/serviceability:promises.${key}`);
  await page
    .getByRole('region', { name: desk('label') })
    .getByText(desk('approvals'))
    .first()
    .waitFor();
  await shoot('60-admin-home');
  for (const view of ['MESSAGES', 'RECEIPTS', 'PAYMENTS', 'JOBS'] as const) {
    await page.goto(`${maru.hubUrl}/admin/failures?view=${view}`);
    const name = words.t(`hub/serviceability/serviceability:failures.views.${view}`);
    // Nothing must have failed.
    await page.getByText(name, { exact: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await shoot(`60-admin-failures-${view.toLowerCase()}`);
  }

  await page.goto(`${maru.hubUrl}/admin/stores`);
  await page.getByLabel(own('stores.search')).waitFor();
  await shoot('61-admin-stores');
  await page.getByLabel(own('stores.search')).fill('?');
  await page.getByText(own('stores.noneFoundText')).waitFor();
  await shoot('62-admin-none-found');

  await shootPoints({ page, maru, words, shoot });
  await page.goto(`${maru.hubUrl}/admin/stores/approval`);
  // Requests to close and changed registrations are listed above.
  await page.getByRole('listitem').getByRole('link').last().click();
  const edit = page.getByRole('button', { name: own('registration.edit'), exact: true });
  await edit.waitFor();
  await shoot('63-admin-store');
  await applications.begin('SEND_BACK');
  await shoot('64-admin-send-back');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: own('access.add') }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('65-admin-member');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await edit.click();
  await shoot('66-admin-edit');
}

/** Point settings of all stores, channels and templates. */
async function shootPoints({ page, maru, words, shoot }: Pick<Studio, 'page' | 'maru' | 'words' | 'shoot'>) {
  const points = adminPointsOn(page, words);
  await page.goto(`${maru.hubUrl}/admin/points`);
  await points.anyStore.first().waitFor();
  await shoot('67-admin-points');
  await points.anyStore.first().click();
  await points.rate.waitFor();
  await shoot('67-admin-points-store');
  await points.connect.click();
  await points.channel.waitFor();
  await shoot('67-admin-points-connect');
  await page.keyboard.press('Escape');
  await points.dialog.waitFor({ state: 'hidden' });
  for (const view of ['CHANNELS', 'TEMPLATES'] as const) {
    await page.goto(`${maru.hubUrl}/admin/points?view=${view}`);
    await points.table(view).waitFor();
    await shoot(`67-admin-points-${view.toLowerCase()}`);
  }
  await page.goto(`${maru.hubUrl}/admin/points?q=%3F`);
  await points.noneFound.waitFor();
  await shoot('67-admin-points-none');
}
