import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, signInForm } from '../support/people.ts';
import { dashboardOn } from '../support/screens/dashboard.ts';
import { ko } from '../support/words.ts';

const { t } = ko;
/** The longest way to the login page: account area → hub → authorization server → login page → its form. */
const mostMoves = 5;

/** Counts navigations until something is shown, to detect redirect loops. */
function countMoves(page: Page) {
  let moves = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves += 1;
  });
  return async (act: () => Promise<unknown>, untilShown: () => Promise<void>) => {
    moves = 0;
    await act();
    await untilShown();
    await page.waitForLoadState();
    await untilShown();
    expect(moves).toBeLessThanOrEqual(mostMoves);
  };
}

test('the account root, also with a query, and the hub lead a signed-out visitor to the sign-in page without a loop', async ({
  page,
  maru,
}) => {
  const moving = countMoves(page);
  const form = signInForm(page);
  const seesForm = () => expect(form.password).toBeVisible();

  await moving(() => page.goto(`${maru.accountUrl}/`), seesForm);
  await moving(() => page.reload(), seesForm);
  await moving(() => page.goto(`${maru.hubUrl}/`), seesForm);
  await moving(() => page.goto(`${maru.accountUrl}/?code=x`), seesForm);
  await expect(page).toHaveURL(`${maru.accountUrl}/`);
  await moving(() => page.goto(`${maru.accountUrl}/?error=1`), seesForm);
  await expect(form.error).toBeHidden();
});

test('a failed sign-in keeps its error on reload and after Back and Forward', async ({ page, maru }) => {
  const moving = countMoves(page);
  const form = signInForm(page);
  await page.goto(`${maru.hubUrl}/`);
  await form.send('owner', 'wrong');
  await expect(page).toHaveURL(`${maru.accountUrl}/?error`);

  const seesError = () => expect(form.error).toBeVisible();
  await moving(() => page.reload(), seesError);
  await moving(
    () => page.goBack(),
    () => expect(form.password).toBeVisible(),
  );
  await moving(() => page.goForward(), seesError);

  await form.send('owner');
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname.startsWith('/s/'));
});

test('a signed-in user is redirected from the account area to the hub, also by the back button', async ({
  page,
  maru,
}) => {
  const moving = countMoves(page);
  const seesHub = () => expect(dashboardOn(page).heading).toBeVisible();
  await signIn(page, maru, 'owner');

  await moving(() => page.goto(`${maru.accountUrl}/`), seesHub);
  await moving(() => page.goto(`${maru.accountUrl}/?code=x`), seesHub);
  await page.goto(`${maru.accountUrl}/nowhere`);
  await moving(() => page.goBack(), seesHub);
});

test('an unexpected return from sign-in shows an error and lets the user try again', async ({
  page,
  maru,
}) => {
  const returns = [
    ['error=access_denied&state=x', 'badApproach'],
    ['code=old&state=old', 'badApproach'],
    ['', 'badApproach'],
  ] as const;
  for (const [query, reason] of returns) {
    await page.goto(`${maru.hubUrl}/login/callback?${query}`);
    await expect(page.getByRole('heading', { name: t(`hub/sign-in:${reason}.title`) }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: t('hub/sign-in:again') }).click();
  await expect(signInForm(page).password).toBeVisible();
});

test('an authorization error or a worthless code shows an error, and signing in again works', async ({
  page,
  maru,
}) => {
  /** Returns to the hub with the state it expects. */
  async function returnFromSignIn(answer: string) {
    const asked = page.waitForRequest(/\/oauth\/authorize\?/);
    await page.goto(`${maru.hubUrl}/`);
    const state = new URL((await asked).url()).searchParams.get('state');
    await expect(signInForm(page).password).toBeVisible();
    await page.goto(`${maru.hubUrl}/login/callback?${answer}&state=${state}`);
  }
  const says = (reason: string) =>
    expect(page.getByRole('heading', { name: t(`hub/sign-in:${reason}.title`) }).first()).toBeVisible();

  await returnFromSignIn('error=access_denied');
  await says('refused');
  await returnFromSignIn('error=server_error');
  await says('failed');
  await returnFromSignIn('code=worthless');
  await says('failed');

  await page.getByRole('button', { name: t('hub/sign-in:again') }).click();
  await signInForm(page).send('owner');
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname.startsWith('/s/'));
});
