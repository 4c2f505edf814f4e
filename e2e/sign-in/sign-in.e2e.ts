import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';

const owner = { username: 'owner@maru.test', password: 'maru1234!' };

test.use({ locale: 'ko-KR' });

async function fillIn(page: Page, { username, password }: typeof owner) {
  await page.getByLabel('이메일').fill(username);
  await page.getByLabel('비밀번호').fill(password);
}

const submit = (page: Page) => page.getByRole('button', { name: '로그인' }).click();

test('who follows a link into the hub signs in and comes to where it leads; other tabs are in too', async ({
  page,
  browser,
  maru,
}) => {
  await page.goto(maru.hubUrl);
  await fillIn(page, owner);
  await submit(page);
  await expect(page).toHaveURL(/\/s\/[^/]+\//);
  const [store] = /^.*\/s\/[^/]+/.exec(page.url()) ?? [];

  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await other.goto(`${store}/orders?from=link`);
  await expect(other).toHaveURL(`${maru.accountUrl}/`);
  await fillIn(other, owner);
  await submit(other);
  await expect(other).toHaveURL(new RegExp(`^${store}/orders\\?.*from=link`));

  const tab = await other.context().newPage();
  await tab.goto(`${maru.accountUrl}/`);
  await expect(tab).toHaveURL((url) => url.href.startsWith(`${store}/`));
  await other.context().close();
});

test('the button waits for both fields; a wrong password says so at /?error and keeps the e-mail', async ({
  page,
  maru,
}) => {
  await page.goto(maru.hubUrl);
  const button = page.getByRole('button', { name: '로그인' });
  await expect(button).toBeDisabled();
  await fillIn(page, { ...owner, password: 'wrong' });
  await expect(button).toBeEnabled();
  await page.getByLabel('비밀번호').press('Enter');

  await expect(page).toHaveURL(`${maru.accountUrl}/?error`);
  await expect(page.getByRole('alert')).toHaveText('이메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.');
  await expect(page.getByLabel('이메일')).toHaveValue(owner.username);
  await expect(page.getByLabel('비밀번호')).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await page.getByLabel('비밀번호').fill(owner.password);
  await page.getByRole('button', { name: '보기' }).click();
  await expect(page.getByLabel('비밀번호')).toHaveAttribute('type', 'text');
  await submit(page);
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl);
});

test('the page turns to English where it stands, and stays so', async ({ page, maru }) => {
  await page.goto(`${maru.accountUrl}/?error`);
  await page.getByLabel('이메일').fill(owner.username);
  const kept = page.waitForResponse(`${maru.accountUrl}/language`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(owner.username);

  await kept;
  await page.reload();
  await expect(page).toHaveTitle(/^Welcome back/);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('signing out forgets what the browser kept and ends at the sign-in page', async ({ page, maru }) => {
  await page.goto(`${maru.accountUrl}/?error`);
  await fillIn(page, owner);
  await submit(page);
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl);
  await page.goto(`${maru.accountUrl}/nowhere`);
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
  });

  // Who comes here without having signed out is signed out first.
  await page.goto(`${maru.accountUrl}/logoutsuccess`);
  await expect(page).toHaveURL(`${maru.accountUrl}/`);
  await expect(page.getByLabel('비밀번호')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('an unknown address shows a picture that leads home', async ({ page, maru }) => {
  const answer = await page.goto(`${maru.accountUrl}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '찾는 페이지가 없어요' })).toBeVisible();
  await page.getByRole('link', { name: /처음으로/ }).click();
  await expect(page.getByLabel('비밀번호')).toBeVisible();
});

test('the sign-in page of a bare visitor never goes round', async ({ page, maru }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto(maru.accountUrl);
  await expect(page.getByLabel('비밀번호')).toBeVisible();
  const rounds = visited.length;
  expect(rounds).toBeLessThanOrEqual(4);

  await page.goto(maru.hubUrl);
  await expect(page.getByLabel('비밀번호')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('비밀번호')).toBeVisible();
  expect(visited.length).toBeLessThanOrEqual(rounds + 5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password, another language and a right password work as well', async ({ page, maru }) => {
    await page.goto(`${maru.accountUrl}/?error`);
    await fillIn(page, { ...owner, password: 'wrong' });
    await submit(page);
    await expect(page).toHaveURL(`${maru.accountUrl}/?error`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: '보기' })).toBeHidden();

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(`${maru.accountUrl}/?error`);
    await page.getByLabel('Email').fill(owner.username);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${maru.hubUrl}/`);
  });
});
