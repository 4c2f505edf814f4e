import { expect } from '@playwright/test';
import { expectFits } from '../support/expect-fits.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { test } from '../support/maru.ts';
import { callAs, newPerson } from '../support/new-person.ts';
import { openOwnStore } from '../support/own-store.ts';
import { admin, signInAs, signInForm } from '../support/people.ts';
import { usersOn } from '../support/screens/users.ts';

test.use({
  locale: 'ko-KR',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('spec 2 · an admin finds a user, reads them masked, locks them with a reason so that they cannot sign in, and unlocks them', async ({
  page,
  browser,
  maru,
}) => {
  const person = await newPerson(maru, { name: '라온제나' });
  await openOwnStore(maru, { name: '돌보는 찻집', of: { owner: person, call: await callAs(maru, person) } });
  const users = usersOn(page);
  await signInAs(page, maru, admin, { path: '/admin/users' });
  await expect(users.rows.first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(users.search).toBeFocused();
  await users.rowsOfPage.click();
  await users.choice(10).click();
  await expect(page).toHaveURL(/rows=10/);
  await users.search.fill(person.username.toUpperCase());
  await expect(users.rows).toHaveCount(1);
  await expectNoViolations(page, 'the users');
  await users.row('라**나').click();
  await expect(page.getByRole('heading', { name: '라**나', level: 1 })).toBeVisible();
  await expect(page.getByText(person.username)).toBeHidden();
  for (const card of ['person', 'flags.title', 'sessions.title', 'consents.title'])
    await expect(users.card(card)).toBeVisible();
  await expect(users.card('consents.title').getByText(users.text('consents.agreed')).first()).toBeVisible();
  await expect(users.access).toContainText('돌보는 찻집');
  await expect(users.logged('createUser')).toBeVisible();
  await expectNoViolations(page, 'a user');

  await users.unmask.click();
  await users.reason('unmask.reasons.CHECK').click();
  await users.look.click();
  await expect(users.dialog.getByText(person.username)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(users.dialog).toBeHidden();

  await users.lower('accountNonLocked').click();
  await users.confirmLower('accountNonLocked').click();
  await expect(users.dialog).toBeVisible();
  await users.reason('flags.reasons.STOLEN').click();
  await users.confirmLower('accountNonLocked').dblclick();
  await expect(users.raise('accountNonLocked')).toBeVisible();
  await expect(users.card('flags.title')).toContainText(users.text('flags.reasons.STOLEN'));

  const other = await browser.newContext({ locale: 'ko-KR' });
  const theirs = await other.newPage();
  await theirs.goto(maru.hubUrl);
  await signInForm(theirs).sendAs(person);
  await expect(signInForm(theirs).error).toBeVisible();

  await users.raise('accountNonLocked').click();
  await users.reason('flags.reasons.CHECKED').click();
  await users.confirmRaise('accountNonLocked').click();
  await expect(users.lower('accountNonLocked')).toBeVisible();
  await signInForm(theirs).sendAs(person);
  await expect(theirs).toHaveURL((url) => url.origin === maru.hubUrl);

  await expect(users.logged('setUserFlags')).toHaveCount(2);

  await users.resetMail.click();
  await users.sendMail.click();
  await expect(users.dialog).toBeHidden();
  expect(new URL(await mailboxOf(maru).linkTo(person.username)).pathname).toBe('/resetPassword');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page, 'a user');
  await other.close();
});

test('an admin signs a user out everywhere, expires their password so that it no longer signs in, and deletes them', async ({
  page,
  browser,
  maru,
}) => {
  const person = await newPerson(maru, { name: '미리내' });
  const other = await browser.newContext({ locale: 'ko-KR' });
  const theirs = await other.newPage();
  await signInAs(theirs, maru, person, { path: '/profile' });

  const users = usersOn(page);
  await signInAs(page, maru, admin, { path: '/admin/users' });
  await users.search.fill(person.username);
  await users.row('미*내').click();
  await users.signOut.click();
  await users.confirmSignOut.click();
  await expect(users.card('sessions.title')).toContainText(users.text('sessions.none'));
  // A server instance may still accept the ended session for a few seconds.
  await expect(async () => {
    await theirs.reload();
    await expect(signInForm(theirs).username).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });

  await users.lower('credentialsNonExpired').click();
  await users.reason('flags.reasons.REQUESTED').click();
  await users.confirmLower('credentialsNonExpired').click();
  await expect(users.raise('credentialsNonExpired')).toBeVisible();
  await signInForm(theirs).sendAs(person);
  await expect(signInForm(theirs).error).toBeVisible();

  await users.deletion.open.click();
  await users.deletion.reason('ASKED').click();
  await users.deletion.confirm.dblclick();
  await expect(users.deletion.done).toBeVisible();
  await expect(page).toHaveURL(`${maru.hubUrl}/admin`);
  await page.goto(`${maru.hubUrl}/admin/users?q=${encodeURIComponent(person.username)}`);
  await expect(users.noneFound).toBeVisible();
  await other.close();
});
