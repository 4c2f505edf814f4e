import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { test } from '../support/maru.ts';
import { newPerson } from '../support/new-person.ts';
import { signIn } from '../support/people.ts';
import { expectSignedOut, openProfile, profileOn } from '../support/screens/profile.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test('the profile is behind the last button of the rail, and the rail leads back to the till', async ({
  page,
  maru,
}) => {
  await signIn(page, maru, 'staff');
  const till = page.url();
  await page.getByRole('button', { name: t('hub/app:frame.more') }).click();
  await page.getByRole('link', { name: t('hub/app:account.profile') }).click();
  await expect(page).toHaveURL(`${maru.hubUrl}/profile`);
  await expect(page.getByRole('heading', { name: t('hub/profile:title'), level: 1 })).toBeVisible();
  await expect(profileOn(page).person).toContainText('staff@maru.test');

  await page.getByRole('link', { name: t('hub/app:screens.till') }).click();
  await expect(page).toHaveURL(till);
});

test('one browser signs another one out, which is then asked to sign in again', async ({
  page,
  browser,
  maru,
}) => {
  const person = await newPerson(maru);
  const elsewhere = await browser.newContext({ locale: 'ko-KR', userAgent: phone });
  const other = await elsewhere.newPage();
  await openProfile(other, maru, person);
  await openProfile(page, maru, person);

  const profile = profileOn(page);
  await expect(profile.thisDevice).toHaveCount(1);
  await expect(profile.thisDevice.getByRole('button')).toHaveCount(0);

  const handset = profile.device('Safari · iPhone');
  await handset.getByRole('button').click();
  await expect(profile.notice('sessions.ended', { name: 'Safari · iPhone' })).toBeVisible();
  await expect(handset).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('hub/profile:sessions.title') })).toBeFocused();
  await expect(profile.thisDevice).toHaveCount(1);
  await expectSignedOut(other);
  await elsewhere.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('all other devices are signed out at once after a confirmation', async ({ page, browser, maru }) => {
    const person = await newPerson(maru);
    const others = await Promise.all(
      [1, 2].map(async () => (await browser.newContext({ locale: 'ko-KR' })).newPage()),
    );
    for (const other of others) await openProfile(other, maru, person);
    await page.addInitScript(() => localStorage.setItem('maru.language', 'ko'));
    await openProfile(page, maru, person);
    const profile = profileOn(page);
    // The user token of the page that verified the address has ended and is not listed.
    await expect(profile.devices).toHaveCount(3);
    await expectFits(page);

    await profile.endOthers.click();
    await profile.keepThem.click();
    await expect(profile.devices).toHaveCount(3);
    await profile.endOthers.click();
    await profile.confirmAll.click();
    await expect(profile.notice('sessions.endedOthers', { count: 2 })).toBeVisible();
    await expect(profile.devices).toHaveCount(1);
    await expect(profile.dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: t('hub/profile:sessions.title') })).toBeFocused();
    for (const other of others) {
      await expectSignedOut(other);
      await other.context().close();
    }
  });
});
