import { agreeToTerms } from '@maru/contract/terms/terms.endpoints.ts';
import { expect } from '@playwright/test';
import { announceAChange } from '../support/announce-a-change.ts';
import { awaitAnswer } from '../support/await-answer.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test as base } from '../support/maru.ts';
import { password, people, signInAs } from '../support/people.ts';
import { type Maru, startMaru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

/** Published terms cannot be removed, so no other journey uses this server. */
const test = base.extend<object, { own: Maru }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use) => {
      const maru = await startMaru();
      await use(maru);
      await maru.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const text = (key: string) => ko.t(`hub/terms:${key}`);
const added = '덧붙인 문단: 비 오는 날에는 우산을 빌려 드려요.';

test.use({ ownContext: true, viewport: { width: 360, height: 740 } });

test('a change of the terms is announced, shown side by side, and asks for agreement on its day, but not offline', async ({
  browser,
  page,
  own,
}) => {
  const owner = { username: people.owner, password };
  await announceAChange(own, { key: 'service', added, announcedDaysAgo: 0 });
  await signInAs(page, own, owner, { path: '/profile' });
  const notice = page.getByRole('region', { name: text('coming.label') });
  await expect(notice.getByRole('button', { name: text('coming.agree') })).toBeVisible();
  await expectFits(page, 'the notice');
  await expectNoViolations(page, 'the notice');

  const opened = page.waitForEvent('popup');
  await notice.getByRole('link').click();
  const terms = await opened;
  const compared = terms.getByRole('table', { name: ko.t('account/terms:version.compared') });
  await expect(compared.getByRole('insertion')).toHaveText([added]);
  await expect(compared.getByRole('deletion')).toHaveCount(0);
  await expectFits(terms, 'side by side');
  await expectNoViolations(terms, 'side by side');
  await terms.close();

  await notice.getByRole('button', { name: text('coming.dismiss') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  await announceAChange(own, { key: 'service', added, announcedDaysAgo: 9 });
  const later = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const day = await later.newPage();
  await signInAs(day, own, owner, { path: '/profile' });
  const dialog = day.getByRole('dialog', { name: text('agree.title') });
  const done = dialog.getByRole('button', { name: text('agree.done') });
  await expect(dialog.getByRole('button', { name: text('agree.signOut') })).toBeVisible();
  await done.click();
  await expect(dialog.getByRole('alert')).toHaveText(text('agree.needed'));
  await expectNoViolations(day, 'asked for agreement');

  await later.setOffline(true);
  await dialog.getByRole('button', { name: text('agree.later') }).click();
  await expect(dialog).toBeHidden();
  await later.setOffline(false);
  await expect(dialog).toBeVisible();

  await dialog.getByRole('checkbox').last().check();
  await awaitAnswer(day, agreeToTerms, () => done.dblclick());
  await expect(dialog).toBeHidden();
  await day.reload();
  await expect(day.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  await later.close();
});
