import { listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { storeForHub } from './browser-storage.ts';
import { callAs } from './new-person.ts';
import { signInByCalls } from './sign-in-by-calls.ts';
import type { Maru } from './start-maru.ts';
import { ko, type Words } from './words.ts';

export const password = 'maru1234!';
/** Demo accounts on every trial server: the owner has all rights, staff may sell. */
export const people = { owner: 'owner@maru.test', staff: 'staff@maru.test' } as const;
/** An admin who decides applications and is a member of no store. */
export const admin = { username: 'admin@maru.test', password };
export type Who = keyof typeof people;

export type Account = { username: string; password: string };

/** The form of the sign-in page. */
export function signInForm(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`account/sign-in:login.${key}`);
  const username = page.getByRole('textbox', { name: text('username'), exact: true });
  const passwordField = page.getByLabel(text('password'));
  const submit = page.getByRole('button', { name: text('submit') });

  return {
    username,
    password: passwordField,
    submit,
    error: page.getByRole('alert').filter({ hasText: text('error') }),
    async sendAs(account: Account) {
      await username.fill(account.username);
      await passwordField.fill(account.password);
      await submit.click();
    },
    async send(who: Who, typed = password) {
      await this.sendAs({ username: people[who], password: typed });
    },
  };
}

/** Ids of the demo stores by the hub's address, because each worker has its own server. */
const demoStores = new Map<string, Promise<string>>();

/** The id of the demo store. */
export function demoStoreId(maru: Maru): Promise<string> {
  const id = demoStores.get(maru.hubUrl) ?? askForDemoStore(maru);
  demoStores.set(maru.hubUrl, id);
  return id;
}

async function askForDemoStore(maru: Maru): Promise<string> {
  const call = await callAs(maru, { username: people.owner, password });
  const [store] = await call(listMyStores, {});
  if (!store) throw new Error('the demo store has no owner');
  return store.storeId;
}

/**
 * `path` is a path of the hub, `screen` one of the demo store. Without either, a journey begins at the till.
 */
type Where = { path?: string; screen?: string };

async function addressOf(maru: Maru, { path, screen = 'till' }: Where) {
  return maru.hubUrl + (path ?? `/s/${await demoStoreId(maru)}/${screen}`);
}

/** Opens a hub page and signs in on the way, like a person; resolves when the hub is shown. */
export async function signIn(
  page: Page,
  maru: Maru,
  who: Who,
  { words = ko, ...where }: Where & { words?: Words } = {},
) {
  await page.goto(await addressOf(maru, where));
  await signInForm(page, words).send(who);
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname.startsWith('/s/'));
}

type StoredSignIn = Awaited<ReturnType<BrowserContext['storageState']>> & { until: number };
/** Sign-ins of this worker. Their access tokens are valid for an hour and are not refreshed. */
const storedSignIns = new Map<string, StoredSignIn>();
const storedFor = 30 * 60_000;

/**
 * Opens a hub page with an existing sign-in, in a context that stores nothing yet. Other journeys share the session, so
 * a journey that ends or unlocks sessions must sign in itself.
 */
export async function openSignedIn(page: Page, maru: Maru, who: Who, where: Where = {}) {
  const key = `${maru.hubUrl} ${who}`;
  const known = storedSignIns.get(key);
  if (known === undefined || known.until < Date.now()) {
    await signIn(page, maru, who, where);
    storedSignIns.set(key, { ...(await page.context().storageState()), until: Date.now() + storedFor });
    return;
  }
  const ofHub = known.origins.find(({ origin }) => origin === maru.hubUrl);
  await storeForHub(page.context(), maru, ofHub?.localStorage ?? []);
  await page.context().addCookies(known.cookies);
  await page.goto(await addressOf(maru, where));
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname.startsWith('/s/'));
}

/** Opens a hub screen with a new sign-in of any account. */
export async function signInAs(page: Page, maru: Maru, account: Account, { path }: { path: string }) {
  await signInByCalls(page, maru, account);
  await page.goto(`${maru.hubUrl}${path}`);
  await expect(page).toHaveURL((url) => url.origin === maru.hubUrl && url.pathname === path);
}

/** The store id in the current URL. */
export function storeIdOf(page: Page): string {
  const [, storeId] = /\/s\/([^/?]+)/.exec(page.url()) ?? [];
  if (!storeId) throw new Error(`${page.url()} is no screen of a store`);
  return storeId;
}
