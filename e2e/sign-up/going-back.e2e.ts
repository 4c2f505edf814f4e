import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { type Stranger, signUpOn, stranger } from '../support/screens/sign-up.ts';

/** All places where a browser could keep input. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
    ]),
  );
}

async function expectBasics(page: Page, { name, username, password }: Stranger) {
  const signUp = signUpOn(page);
  await expect(signUp.heading('basicInfomation')).toBeVisible();
  await expect(signUp.name).toHaveValue(name);
  await expect(signUp.username).toHaveValue(username);
  await expect(signUp.password).toHaveValue(password);
  await expect(signUp.confirm).toHaveValue(password);
}

test('going back and forward keeps the input, with the buttons of the page and of the browser', async ({
  page,
  maru,
}) => {
  const person = stranger();
  const signUp = signUpOn(page);
  await signUp.begin(maru, person);
  await signUp.verifyPhone(maru, person);
  await signUp.agreeToAll.check();

  await signUp.back.click();
  await expect(signUp.heading('phoneAuthenticaiton')).toBeFocused();
  await expect(signUp.phone).toHaveValue(/010-?\d{4}-?\d{4}/);
  await page.goBack();
  await expectBasics(page, person);
  expect(await kept(page)).not.toContain(person.password);

  await page.goForward();
  await page.goForward();
  await expect(signUp.agreeToAll).toBeChecked();
  await expect(signUp.done).toBeEnabled();
});

test('spec 2 · clicking the logo on a form page goes to /', async ({ page, maru }) => {
  await page.goto(`${maru.accountUrl}/signup`);
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL(`${maru.accountUrl}/`);
});
